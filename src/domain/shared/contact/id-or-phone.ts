import { isUuid } from '../contract/is-uuid.ts';
import { toE164 } from './phone.ts';

export type IdOrPhone =
  | { readonly by: 'id'; readonly id: string }
  /** +1XXXXXXXXXX */
  | { readonly by: 'phone'; readonly phone: string };

/** Reads a lower-case text as an id or as a phone number in any spelling; null if it is neither. */
export function idOrPhone(lower: string): IdOrPhone | null {
  if (isUuid(lower)) return { by: 'id', id: lower };
  const phone = /[\p{L}@]/u.test(lower) ? null : toE164(lower);
  return phone === null ? null : { by: 'phone', phone };
}
