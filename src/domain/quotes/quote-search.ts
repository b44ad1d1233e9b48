import { toE164 } from '../shared/phone.ts';

/** What somebody looks for, told from how they wrote it. */
export type QuoteSearch =
  | { readonly by: 'id'; readonly id: string }
  /** +1XXXXXXXXXX */
  | { readonly by: 'phone'; readonly phone: string }
  /** All in lower case. */
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'name'; readonly name: string }
  | { readonly by: 'names'; readonly first: string; readonly last: string };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const PHONE = /^[\d\s().+-]+$/;

export function quoteSearch(text: string): QuoteSearch {
  const lower = text.trim().toLowerCase();
  if (ID.test(lower)) return { by: 'id', id: lower };
  const phone = PHONE.test(lower) ? toE164(lower) : null;
  if (phone) return { by: 'phone', phone };
  if (lower.includes('@')) return { by: 'email', email: lower };
  const [first = '', ...rest] = lower.split(/\s+/);
  return rest.length > 0 ? { by: 'names', first, last: rest.join(' ') } : { by: 'name', name: first };
}
