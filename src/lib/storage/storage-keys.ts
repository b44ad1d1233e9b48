/** The keys of what this site saves on a device. Do not rename them: devices would lose what they have. */

// localStorage
export const CART_KEY = 'georgia-scrap-metal-merch-cart';
export const CHECKOUT_CUSTOMER_KEY = 'georgia-scrap-metal-checkout-customer';
export const CHECKOUT_SHIPPING_KEY = 'georgia-scrap-metal-checkout-shipping';
export const PRICES_KEY = 'metal-prices';
export const PRICE_LIST_KEY = 'price-list';
export const yardListKey = (yardId: string): string => `board:${yardId}`;
export const YARD_NEWS_KEY = 'yard-news';
export const priceHistoryKey = (metalType: string): string => `price-history:${metalType}`;
export const draftKey = (form: string): string => `${form}-draft`;
export const ESTIMATE_KEY = 'estimate';
export const REPORTED_PURCHASES_KEY = 'purchases-reported';
export const CONSENT_KEY = 'measurement-consent';
export const CARRIED_EVENTS_KEY = 'carried-events';
/** The language that was chosen here: "en" or "es". */
export const LANGUAGE_KEY = 'language';
/** The code of a ticket in hand, and the secret that this phone opened it with. */
export const SHOWN_TICKET_KEY = 'shown-ticket';
export const INSTALL_DISMISSED_KEY = 'install-dismissed';

// sessionStorage
export const NEAREST_YARD_KEY = 'nearest-yard';
export const CHOSEN_YARD_KEY = 'chosen-yard';
export const QUOTE_LINES_KEY = 'quote-lines';
export const REQUEST_TOKEN_KEY = 'request-token';
export const PAYPAL_ORDER_KEY = 'paypal-order';
export const SENT_REQUEST_KEY = 'sent-request';
export const RELOADED_AT_KEY = 'reloaded-at';

// Cache Storage
export const FILES_CACHE = 'kept-files';
/** Of a form's photos, each followed by its id. */
export const draftPhotosKey = (form: string): string => `${form}-photo`;
