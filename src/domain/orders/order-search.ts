import { codeOf, codeCharacters } from '../shared/text/printed-number.ts';
import { idOrPhone, type IdOrPhone } from '../shared/contact/id-or-phone.ts';
import { plainPunctuation } from '../shared/text/search-key.ts';
import { cleanEmail } from '../shared/contact/typed-email.ts';

/** What a search text refers to. */
export type OrderSearch =
  | IdOrPhone
  /** "GS-7K2M9QXT" */
  | { readonly by: 'number'; readonly number: string }
  /** The start of an email address, or of a name's words; in lower case. */
  | { readonly by: 'text'; readonly text: string };

export function orderSearch(text: string): OrderSearch {
  const lower = plainPunctuation(cleanEmail(text).toLowerCase());
  // Without GS, eight letters may be the start of an address.
  const isNumber = !lower.includes('@') && codeCharacters(text).startsWith('GS');
  const number = isNumber ? codeOf('GS', text) : null;
  if (number !== null) return { by: 'number', number };
  return idOrPhone(lower) ?? { by: 'text', text: lower };
}
