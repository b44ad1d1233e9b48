// Three digits, three and four, however they are set apart. Other groups are another country's, or two numbers.
const US_NUMBER =
  /^[^\d+]*(?:(?:(?:\+|00)[^\p{L}\d+]*)?1[^\p{L}\d+]*)?([2-9]\d\d)[^\p{L}\d+]*(\d{3})[^\p{L}\d+]*(\d\d)[^\p{L}\d+]*(\d\d)(?:[^\p{L}\d]*(?:x|ext|extension|extensión|#)[.:=\s]*\d{1,6})?\D*$/iu;

/** No spelling of a number is longer, and the pattern is slow on a page of text. */
const LONGEST = 100;

/**
 * The ten national digits of a US number in any common spelling, without 1, +1 and its extension, or null. Letters between
 * digits, a second number, another country's and a number rounded by a spreadsheet (1.77E+10) are not a US number.
 */
export function usDigits(text: string): string | null {
  if (text.length > LONGEST) return null;
  const plain = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  // Spreadsheets save a column of numbers as 7705550142.0.
  const [, ...groups] = US_NUMBER.exec(plain.replace(/(\d{5,})[.,]00?$/, '$1')) ?? [];
  return groups.join('') || null;
}

/** "+17705550142" for storage, or null when the text does not hold a US number. */
export function toE164(text: string): string | null {
  const digits = usDigits(text);
  return digits && `+1${digits}`;
}

const grouped = (digits: string): string =>
  `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

/** Turns a ten-digit number (or its +1 form) into (xxx) xxx-xxxx and leaves other input unchanged. */
export function formatPhone(text: string): string {
  const digits = usDigits(text);
  return digits ? grouped(digits) : text;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/**
 * Formats the digits typed so far as (XXX) XXX-XXXX, at most 14 characters. What cannot become a US number stays as it was
 * typed or pasted, so that the form refuses it: ten of its digits would be somebody else's number.
 */
export function formatPhoneWhileTyping(text: string): string {
  // The 1 of the country is grouped as an area until the last digit comes.
  const known = /^\(1.{13}$/.test(text) ? digitsOf(text) : text;
  const full = usDigits(known) ?? /^\(\d{3}\) \d{3}-\d{4}(?=\d+$)/.exec(text)?.[0];
  if (full) return grouped(digitsOf(full));
  const digits = digitsOf(text);
  const isOther = /^\D*[+0]|\d[^\p{L}\d]*\p{L}\D*\d/u.test(text);
  // Ten digits in a field that is being corrected begin as this function writes them.
  const isGroupedOtherwise = digits.length === 10 && !/^\d?\(\d{3}/.test(text);
  if (isOther || isGroupedOtherwise || digits.length > 10) return text;
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return grouped(digits);
}

interface TypedPhone {
  readonly text: string;
  /** Where the caret belongs in `text`. */
  readonly caret: number;
}

/** Formats a phone field after a keystroke or a paste. The caret stays behind the same digit. */
export function typePhone(typed: string, typedCaret: number, format = formatPhoneWhileTyping): TypedPhone {
  const text = format(typed);
  if (typedCaret >= typed.length) return { text, caret: text.length };
  const country = Math.max(0, digitsOf(typed).indexOf(digitsOf(text)));
  let before = digitsOf(typed.slice(0, typedCaret)).length - country;
  let caret = 0;
  while (before > 0 && caret < text.length) {
    before -= digitsOf(text.charAt(caret)).length;
    caret += 1;
  }
  return { text, caret };
}
