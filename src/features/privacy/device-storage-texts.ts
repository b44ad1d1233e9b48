import type * as KEYS from '../../lib/storage-keys.ts';
import type * as STAFF_KEYS from '../../lib/staff-storage-keys.ts';
import type { CACHES } from '../offline/cache-rules.ts';

/** What it is for, a sentence; and how long it stays: "1 day". */
interface StorageText {
  readonly purpose: string;
  readonly life: string;
}

const UNTIL_SENT = 'until it is sent, or you clear it';
const REPLACED = 'until newer prices replace it';
/** What has this life is kept for one tab; everything else stays on the device. */
export const tabLife: string = 'until the tab is closed';
const KEPT = 'until you delete it in your browser';

/** What pages keep in a visitor's browser. A key without its text does not compile. */
export const storageTexts = {
  CART_KEY: { purpose: 'Your cart.', life: 'until you clear the cart or order' },
  CHECKOUT_CUSTOMER_KEY: {
    purpose: 'Your name, email and phone for the next order.',
    life: 'until you press Clear Saved Info',
  },
  CHECKOUT_SHIPPING_KEY: {
    purpose: 'Your shipping address for the next order.',
    life: 'until you press Clear Saved Info',
  },
  PRICES_KEY: { purpose: 'The last prices, to show without a connection.', life: REPLACED },
  PRICE_LIST_KEY: { purpose: 'The same for the complete list.', life: REPLACED },
  boardKey: { purpose: 'The same for the board of a yard.', life: REPLACED },
  priceHistoryKey: { purpose: 'The last chart of a metal’s prices.', life: REPLACED },
  draftKey: {
    purpose:
      'What you typed into a request, so that nothing is lost; and which photos still have to be sent.',
    life: UNTIL_SENT,
  },
  ESTIMATE_KEY: { purpose: 'The lines of your estimate.', life: 'until you remove or change them' },
  REPORTED_PURCHASES_KEY: {
    purpose: 'The numbers of orders that were already counted.',
    life: 'the last 20 orders',
  },
  CONSENT_KEY: {
    purpose: 'Whether you accepted measurement.',
    life: KEPT,
  },
  CARRIED_EVENTS_KEY: {
    purpose: 'What you did in the shop, for the measurement that you accepted.',
    life: '1 day',
  },
  LANGUAGE_KEY: { purpose: 'The language that you chose.', life: KEPT },
  INSTALL_DISMISSED_KEY: {
    purpose: 'That you do not want to install this site.',
    life: KEPT,
  },
  NEAREST_YARD_KEY: {
    purpose: 'Which yard was found to be nearest; not where you are.',
    life: tabLife,
  },
  CHOSEN_YARD_KEY: { purpose: 'The yard whose prices you chose.', life: tabLife },
  QUOTE_LINES_KEY: { purpose: 'Your estimate, on its way to the quote form.', life: tabLife },
  REQUEST_TOKEN_KEY: { purpose: 'Opens the page of the request you sent.', life: tabLife },
  PAYPAL_ORDER_KEY: { purpose: 'The number of the order that is being paid.', life: tabLife },
  SENT_REQUEST_KEY: { purpose: 'What you sent, to show it on the thank-you page.', life: tabLife },
  RELOADED_AT_KEY: { purpose: 'When a page reloaded itself after an update.', life: tabLife },
  FILES_CACHE: { purpose: 'Photos of a request that are not sent yet.', life: UNTIL_SENT },
  draftPhotosKey: { purpose: 'A photo of a request.', life: UNTIL_SENT },
} satisfies Readonly<Record<keyof typeof KEYS, StorageText>>;

/** The same on the devices of staff. */
export const staffStorageTexts = {
  COUNTER_YARD_KEY: { purpose: 'The yard of a counter.', life: KEPT },
  counterTicketKey: { purpose: 'A ticket that is not finished.', life: '1 day' },
  posLayoutKey: { purpose: 'How a file of tickets is read.', life: KEPT },
  PUSH_CHOICE_KEY: { purpose: 'Which yards notify this device, when, and at which address.', life: KEPT },
  EDITOR_USER_KEY: { purpose: 'That an owner uses the editor.', life: KEPT },
} satisfies Readonly<Record<keyof typeof STAFF_KEYS, StorageText>>;

/** Of the editor, a library of its own, which keeps something besides. */
export const editorStorageTexts = { purpose: 'Settings of the editor.', life: KEPT };

/** The caches of the service worker. */
export const cacheTexts = {
  shell: { purpose: 'The home page, and a page that says you are offline.', life: 'until the next version' },
  page: { purpose: 'Public pages you visited, to read them offline.', life: '30 days' },
  asset: { purpose: 'The scripts and fonts of those pages.', life: '60 days' },
  picture: { purpose: 'The pictures of those pages.', life: '30 days' },
  prices: { purpose: 'The last prices.', life: '14 days' },
} satisfies Readonly<Record<keyof typeof CACHES, StorageText>>;
