import type { KeptOnDevice } from '../../domain/privacy/cookies.ts';
import { LOCALES } from '../../domain/shared/locales.ts';
import { languageKey } from '../../lib/language-key.ts';
import * as KEYS from '../../lib/storage-keys.ts';
import * as STAFF_KEYS from '../../lib/staff-storage-keys.ts';
import { CACHES } from '../offline/cache-rules.ts';

/** Where a browser keeps it: until it is deleted, or until the tab is closed. `file`: within one of the caches. */
type Place = 'device' | 'tab' | 'cache' | 'file';

interface Entry {
  readonly place: Place;
  /** Only where the site measures. */
  readonly isMeasured?: true | undefined;
  /** It has texts in it (lib/language-key.ts). */
  readonly isByLanguage?: true;
  readonly purpose: string;
  readonly life: string;
}

const UNTIL_SENT = 'until it is sent, or you clear it';
const REPLACED = 'until newer prices replace it';
const TAB = 'until the tab is closed';
const KEPT = 'until you delete it in your browser';

/** A key without an entry does not compile. */
const VISITORS: Readonly<Record<keyof typeof KEYS, Entry>> = {
  CART_KEY: { place: 'device', purpose: 'Your cart.', life: 'until you clear the cart or order' },
  CHECKOUT_CUSTOMER_KEY: {
    place: 'device',
    purpose: 'Your name, email and phone for the next order.',
    life: 'until you press Clear Saved Info',
  },
  CHECKOUT_SHIPPING_KEY: {
    place: 'device',
    purpose: 'Your shipping address for the next order.',
    life: 'until you press Clear Saved Info',
  },
  PRICES_KEY: { place: 'device', purpose: 'The last prices, to show without a connection.', life: REPLACED },
  PRICE_LIST_KEY: {
    place: 'device',
    isByLanguage: true,
    purpose: 'The same for the complete list.',
    life: REPLACED,
  },
  boardKey: { place: 'device', purpose: 'The same for the board of a yard.', life: REPLACED },
  priceHistoryKey: { place: 'device', purpose: 'The last chart of a metal’s prices.', life: REPLACED },
  draftKey: {
    place: 'device',
    purpose:
      'What you typed into a request, so that nothing is lost; and which photos still have to be sent.',
    life: UNTIL_SENT,
  },
  REPORTED_PURCHASES_KEY: {
    place: 'device',
    purpose: 'The numbers of orders that were already counted.',
    life: 'the last 20 orders',
  },
  CONSENT_KEY: {
    place: 'device',
    isMeasured: true,
    purpose: 'Whether you accepted measurement.',
    life: KEPT,
  },
  CARRIED_EVENTS_KEY: {
    place: 'device',
    isMeasured: true,
    purpose: 'What you did in the shop, for the measurement that you accepted.',
    life: '1 day',
  },
  LANGUAGE_KEY: { place: 'device', purpose: 'The language that you chose.', life: KEPT },
  INSTALL_DISMISSED_KEY: {
    place: 'device',
    purpose: 'That you do not want to install this site.',
    life: KEPT,
  },
  NEAREST_YARD_KEY: {
    place: 'tab',
    purpose: 'Which yard was found to be nearest; not where you are.',
    life: TAB,
  },
  CHOSEN_YARD_KEY: { place: 'tab', purpose: 'The yard whose prices you chose.', life: TAB },
  QUOTE_LINES_KEY: { place: 'tab', purpose: 'Your estimate, on its way to the quote form.', life: TAB },
  REQUEST_TOKEN_KEY: { place: 'tab', purpose: 'Opens the page of the request you sent.', life: TAB },
  PAYPAL_ORDER_KEY: { place: 'tab', purpose: 'The number of the order that is being paid.', life: TAB },
  SENT_REQUEST_KEY: { place: 'tab', purpose: 'What you sent, to show it on the thank-you page.', life: TAB },
  RELOADED_AT_KEY: { place: 'tab', purpose: 'When a page reloaded itself after an update.', life: TAB },
  FILES_CACHE: { place: 'cache', purpose: 'Photos of a request that are not sent yet.', life: UNTIL_SENT },
  draftPhotosKey: { place: 'file', purpose: 'A photo of a request.', life: UNTIL_SENT },
};

const STAFFS: Readonly<Record<keyof typeof STAFF_KEYS, Entry>> = {
  COUNTER_YARD_KEY: { place: 'device', purpose: 'The yard of a counter.', life: KEPT },
  counterTicketKey: { place: 'device', purpose: 'A ticket that is not finished.', life: '1 day' },
  posLayoutKey: { place: 'device', purpose: 'How a file of tickets is read.', life: KEPT },
  PUSH_CHOICE_KEY: {
    place: 'device',
    purpose: 'Which yards notify this device, when, and at which address.',
    life: KEPT,
  },
  EDITOR_USER_KEY: { place: 'device', purpose: 'That an owner uses the editor.', life: KEPT },
};

const CACHED: Readonly<Record<keyof typeof CACHES, Omit<Entry, 'place'>>> = {
  shell: { purpose: 'The home page, and a page that says you are offline.', life: 'until the next version' },
  page: { purpose: 'Public pages you visited, to read them offline.', life: '30 days' },
  asset: { purpose: 'The scripts and fonts of those pages.', life: '60 days' },
  picture: { purpose: 'The pictures of those pages.', life: '30 days' },
  prices: { purpose: 'The last prices.', life: '14 days' },
};

export interface DeviceEntry extends KeptOnDevice {
  readonly place: Exclude<Place, 'file'>;
  readonly isMeasured?: true | undefined;
}

/** A key, or `board:*` for one with a part that differs. */
const nameOf = (key: string | ((part: string) => string)) => (typeof key === 'string' ? key : key('*'));

function entriesOf<Keys extends Readonly<Record<string, string | ((part: string) => string)>>>(
  keys: Keys,
  texts: Readonly<Record<keyof Keys, Entry>>,
): readonly DeviceEntry[] {
  return Object.entries(keys).flatMap(([id, key]) => {
    const { place, isByLanguage, ...text } = texts[id as keyof Keys];
    if (place === 'file') return [];
    const name = nameOf(key);
    const names = isByLanguage ? LOCALES.map((language) => languageKey(name, language)) : [name];
    return names.map((each) => ({ name: each, place, ...text }));
  });
}

/** All that our pages keep in a visitor's browser besides cookies. */
export const DEVICE_STORAGE: readonly DeviceEntry[] = [
  ...entriesOf(KEYS, VISITORS),
  ...Object.entries(CACHES).map(([kind, name]) => ({
    name,
    place: 'cache' as const,
    ...CACHED[kind as keyof typeof CACHES],
  })),
];

/** The library that empties the caches in time notes when each file was used. */
export const CACHE_DATABASE = 'workbox-expiration';

export const STAFF_STORAGE: readonly DeviceEntry[] = [
  ...entriesOf(STAFF_KEYS, STAFFS),
  // What the editor, a library of its own, keeps besides.
  { name: 'sveltia-*', place: 'device', purpose: 'Settings of the editor.', life: KEPT },
];
