import { idOrPhone, type IdOrPhone } from '../contact/id-or-phone.ts';
import { plainPunctuation } from './search-key.ts';
import { cleanEmail } from '../contact/typed-email.ts';

/** What a search text looks for. */
export type NameSearch =
  | IdOrPhone
  /** The start of it, in lower case. */
  | { readonly by: 'email'; readonly email: string }
  /** Words of it, as they were typed. */
  | { readonly by: 'name'; readonly name: string };

export function nameSearch(text: string): NameSearch {
  const name = text.trim();
  const lower = plainPunctuation(cleanEmail(name).toLowerCase());
  return idOrPhone(lower) ?? (lower.includes('@') ? { by: 'email', email: lower } : { by: 'name', name });
}
