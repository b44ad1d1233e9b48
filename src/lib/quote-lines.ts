import { readInTab, removeInTab, writeInTab } from './storage.ts';
import { QUOTE_LINES_KEY } from './storage-keys.ts';

/** Leaves lines of text for the quote form, which is on another page; they go when this tab closes. */
export function leaveQuoteLines(lines: string): void {
  writeInTab(QUOTE_LINES_KEY, lines);
}

/** The lines that were left, once. */
export function takeQuoteLines(): string | null {
  const lines = readInTab<unknown>(QUOTE_LINES_KEY);
  removeInTab(QUOTE_LINES_KEY);
  return typeof lines === 'string' && lines !== '' ? lines : null;
}
