import { idOrPhone, type IdOrPhone } from '../shared/id-or-phone.ts';

/** What a search text looks for. */
export type QuoteSearch =
  | IdOrPhone
  /** All in lower case. */
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'name'; readonly name: string }
  | { readonly by: 'names'; readonly first: string; readonly last: string };

export function quoteSearch(text: string): QuoteSearch {
  const lower = text.trim().toLowerCase();
  const one = idOrPhone(lower);
  if (one) return one;
  if (lower.includes('@')) return { by: 'email', email: lower };
  const [first = '', ...rest] = lower.split(/\s+/);
  return rest.length > 0 ? { by: 'names', first, last: rest.join(' ') } : { by: 'name', name: first };
}
