import { idOrPhone, type IdOrPhone } from '../shared/id-or-phone.ts';
import { plainSigns } from '../shared/search-key.ts';

/** What a search text refers to. */
export type OrderSearch =
  | IdOrPhone
  /** "GS-7K2M9QXT" */
  | { readonly by: 'number'; readonly number: string }
  /** The start of it, in lower case. */
  | { readonly by: 'email'; readonly email: string };

const NUMBER = /^GS[\s-]?([\dA-Z]{8})$/;

export function orderSearch(text: string): OrderSearch {
  const lower = plainSigns(text.trim().toLowerCase());
  const [, signs] = NUMBER.exec(lower.toUpperCase()) ?? [];
  if (signs !== undefined) return { by: 'number', number: `GS-${signs}` };
  return idOrPhone(lower) ?? { by: 'email', email: lower };
}
