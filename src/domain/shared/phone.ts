/** A US number as formatPhone() writes it. */
export const PHONE_PATTERN = /^\(\d{3}\) \d{3}-\d{4}$/;

/** The ten national digits of a US number in any common spelling, or null. A leading 1 or +1 is dropped. */
export function usDigits(text: string): string | null {
  const digits = text.replace(/\D/g, '');
  if (digits.length === 10) return digits;
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : null;
}

/** "+17705550142" for storage, or null when the text does not hold a US number. */
export function toE164(text: string): string | null {
  const digits = usDigits(text);
  return digits && `+1${digits}`;
}

/** Turns a ten-digit number (or its +1 form) into (xxx) xxx-xxxx and leaves other input unchanged. */
export function formatPhone(text: string): string {
  const digits = usDigits(text);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}

/** Formats the digits typed so far as (XXX) XXX-XXXX, at most 14 characters. Drops a pasted or autofilled +1. */
export function formatPhoneWhileTyping(text: string): string {
  const all = text.replace(/\D/g, '');
  const digits = (all.length > 10 && all.startsWith('1') ? all.slice(1) : all).slice(0, 10);
  if (digits.length <= 3) return digits && `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

interface TypedPhone {
  readonly text: string;
  /** Where the caret belongs in `text`. */
  readonly caret: number;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Formats a phone field after a keystroke or a paste. The caret stays behind the same digit. */
export function typePhone(typed: string, typedCaret: number, format = formatPhoneWhileTyping): TypedPhone {
  const text = format(typed);
  if (typedCaret >= typed.length) return { text, caret: text.length };
  const country = digitsIn(typed) > 10 && typed.replace(/\D/g, '').startsWith('1') ? 1 : 0;
  let before = digitsIn(typed.slice(0, typedCaret)) - country;
  let caret = 0;
  while (before > 0 && caret < text.length) {
    before -= digitsIn(text.charAt(caret));
    caret += 1;
  }
  return { text, caret };
}
