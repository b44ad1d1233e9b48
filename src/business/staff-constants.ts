// Like constants.ts, for staff's pages and calls.
import type { SlowDown } from './rate-limits.ts';

/**
 * When Georgia lets a yard buy metal: between 7 in the morning and 7 in the evening (O.C.G.A. 10-1-359). No hours of a yard may go
 * beyond.
 */
export const LAWFUL_HOURS = { opens: '07:00', closes: '19:00' } as const;

// For an import from Printful.
/** Read in one import: each product is a separate request, and an answer has seven seconds. */
export const IMPORT_MAX_PRODUCTS = 60;
export const IMPORT_MAX_CHANGES = 400;
export const IMPORT_NAME_MAX_LENGTH = 100;
export const IMPORT_DESCRIPTION_MAX_LENGTH = 600;

/** More than any order costs. */
export const REFUND_MAX_CENTS = 99_999_999;
export const REFUND_REASON_MAX_LENGTH = 200;

// How much of a customer the counter shows.
export const COUNTER_VISITS_SHOWN = 5;
export const COUNTER_CLOSED_VOUCHERS_SHOWN = 5;

/** As many as a list below a field has room for. */
export const COUNTER_MATCHES_SHOWN = 8;

/** A ticket may be recorded this many days after the sale. */
export const COUNTER_LATE_DAYS = 7;
/** How long a device keeps a ticket that was not finished: a day. */
export const COUNTER_TICKET_SAVED_MS = 86_400_000;
/** How long a device keeps what staff typed and did not send: a day. */
export const STAFF_DRAFT_SAVED_MS = 86_400_000;
export const COUNTER_TICKETS_SHOWN = 20;
/** What metal is weighed in, with what its button enters as tare. */
export const COUNTER_TARES = [
  { name: 'Bucket', weight: '2', unit: 'lb' },
  { name: 'Drum', weight: '40', unit: 'lb' },
] as const;

// Tickets from a point of sale.
/** An older sale is a mistake in its date. */
export const POS_OLDEST_DAY = '2010-01-01';
/** Its clock may be this much ahead of ours. */
export const POS_CLOCK_AHEAD_MS = 300_000;
/** A signed ticket is accepted this long after, or before, its own time. */
export const POS_REPLAY_WINDOW_MS = 300_000;
/** Tickets and their lines in one call of an import: a body has 64,000 bytes. */
export const POS_CALL_MAX_LINES = 150;
/** Of a CSV file: a larger one would not be read on a phone. */
export const POS_FILE_MAX_BYTES = 20_000_000;

/** A session ends after this long without use, and in any case a day after the sign-in. */
export const STAFF_SESSION_IDLE_MS = 28_800_000;
export const STAFF_SESSION_MAX_MS = 86_400_000;
/** How old the recorded last use may be, so that not every call writes. */
export const STAFF_SESSION_TOUCH_MS = 300_000;
/** Sign-ins from one address. */
export const STAFF_SIGN_INS = { scope: 'staff-sign-ins', limit: 3, windowMs: 10_000 } as const;
/** Wrong passwords from one address for one account; then the two may not try for this long. */
export const STAFF_FAILURES = { scope: 'staff-failures', limit: 10, windowMs: 900_000 } as const;
/** Wrong passwords for one account, no matter who tries, only make its next try wait. */
export const STAFF_TRIES: SlowDown = {
  ...STAFF_FAILURES,
  scope: 'staff-tries',
  limit: 25,
  freely: 5,
  stepMs: 100,
};
/** Wrong codes of one account after its password, and wrong passwords of the person who is signed in: no stranger gets that far. */
export const STAFF_CODE_FAILURES = { ...STAFF_FAILURES, scope: 'staff-code-failures' } as const;
export const STAFF_OWN_FAILURES = { ...STAFF_FAILURES, scope: 'staff-own-failures' } as const;
/** Links mailed to one account. */
export const STAFF_LINKS = { scope: 'staff-links', limit: 5, windowMs: 3_600_000 } as const;
/** Tests of outside systems by one owner; each is a real call. */
export const STAFF_PROVIDER_TESTS = { scope: 'provider-tests', limit: 20, windowMs: 600_000 } as const;
/** Builds that changes in /admin start, however many changes there are: each costs money at Netlify. */
export const SITE_BUILDS_LIMIT = { scope: 'site-builds', limit: 1, windowMs: 600_000 } as const;
/** A device is notified for this long after the last sign-in on it. */
export const PUSH_DEVICE_VALID_MS = 2_592_000_000;
/** A notification is stale after this long: a device that was off until then does not get it. */
export const PUSH_VALID_MS = 14_400_000;
export const STAFF_PASSWORD_MIN_LENGTH = 12;
export const STAFF_PASSWORD_MAX_LENGTH = 128;
/** On zxcvbn's scale of 0 to 4: more than a hundred million guesses. */
export const STAFF_PASSWORD_MIN_SCORE = 3;
/** Characters of a password besides the person's and the business's names. */
export const STAFF_PASSWORD_OWN_PART_MIN = 8;
/** A link that sets a password. */
export const STAFF_LINK_VALID_MS = 3_600_000;
export const STAFF_INVITE_VALID_MS = 259_200_000;
export const STAFF_BACKUP_CODES = 10;
export const STAFF_NAME_MAX_LENGTH = 60;
export const STAFF_EMAIL_MAX_LENGTH = 254;
export const STAFF_PAGE_LENGTH = 25;
export const STAFF_CSV_MAX_ROWS = 50_000;
/** Rows of a CSV in one answer: Netlify's answers are limited to 6 MB. */
export const STAFF_CSV_PART_ROWS = 1_000;
export const STAFF_NOTE_MAX_LENGTH = 2_000;

