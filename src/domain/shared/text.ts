import * as z from 'zod/mini';

// C0 and C1 controls except tab and line breaks, zero-width and bidirectional marks, and lone surrogates: none of
// them can be seen, and each has been used to smuggle text past a reader or a spreadsheet.
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- these are the characters to be removed
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|\p{Surrogate}/gu;

/** Trimmed, NFC, without invisible characters, line ends as \n: the only form in which text is measured or kept. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(INVISIBLE, '').normalize('NFC').trim();
}

/** As cleanText, and on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** A one-line string that is cleaned before it is measured. */
export const line = (minLength: number, maxLength: number, message: string) =>
  z.pipe(
    z.pipe(z.string(), z.transform(cleanLine)),
    z
      .string()
      .check(
        z.minLength(minLength, message),
        z.maxLength(maxLength, `Please use at most ${maxLength} characters`),
      ),
  );

/** A string that may hold line breaks and is cleaned before it is measured. */
export const paragraph = (minLength: number, maxLength: number, message: string) =>
  z.pipe(
    z.pipe(z.string(), z.transform(cleanText)),
    z
      .string()
      .check(
        z.minLength(minLength, message),
        z.maxLength(maxLength, `Please use at most ${maxLength} characters`),
      ),
  );
