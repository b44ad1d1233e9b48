import { QUOTE_DESCRIPTION_MAX_LENGTH } from '../business/constants.ts';
import type { EstimateData } from '../domain/estimate/estimate.schema.ts';
import { readInTab, removeInTab, writeInTab } from './storage/storage.ts';
import { QUOTE_LINES_KEY } from './storage/storage-keys.ts';

/** What the estimator leaves for the quote form. */
interface LeftEstimate {
  /** For the description. */
  readonly text: string;
  /** The same lines for staff, who make their offer of them. */
  readonly lines: EstimateData;
}

/** Leaves an estimate in this tab for the quote form, which is on another page. Returns whether the form will have it. */
export const leaveQuoteLines = (estimate: LeftEstimate): boolean => writeInTab(QUOTE_LINES_KEY, estimate);

/** Returns the estimate and removes it. */
export function takeQuoteLines(): LeftEstimate | null {
  const left = readInTab<LeftEstimate>(QUOTE_LINES_KEY);
  removeInTab(QUOTE_LINES_KEY);
  return left?.text && Array.isArray(left.lines) ? left : null;
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