// What is asked about before a price is posted or money is promised or paid (src/domain/unusual). The OWNER and STAFF limits are beyond staff.
/** Of the posted price: a new one further from it either way, and one that is paid or offered above it. */
export const PRICE_BOARD_JUMP_PERCENT = 15;
export const UNUSUAL_PRICE_OWNER_PERCENT = 50;
/** Of all grades on the board, at once. */
export const UNUSUAL_BOARD_PERCENT = 50;
/** A heavier line; of steel and vehicles; of what is sold by the piece. */
export const UNUSUAL_LB = 2_000;
export const UNUSUAL_FERROUS_LB = 40_000;
export const UNUSUAL_PIECES = 100;
/** What is paid or offered while a price is 0, which means "call", is compared with the price before for so long. */
export const UNUSUAL_CALL_DAYS = 30;
/** $2,500: a larger ticket. */
export const UNUSUAL_TOTAL_CENTS = 250_000;
/** $10,000: only an owner records a larger ticket, unless an accepted offer promised as much. */
export const TICKET_STAFF_MAX_CENTS = 1_000_000;
/** $2,500: only an owner makes a larger offer, and is asked. */
export const OFFER_STAFF_MAX_CENTS = 250_000;
/** Of what the offer comes to: a higher pickup fee. */
export const UNUSUAL_FEE_PERCENT = 50;
export const PRICE_BOARD_UNDO_LIST_LENGTH = 20;

// Money and tickets by day, and the differences between our books and the providers'.
export const FUNDING_DAYS_SHOWN = 30;
export const FUNDING_MAX_DAYS = 366;
/** How far back providers are asked: PayPal answers at most 31 days at once. */
export const FUNDING_LOOK_BACK_DAYS = 30;
/** Younger money may still reach our books on its own. */
export const FUNDING_GRACE_MS = 900_000;
/** Of each kind. */
export const FUNDING_GAPS_SHOWN = 100;

export const YARD_NOTE_VALID_MS = 7_200_000;
export const YARD_NOTE_MAX_LENGTH = 80;

// Products.
export const PRODUCT_NAME_MAX_LENGTH = 100;
export const PRODUCT_DESCRIPTION_MAX_LENGTH = 600;
/** Of a color or a size. */
export const PRODUCT_OPTION_MAX_LENGTH = 40;
export const PRODUCT_MAX_KINDS = 120;
export const PRODUCTS_MAX = 500;
export const PRODUCT_MAX_CENTS = 1_000_000;
export const PRODUCT_MAX_STOCK = 99_999;
export const PRODUCT_MAX_LOW_MARK = 9_999;
/** Kinds in one change of prices. */
export const PRODUCT_PRICES_MAX = 600;
/** What an owner may choose; the browser makes it small before it is sent. */
export const PRODUCT_PICTURE_MAX_BYTES = 12_000_000;

/** Older prices are marked on the price board. */
export const PRICE_BOARD_STALE_DAYS = 7;
export const GRADE_NAME_MAX_LENGTH = 60;
export const GRADE_NOTE_MAX_LENGTH = 120;
