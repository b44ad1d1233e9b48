import type { KeptOnDevice } from '../../domain/privacy/cookies.ts';
import { LOCALES } from '../../domain/shared/locales.ts';
import { languageKey } from '../../lib/language-key.ts';
import * as KEYS from '../../lib/storage-keys.ts';
import * as STAFF_KEYS from '../../lib/staff-storage-keys.ts';
import { CACHES } from '../offline/cache-rules.ts';
import { cacheTexts, editorStorageTexts, staffStorageTexts, storageTexts } from './texts.ts';

/** Where a browser keeps it: until it is deleted, or until the tab is closed. `file`: within one of the caches. */
type Place = 'device' | 'tab' | 'cache' | 'file';

/** A key without a place does not compile. */
const PLACES: Readonly<Record<keyof typeof KEYS, Place>> = {
  CART_KEY: 'device',
  CHECKOUT_CUSTOMER_KEY: 'device',
  CHECKOUT_SHIPPING_KEY: 'device',
  PRICES_KEY: 'device',
  PRICE_LIST_KEY: 'device',
  boardKey: 'device',
  priceHistoryKey: 'device',
  draftKey: 'device',
  ESTIMATE_KEY: 'device',
  REPORTED_PURCHASES_KEY: 'device',
  CONSENT_KEY: 'device',
  CARRIED_EVENTS_KEY: 'device',
  LANGUAGE_KEY: 'device',
  INSTALL_DISMISSED_KEY: 'device',
  NEAREST_YARD_KEY: 'tab',
  CHOSEN_YARD_KEY: 'tab',
  QUOTE_LINES_KEY: 'tab',
  REQUEST_TOKEN_KEY: 'tab',
  PAYPAL_ORDER_KEY: 'tab',
  SENT_REQUEST_KEY: 'tab',
  RELOADED_AT_KEY: 'tab',
  FILES_CACHE: 'cache',
  draftPhotosKey: 'file',
};

/** Only where the site measures. */
const MEASURED: ReadonlySet<string> = new Set<keyof typeof KEYS>(['CONSENT_KEY', 'CARRIED_EVENTS_KEY']);

/** They have texts in them (lib/language-key.ts). */
const BY_LANGUAGE: ReadonlySet<string> = new Set<keyof typeof KEYS>(['PRICE_LIST_KEY']);

const STAFF_PLACES: Readonly<Record<keyof typeof STAFF_KEYS, Place>> = {
  COUNTER_YARD_KEY: 'device',
  counterTicketKey: 'device',
  posLayoutKey: 'device',
  PUSH_CHOICE_KEY: 'device',
  EDITOR_USER_KEY: 'device',
};

export interface DeviceEntry extends KeptOnDevice {
  readonly place: Exclude<Place, 'file'>;
  readonly isMeasured?: true | undefined;
}

/** A key, or `board:*` for one with a part that differs. */
const nameOf = (key: string | ((part: string) => string)) => (typeof key === 'string' ? key : key('*'));

function entriesOf<Keys extends Readonly<Record<string, string | ((part: string) => string)>>>(
  keys: Keys,
  places: Readonly<Record<keyof Keys, Place>>,
  texts: Readonly<Record<keyof Keys, Omit<KeptOnDevice, 'name'>>>,
): readonly DeviceEntry[] {
  return Object.entries(keys).flatMap(([id, key]) => {
    const place: Place = places[id as keyof Keys];
    if (place === 'file') return [];
    const measured = MEASURED.has(id) ? { isMeasured: true as const } : {};
    const name = nameOf(key);
    const names = BY_LANGUAGE.has(id) ? LOCALES.map((language) => languageKey(name, language)) : [name];
    return names.map((each) => ({ name: each, place, ...measured, ...texts[id as keyof Keys] }));
  });
}

/** All that our pages keep in a visitor's browser besides cookies. */
export const DEVICE_STORAGE: readonly DeviceEntry[] = [
  ...entriesOf(KEYS, PLACES, storageTexts),
  ...Object.entries(CACHES).map(([kind, name]) => ({
    name,
    place: 'cache' as const,
    ...cacheTexts[kind as keyof typeof CACHES],
  })),
];

/** The library that empties the caches in time notes when each file was used. */
export const CACHE_DATABASE = 'workbox-expiration';

export const STAFF_STORAGE: readonly DeviceEntry[] = [
  ...entriesOf(STAFF_KEYS, STAFF_PLACES, staffStorageTexts),
  { name: 'sveltia-*', place: 'device', ...editorStorageTexts },
];
