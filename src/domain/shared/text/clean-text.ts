import { lengthTexts } from './texts.ts';

// C0 and C1 controls except tab and line breaks, zero-width and bidirectional marks, and lone surrogates: none of
// them can be seen, and each has been used to smuggle text past a reader or a spreadsheet.
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- these are the characters to be removed
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/gu;

/** Trimmed, NFC, without invisible characters, line ends as \n: the only form in which text is measured or stored. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** As cleanText, and on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** As cleanLine, in capitals. */
export const cleanCapitals = (text: string): string => cleanLine(text).toUpperCase();

/** The sentence for a cleaned text that is too long; undefined for any other. */
export function tooLong(text: unknown, maxLength: number): string | undefined {
  const over = typeof text === 'string' ? text.length - maxLength : 0;
  return over > 0 ? lengthTexts.atMost(maxLength, over) : undefined;
}
