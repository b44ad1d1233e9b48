import { isUuid } from './is-uuid.ts';
import { toE164 } from './phone.ts';

/** What names one row, told from how it is written. */
export type IdOrPhone =
  | { readonly by: 'id'; readonly id: string }
  /** +1XXXXXXXXXX */
  | { readonly by: 'phone'; readonly phone: string };

/** The id, or the phone number in any spelling, that a text in lower case is; null where it is neither. */
export function idOrPhone(lower: string): IdOrPhone | null {
  if (isUuid(lower)) return { by: 'id', id: lower };
  const phone = /^[\d\s().+-]+$/.test(lower) ? toE164(lower) : null;
  return phone === null ? null : { by: 'phone', phone };
}
