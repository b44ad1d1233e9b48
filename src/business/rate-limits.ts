// How often one address may do something in any window of that length. Separate from the other constants, because pages need none of these.

/** Tries that make the next one wait: the first of them not at all, then each for one step longer, until `limit`. */
export interface SlowDown {
  readonly scope: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly freely: number;
  readonly stepMs: number;
}

/** Of prices, yards, rewards and the shop, all together: what the edge does not answer. */
export const PUBLIC_READS_RATE_LIMIT = { scope: 'public-reads', limit: 120, windowMs: 10_000 } as const;
export const QUOTES_RATE_LIMIT = { scope: 'quotes', limit: 10, windowMs: 600_000 } as const;
/** Photos of requests, counted before they are read. */
export const PHOTOS_RATE_LIMIT = { scope: 'photos', limit: 60, windowMs: 600_000 } as const;
/** To one email address, no matter who asks: it may be a stranger's. */
export const VISITOR_MAILS_RATE_LIMIT = { scope: 'visitor-mails', limit: 3, windowMs: 86_400_000 } as const;
/** Copies of tickets to one email address: dealers bring several loads a day. */
export const TICKET_COPIES_RATE_LIMIT = { scope: 'ticket-copies', limit: 20, windowMs: 86_400_000 } as const;
export const INQUIRIES_RATE_LIMIT = { scope: 'inquiries', limit: 10, windowMs: 600_000 } as const;
/** Orders and payment setups together. */
export const ORDERS_RATE_LIMIT = { scope: 'orders', limit: 30, windowMs: 600_000 } as const;
/** Unpaid orders that hold counted pieces, or did. Orders that are paid do not count. */
export const STOCK_UNPAID_LIMIT = { scope: 'stock-holds', limit: 3, windowMs: 86_400_000 } as const;
export const ADDRESS_CHECKS_RATE_LIMIT = { scope: 'address-checks', limit: 60, windowMs: 600_000 } as const;
/** Look-ups of an order by number and email, and of a customer by phone. */
export const LOOK_UPS_RATE_LIMIT = { limit: 30, windowMs: 3_600_000 } as const;
/** Of a ticket by what is printed on it. */
export const TICKET_LOOK_UPS_RATE_LIMIT = {
  scope: 'ticket-look-ups',
  limit: 10,
  windowMs: 3_600_000,
} as const;
/** Wrong tries for one customer's tickets, or for one yard's sales of a day and total, no matter who tries: both can be known without the paper. */
export const SALE_TRIES_RATE_LIMIT = { scope: 'sale-tries', limit: 20, windowMs: 86_400_000 } as const;
/** Mails to staff about such tries, for each customer. */
export const SALE_TRIES_MAILS_RATE_LIMIT = {
  scope: 'sale-tries-mails',
  limit: 1,
  windowMs: 86_400_000,
} as const;
/** Of one printed number, no matter who tries. */
export const TICKET_TRIES: SlowDown = {
  scope: 'ticket-tries',
  limit: 25,
  windowMs: 86_400_000,
  freely: 5,
  stepMs: 100,
};
export const NEW_CUSTOMERS_RATE_LIMIT = { scope: 'customers', limit: 10, windowMs: 3_600_000 } as const;
/** Codes that open a rewards account on a new device: mails to one address, no matter who asks. */
export const REWARDS_CODES_RATE_LIMIT = { scope: 'rewards-codes', limit: 3, windowMs: 900_000 } as const;
/** The same in a day. Mails that the customer asks for in an open account are counted apart, so that a stranger cannot use them up. */
export const REWARDS_CODES_DAY_LIMIT = {
  scope: 'rewards-codes-day',
  limit: 10,
  windowMs: 86_400_000,
} as const;
/** Tries of one caller for one account, and of everybody for one code, so that one stranger cannot use it up. */
export const REWARDS_CODE_TRIES_RATE_LIMIT = {
  scope: 'rewards-code-tries',
  limit: 5,
  windowMs: 900_000,
} as const;
export const REWARDS_CODE_ALL_TRIES_RATE_LIMIT = {
  scope: 'rewards-code-all-tries',
  limit: 25,
  windowMs: 900_000,
} as const;
/** Openings of a request or an offer by its link. */
export const LINK_OPENINGS_RATE_LIMIT = { scope: 'link-openings', limit: 30, windowMs: 3_600_000 } as const;
/** Requests about somebody's own data, and our mails with their link to one address, no matter who asks. */
export const PRIVACY_RATE_LIMIT = { scope: 'privacy', limit: 10, windowMs: 600_000 } as const;
export const PRIVACY_MAILS_RATE_LIMIT = { scope: 'privacy-mails', limit: 3, windowMs: 86_400_000 } as const;
/** Look-ups of a VIN. */
export const VEHICLE_DECODES_RATE_LIMIT = {
  scope: 'vehicle-decodes',
  limit: 30,
  windowMs: 3_600_000,
} as const;
/** Failures in browsers, in one process of a function: how many different ones are passed on in a day, and how many one caller may send. */
export const BROWSER_REPORTS = { aDay: 40, ofOneCallerADay: 10, callersKept: 1_000 } as const;
