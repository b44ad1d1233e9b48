import { QUOTE_DESCRIPTION_MAX_LENGTH } from '../business/constants.ts';
import { readInTab, removeInTab, writeInTab } from './storage.ts';
import { QUOTE_LINES_KEY } from './storage-keys.ts';

/** Leaves lines of text in this tab for the quote form, which is on another page. */
export function leaveQuoteLines(lines: string): void {
  writeInTab(QUOTE_LINES_KEY, lines);
}

/** Returns the lines and removes them. */
export function takeQuoteLines(): string | null {
  const lines = readInTab<unknown>(QUOTE_LINES_KEY);
  removeInTab(QUOTE_LINES_KEY);
  return typeof lines === 'string' && lines !== '' ? lines : null;
}

/** Appends as many lines to a description as fit. Lines that are there already are not added again. */
export function addQuoteLines(description: string, lines: string): string {
  const before = description.trim();
  if (before.includes(lines)) return before;
  return lines.split('\n').reduce((text, line) => {
    const longer = text ? `${text}\n${line}` : line;
    return longer.length <= QUOTE_DESCRIPTION_MAX_LENGTH ? longer : text;
  }, before);
}
