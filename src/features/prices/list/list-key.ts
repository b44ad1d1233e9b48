import { languageKey } from '../../../lib/address/language-key.ts';
import { PRICE_LIST_KEY, yardListKey } from '../../../lib/storage/storage-keys.ts';

/** Under which key a device has a yard's list; null: the common one. They have names in them. */
export const listKey = (yard: string | null): string =>
  languageKey(yard === null ? PRICE_LIST_KEY : yardListKey(yard));
