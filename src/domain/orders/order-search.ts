import { toE164 } from '../shared/phone.ts';

/** What somebody looks for, told from how they wrote it. */
export type OrderSearch =
  | { readonly by: 'id'; readonly id: string }
  /** "GS-7K2M9QXT" */
  | { readonly by: 'number'; readonly number: string }
  /** +1XXXXXXXXXX */
  | { readonly by: 'phone'; readonly phone: string }
  /** How it begins, in lower case. */
  | { readonly by: 'email'; readonly email: string };

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const NUMBER = /^GS[\s-]?([\dA-Z]{8})$/;
const PHONE = /^[\d\s().+-]+$/;

export function orderSearch(text: string): OrderSearch {
  const lower = text.trim().toLowerCase();
  if (ID.test(lower)) return { by: 'id', id: lower };
  const [, signs] = NUMBER.exec(lower.toUpperCase()) ?? [];
  if (signs !== undefined) return { by: 'number', number: `GS-${signs}` };
  const phone = PHONE.test(lower) ? toE164(lower) : null;
  return phone ? { by: 'phone', phone } : { by: 'email', email: lower };
}
