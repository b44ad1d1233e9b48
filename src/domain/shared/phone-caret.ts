import { formatPhoneWhileTyping } from './phone.ts';

export interface TypedPhone {
  readonly text: string;
  /** Where the caret belongs in `text`. */
  readonly caret: number;
}

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** Formats what a phone field holds after a keystroke or a paste; the caret stays behind the digit it stood behind. */
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
