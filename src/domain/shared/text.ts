import * as z from 'zod/mini';
import { lengthTexts } from './length-texts.ts';

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

/** A schema that cleans the text first. */
export const cleaned = <Schema extends z.core.$ZodType<unknown, string>>(
  schema: Schema,
  clean: (text: string) => string = cleanLine,
) => z.pipe(z.pipe(z.string(), z.transform(clean)), schema);

const measured = (minLength: number, maxLength: number, message: string) =>
  z.string().check(z.minLength(minLength, message), z.maxLength(maxLength, lengthTexts.atMost(maxLength)));

/** A one-line string that is cleaned before it is measured. */
export const line = (minLength: number, maxLength: number, message: string) =>
  cleaned(measured(minLength, maxLength, message));

/** A string that may hold line breaks and is cleaned before it is measured. */
export const paragraph = (minLength: number, maxLength: number, message: string) =>
  cleaned(measured(minLength, maxLength, message), cleanText);

/** What browsers take in a field of type email (html.spec.whatwg.org), with a dot in the domain and no number at its end. */
export const EMAIL_PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

const address = (maxLength: number, error: string) =>
  z.email({ pattern: EMAIL_PATTERN, error }).check(z.maxLength(maxLength, error));

/** An email address, cleaned. `message` is for one that is wrong or too long. */
export const email = (maxLength: number, message: string, clean = cleanLine) =>
  cleaned(address(maxLength, message), clean);

/** The same, or an empty string. A missing field counts as empty. */
export const optionalEmail = (maxLength: number, message: string) =>
  z._default(cleaned(z.union([z.literal(''), address(maxLength, message)], message)), '');
