import { readInTab, removeInTab, writeInTab } from './storage.ts';

const KEY = 'quote-lines';

/** Leaves lines of text for the quote form, which is on another page; they go when this tab closes. */
export function leaveQuoteLines(lines: string): void {
  writeInTab(KEY, lines);
}

/** The lines that were left, once. */
export function takeQuoteLines(): string | null {
  const lines = readInTab<unknown>(KEY);
  removeInTab(KEY);
  return typeof lines === 'string' && lines !== '' ? lines : null;
}
