/** Every number and limit of the business and of the interface, named once. docs/business-rules.md explains them to the owner. Each name ends in its unit. */

// The television in the scale house (/board).
export const BOARD_ROWS = 12;
export const BOARD_TURN_MS = 12_000;
export const BOARD_ASK_MS = 60_000;
/** Without an answer for this long it dims, and says how old its prices are. */
export const BOARD_DIM_AFTER_MS = 900_000;
/** Without an answer for this long it shows no price. */
export const BOARD_BLANK_AFTER_MS = 43_200_000;
/** On the yards' clock: it reloads for a new build. */
export const BOARD_RELOAD_HOUR = 3;

export const PRICES_REFETCH_MS = 900_000;
export const PRICES_FIRST_CACHED_RUN_MS = 2_000;
export const PRICES_SKELETON_CARDS = 4;

// How often a failed request is tried again, and how long its answer counts as fresh.
export const QUERY_RETRIES = 3;
export const QUERY_FRESH_MS = 300_000;

export const TOAST_VISIBLE_AT_ONCE = 1;
export const TOAST_DISPLAY_MS = 5_000;
/** A dismissed toast stays in the list this long before it is forgotten. */
export const TOAST_DISMISSED_REMOVAL_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = 'F8';

export const UI_LOGO_DOUBLE_CLICK_MS = 300;
export const UI_ANCHOR_SCROLL_DELAY_MS = 100;
export const UI_COPIED_LABEL_MS = 2_000;
/** If the page still has the focus this long after a call button was pressed, nothing has opened the link. */
export const UI_CALL_SILENCE_MS = 1_500;
export const UI_TOOLTIP_DELAY_MS = 700;
export const UI_TOOLTIP_SKIP_DELAY_MS = 300;
export const UI_STICKY_HEADER_AFTER_PX = 100;
export const UI_INSTALL_BANNER_AFTER_MS = 10_000;
/** A page that loads sooner gets no spinner; one that never loads shows it for this long. */
export const UI_PAGE_SPINNER_AFTER_MS = 150;
export const UI_PAGE_SPINNER_AT_MOST_MS = 10_000;

export const REVIEWS_LOAD_MS = 1_000;
export const REVIEWS_SHOWN_BY_DEFAULT = 3;
export const REVIEWS_SHOWN_ON_HOME = 4;

export const QUOTE_NAME_MIN_LENGTH = 2;
export const QUOTE_NAME_MAX_LENGTH = 60;
export const QUOTE_PHONE_LENGTH = 14;
export const QUOTE_EMAIL_MAX_LENGTH = 254;
export const QUOTE_DESCRIPTION_MIN_LENGTH = 10;
export const QUOTE_DESCRIPTION_MAX_LENGTH = 2_000;
/** How long the server knows that a request with this key was here already. */
export const IDEMPOTENCY_KEY_HOURS = 24;
/** How long a visitor's device keeps a request: until it is sent or cleared, as /privacy says. */
export const REQUEST_DRAFT_SAVED_MS = Infinity;
/** Anybody faster than this is a machine. */
export const QUOTE_MINIMUM_FILL_MS = 2_000;
/** How many photos a request has at most, and for how long after it they may come. */
export const QUOTE_PHOTOS_MAX = 6;
export const QUOTE_PHOTOS_WITHIN_MS = 86_400_000;
/** How long staff's mail waits for photos that were announced. */
export const QUOTE_PHOTO_GRACE_MS = 120_000;

/** For one load. */
export const PICKUP_WEIGHT_CLASSES = [
  'under_1000_lb',
  '1000_to_5000_lb',
  '5000_to_20000_lb',
  'over_20000_lb',
] as const;
/** We send a truck from this on; it is where PICKUP_WEIGHT_CLASSES begin. */
export const PICKUP_MINIMUM_LB = 1_000;
/** A load of this weight, this near to one of the yards, is picked up for free. The owner's to change. */
export const PICKUP_FREE_FROM_LB = 5_000;
export const PICKUP_FREE_WITHIN_MILES = 25;
/** How many days ahead can be chosen, starting tomorrow: a truck is never promised for the same day. */
export const PICKUP_DAYS_AHEAD = 14;
/** Offered on days whose opening hours include the whole window. */
export const PICKUP_WINDOWS = {
  morning: { opens: '08:00', closes: '12:00' },
  afternoon: { opens: '12:00', closes: '16:00' },
} as const;

/** How long a truck stays at a stop. */
export const TRUCK_STOP_MINUTES = 30;
/** Stops that are proposed or offered begin at these minutes of an hour and their multiples. */
export const TRUCK_STEP_MINUTES = 30;
/** In a straight line between stops, which stands for the roads. */
export const TRUCK_MILES_PER_HOUR = 25;
/** To or from a place that we don't know. */
export const TRUCK_UNKNOWN_DRIVE_MINUTES = 30;
/** What a load of each class counts for, until it is weighed. */
export const TRUCK_LOAD_LB = {
  under_1000_lb: 1_000,
  '1000_to_5000_lb': 3_000,
  '5000_to_20000_lb': 12_000,
  over_20000_lb: 20_000,
} as const satisfies Record<(typeof PICKUP_WEIGHT_CLASSES)[number], number>;
/** What a visitor is promised: the truck comes within so long from the time they chose. */
export const TRUCK_WINDOW_MINUTES = 60;
/** On the day before, until this the customer may move or cancel a stop by their link. */
export const TRUCK_CHANGES_UNTIL = '18:00';
/** On the day before, the customer is reminded of it. */
export const TRUCK_REMINDER_AT = '17:00';
/** For how long a time is kept for somebody who fills in the form. */
export const TRUCK_HOLD_MS = 600_000;
/** How many days a truck's hours can be set for at once. */
export const TRUCK_DAYS_AT_ONCE = 60;

/**
 * What Georgia lets an owner without a title sign for (O.C.G.A. 40-3-36): a vehicle of at least this age, worth at most this much. The posts about junk cars
 * and the law say it, too.
 */
export const SWORN_STATEMENT_MODEL_YEARS = 12;
export const SWORN_STATEMENT_MAX_USD = 850;
export const SWORN_STATEMENT_TRAILER_MAX_USD = 1_700;

export const CALLBACK_SLOT_MINUTES = 30;
export const CALLBACK_DAYS_AHEAD = 7;
/** A slot that begins sooner is no longer offered. */
export const CALLBACK_NOTICE_MINUTES = 30;

export const ESTIMATE_POUNDS_PER_TON = 2_000;
/** For one line, 100 tons: more is a typing mistake. */
export const ESTIMATE_MAX_POUNDS = 200_000;
export const ESTIMATE_MAX_LINES = 12;
/** The lines that the estimate opens with, by the types of src/domain/prices/grades/metal-types.ts. */
export const ESTIMATE_FIRST_METALS: readonly string[] = ['copper_wire', 'brass', 'aluminum', 'steel'];

export const PRICE_HISTORY_DAYS = 90;
/** Each change of these last days; of older days only the last. */
export const PRICE_HISTORY_EACH_CHANGE_DAYS = 30;

export const NEAREST_TIMEOUT_MS = 15_000;
export const NEAREST_MAX_AGE_MS = 60_000;
export const NEAREST_EARTH_RADIUS_MILES = 3_959;
/** ZIP codes as far from a yard as this have a place, which is at most so far from where they are by either source (tools/zip-places.ts). */
export const ZIP_PLACES_UP_TO_MILES = 60;
export const ZIP_PLACE_WITHIN_MILES = 3;

export const PHOTO_JPEG_QUALITY = 0.8;
/** The browser shrinks photos to this size before sending them; the server stores none larger. */
export const PHOTO_LONGEST_SIDE_PX = 1_600;
/** 4.4 MB on the wire: the limit of Netlify's binary bodies. */
export const PHOTO_MAX_BYTES = 4_400_000;
/** A picture that decodes to more than this is an attack, or not from a phone. */
export const PHOTO_MAX_PIXELS = 50_000_000;

export const SHOP_SKELETON_CARDS = 6;
export const SHOP_MAX_QUANTITY = 99;
export const SHOP_MAX_LINES = 50;
/** How long counted pieces are held for somebody who pays. */
export const STOCK_RESERVED_MS = 1_800_000;
/** From the first time they are held for an order, however often it is opened. */
export const STOCK_RESERVED_AT_MOST_MS = 3_600_000;
export const SHOP_SHIPPING_CENTS = 899;
/** In thousandths of a percent of the subtotal, by payment method: 8,875 is 8.875%. */
export const SHOP_TAX_MILLI_PERCENT = { card: 8_875, paypal: 0 } as const;

export const ADDRESS_VERIFY_TIMEOUT_MS = 10_000;
/** Between accepting a suggested address and checking it. */
export const ADDRESS_REVERIFY_DELAY_MS = 100;
export const ADDRESS_STREET_MAX_LENGTH = 100;
export const ADDRESS_CITY_MAX_LENGTH = 60;
export const ADDRESS_STATE_LENGTH = 2;
export const ADDRESS_ZIP_MAX_LENGTH = 10;

export const CHECKOUT_NAME_MIN_LENGTH = 2;
export const CHECKOUT_NAME_MAX_LENGTH = 100;
export const CHECKOUT_EMAIL_MAX_LENGTH = 254;

export const INQUIRY_NAME_MIN_LENGTH = 2;
export const INQUIRY_NAME_MAX_LENGTH = 100;
export const INQUIRY_EMAIL_MAX_LENGTH = 254;
export const INQUIRY_PHONE_MAX_LENGTH = 30;
export const INQUIRY_SUBJECT_MIN_LENGTH = 5;
export const INQUIRY_SUBJECT_MAX_LENGTH = 150;
export const INQUIRY_MESSAGE_MIN_LENGTH = 10;
export const INQUIRY_MESSAGE_MAX_LENGTH = 4_000;
/** Of staff's answer. */
export const INQUIRY_ANSWER_MAX_LENGTH = 4_000;
export const INQUIRY_MINIMUM_FILL_MS = 2_000;

/** Codes that we mail: to the person who looks up an order, and to rewards customers who asked for it. */
export const MAILED_CODE_DIGITS = 6;
export const MAILED_CODE_VALID_MS = 900_000;
export const ORDER_LOOK_UP_MAX_ATTEMPTS = 5;
/** Mails for one order, no matter who asks for them. */
export const ORDER_LOOK_UP_CODES = { scope: 'look-up-codes', limit: 5, windowMs: 3_600_000 } as const;
export const ORDER_LOOK_UP_CODES_A_DAY = {
  scope: 'look-up-codes-day',
  limit: 15,
  windowMs: 86_400_000,
} as const;

export const PAYMENT_CURRENCY = 'USD';
/** A webhook with an older signature is refused. */
export const PAYMENT_WEBHOOK_TOLERANCE_SECONDS = 300;
/** PayPal repeats a failed event for three days, possibly with its first timestamp. A repeated event has no effect. */
export const PAYMENT_PAYPAL_WEBHOOK_TOLERANCE_SECONDS = 270_000;
/** How long we ask providers about orders that wait for their payment (netlify/services/payments/reconcile-payments.ts says how often). */
export const PAYMENT_GIVE_UP_AFTER_MS = 86_400_000;

// Conversion values in whole US dollars.
export const QUOTE_REQUEST_CONVERSION_USD = 50;
export const PHONE_CALL_CONVERSION_USD = 25;
export const LOCATION_CLICK_CONVERSION_USD = 15;
export const CALLBACK_SCHEDULED_CONVERSION_USD = 30;

export const PROMISED_PAID_WITHIN_MINUTES = 15;
export const PROMISED_ANSWER_WITHIN_HOURS = 24;

export const REWARDS_POINTS_PER_DOLLAR = 10;
/** $100,000: a larger sale is a typing mistake. */
export const REWARDS_MAX_SALE_CENTS = 10_000_000;
/** Points that staff give or take at once: as many as the largest sale earns. */
export const REWARDS_MAX_ADJUSTMENT = 1_000_000;
export const REWARDS_REASON_MAX_LENGTH = 120;
/** Lines of one ticket. */
export const TICKET_MAX_LINES = 40;
/** Of the number that the yard's own system prints on it. */
export const TICKET_NUMBER_MAX_LENGTH = 20;
/** Between the lines and the total of a ticket that a point of sale made: a larger difference is a mistake. */
export const TICKET_ROUNDING_MAX_CENTS = 5;
export const REWARDS_BIRTHDAY = {
  points: 500,
  /** A date of birth must be on file this long before it earns the bonus. */
  waitDays: 30,
  /** An earlier date is a typing mistake. */
  earliest: '1900-01-01',
} as const;
export const REWARDS_STREAK = {
  /** The visit from which on a streak earns a bonus. */
  bonusFrom: 3,
  /** Visits further apart start a new streak. */
  maxGapDays: 30,
  bonusPercent: 10,
} as const;
/** The lifetime points at which each tier starts, lowest first. Only a voided ticket takes points back (decision 85). */
export const REWARDS_TIERS = [
  { tier: 'Bronze', from: 0 },
  { tier: 'Silver', from: 5_000 },
  { tier: 'Gold', from: 25_000 },
  { tier: 'Platinum', from: 75_000 },
] as const;
/** After a look-up, a browser can see that customer for this long. */
export const REWARDS_SESSION_MS = 3_600_000;
/** How long a device is remembered on which somebody showed a ticket, or redeemed a reward. */
export const REWARDS_DEVICE_SECONDS = 15_552_000;
/** Lists show at most this many entries, newest first. */
export const REWARDS_LIST_LENGTH = 100;
/** A customer's statement shows all tickets of a month or a year, or none. */
export const STATEMENT_MAX_TICKETS = 3_000;
export const REWARDS_NAME_MAX_LENGTH = 60;
export const REWARDS_EMAIL_MAX_LENGTH = 254;

/** The picture that messengers and social networks show for a page: pixels. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;

export const BLOG_POSTS_PER_PAGE = 10;
/** A tag's page shows its posts as headline and picture only. */
export const BLOG_POSTS_PER_TAG_PAGE = 24;
/** A post with more than twice as many sections offers the phone and the estimate after this many. */
export const BLOG_OFFER_AFTER_SECTIONS = 2;
export const BLOG_RELATED_POSTS = 3;
/** The tags that a list offers, most used first. */
export const BLOG_TAGS_OFFERED = 12;
/** The newest posts, in the feed. */
export const BLOG_FEED_LENGTH = 20;
export const BLOG_WORDS_PER_MINUTE = 220;

// Offers and the pages of a request.

export const OFFER_MAX_LINES = 20;
export const OFFER_LABEL_MAX_LENGTH = 60;
export const OFFER_TEMPLATE_NAME_MAX_LENGTH = 60;
export const OFFER_MESSAGE_MAX_LENGTH = 1_000;
export const OFFER_NAME_MIN_LENGTH = 1;
export const OFFER_NAME_MAX_LENGTH = 100;
/** $100,000, as for a ticket: more is a typing mistake. */
export const OFFER_MAX_CENTS = 10_000_000;
/** An offer is valid for an hour at least, and for two weeks at most. */
export const OFFER_MIN_MINUTES = 60;
export const OFFER_MAX_MINUTES = 20_160;
/** Who asked for email is reminded once, this long before an offer ends, if it is valid for at least twice as long. */
export const OFFER_REMINDER_HOURS = 24;
/** How long the link to a request works, after the request or its newest offer. */
export const REQUEST_LINK_VALID_DAYS = 180;
/** After a link was opened, this browser may answer its offer for this long. */
export const OFFER_SESSION_SECONDS = 3_600;
/** An answer is expected only after a yard was open for this long. */
export const ANSWER_OPEN_MINUTES = 120;
/** Days we give ourselves to answer a request about somebody's own data. */
export const PRIVACY_REQUEST_DUE_DAYS = 45;

/** $500: the highest pickup fee of an offer whose weights are not all known. Otherwise it is at most what the offer comes to. */
export const OFFER_FEE_MAX_CENTS = 50_000;
/** What Today says about requests and offers covers this many days. */
export const OFFER_FIGURE_DAYS = 30;

// The form of /privacy/request. How long things are kept is in src/domain/privacy/retention.ts.

export const PRIVACY_NAME_MIN_LENGTH = 1;
export const PRIVACY_NAME_MAX_LENGTH = 100;
export const PRIVACY_EMAIL_MAX_LENGTH = 254;
export const PRIVACY_DETAILS_MAX_LENGTH = 2_000;
export const PRIVACY_MINIMUM_FILL_MS = 2_000;
/** What staff say when they close a request. */
export const PRIVACY_NOTE_MIN_LENGTH = 3;
export const PRIVACY_NOTE_MAX_LENGTH = 500;
/** Records that whoever answers a request can leave out, because they are somebody else's. */
export const PRIVACY_LEFT_OUT_MAX = 100;

// How often one address may do something in any window of that length.

/** Tries that make the next one wait: the first of them not at all, then each for one step longer, until `limit`. */
export interface SlowDown {
  readonly scope: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly freely: number;
  readonly stepMs: number;
}

/** Public reads of prices, yards, rewards and the shop, all together, that the edge does not answer. */
export const PUBLIC_READS_RATE_LIMIT = { scope: 'public-reads', limit: 120, windowMs: 10_000 } as const;
/** Mails to one email address, no matter who asks: it may be a stranger's. */
export const VISITOR_MAILS_RATE_LIMIT = { scope: 'visitor-mails', limit: 3, windowMs: 86_400_000 } as const;
/** Mails that ask an address to confirm an alert: one more than it may have, so that it reads why the fourth is refused. */
export const ALERT_MAILS_RATE_LIMIT = { scope: 'alert-mails', limit: 4, windowMs: 86_400_000 } as const;
/** Copies of tickets to one email address: dealers bring several loads a day. */
export const TICKET_COPIES_RATE_LIMIT = { scope: 'ticket-copies', limit: 20, windowMs: 86_400_000 } as const;
export const INQUIRIES_RATE_LIMIT = { scope: 'inquiries', limit: 10, windowMs: 600_000 } as const;
/** Orders and payment setups together. */
export const ORDERS_RATE_LIMIT = { scope: 'orders', limit: 30, windowMs: 600_000 } as const;
/** Unpaid orders that hold counted pieces, or did. Orders that are paid do not count. */
export const STOCK_UNPAID_LIMIT = { scope: 'stock-holds', limit: 3, windowMs: 86_400_000 } as const;
/** Look-ups of an order by number and email, and of a customer by phone. */
export const LOOK_UPS_RATE_LIMIT = { limit: 30, windowMs: 3_600_000 } as const;
/** Wrong tries for one customer's tickets, or for one yard's sales of a day and total, no matter who tries: both can be known without the paper. */
export const SALE_TRIES_RATE_LIMIT = { scope: 'sale-tries', limit: 20, windowMs: 86_400_000 } as const;
/** Mails to staff about such tries, for each customer. */
export const SALE_TRIES_MAILS_RATE_LIMIT = {
  scope: 'sale-tries-mails',
  limit: 1,
  windowMs: 86_400_000,
} as const;
/** Tries for one printed number, no matter whose they are. */
export const TICKET_TRIES: SlowDown = {
  scope: 'ticket-tries',
  limit: 25,
  windowMs: 86_400_000,
  freely: 5,
  stepMs: 100,
};
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
/** A calendar asks each quarter of an hour, and a yard's phones and computers share an address. */
export const CALENDAR_FEED_RATE_LIMIT = { scope: 'calendar-feed', limit: 300, windowMs: 3_600_000 } as const;
/** Openings of a request or an offer by its link. */
export const LINK_OPENINGS_RATE_LIMIT = { scope: 'link-openings', limit: 30, windowMs: 3_600_000 } as const;
/** Our mails with the link of a data request to one address, no matter who asks. */
export const PRIVACY_MAILS_RATE_LIMIT = { scope: 'privacy-mails', limit: 3, windowMs: 86_400_000 } as const;
/** Failures in browsers, in one process of a function: how many different ones are passed on in a day, and how many one caller may send. */
export const BROWSER_REPORTS = { aDay: 40, ofOneCallerADay: 10, callersKept: 1_000 } as const;

// Staff's pages and calls.

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
/** How long a device keeps a ticket that it could not bring to the server: a week. */
export const COUNTER_TICKET_SAVED_MS = 7 * 86_400_000;
/** Of the code that shows a ticket in hand to its seller: 40 bits. */
export const SHOWN_CODE_LENGTH = 8;
/** How often the seller's phone, and the desk, look what has changed. */
export const SHOWN_FRESH_MS = 5_000;
/** How often the counter checks which tickets others at its yard have in hand. */
export const COUNTER_LIST_FRESH_MS = 10_000;
/** How long after the last keystroke the typed text is sent to the server. */
export const COUNTER_TYPED_MS = 1_000;
/** A name or a truck's tag, by which a yard knows a ticket that is not recorded. */
export const TICKET_LABEL_MAX_LENGTH = 40;
/** The longest text of a field that is not finished yet. */
export const HELD_TEXT_MAX_LENGTH = 80;
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
/** A line of a ticket that pays more, by its group on the list: $500, $300, $2,500; $1,000 of any other. */
export const SLIP_LIMIT_CENTS: Readonly<Record<string, number>> = {
  copper: 50_000,
  brass: 30_000,
  steel: 250_000,
  vehicles: 250_000,
};
export const SLIP_OTHER_LIMIT_CENTS = 100_000;
/** One of more than ten times the middle of what its seller got for the grade in a year, on three lines or more. */
export const SLIP_SELLER_TIMES = 10;
export const SLIP_SELLER = { lines: 3, days: 365 } as const;
/** A check number that the yard used so lately is asked about. */
export const CHECK_REUSE_DAYS = 90;
/** One above what 99 of 100 lines of the grade pay at the yard, of 30 or more in 90 days. */
export const SLIP_YARD = { lines: 30, days: 90 } as const;
/** What is paid or offered while a price is 0, which means "call", is compared with the price before for so long. */
export const UNUSUAL_CALL_DAYS = 30;
/** $2,500: a larger ticket. */
export const UNUSUAL_TOTAL_CENTS = 250_000;
/** $10,000: only an owner records a larger ticket, unless an accepted offer promised as much. */
export const TICKET_STAFF_MAX_CENTS = 1_000_000;
/** $200: what somebody in the office refunds of one order; more is an owner's. */
export const OFFICE_REFUND_MAX_CENTS = 20_000;
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

/** A held price ends as its yard closes on the first day that has so many open minutes left. */
export const HOLD_MIN_OPEN_MINUTES = 180;
/** Of one phone number: open at once, and made in one day. */
export const HOLDS_OPEN_MAX = 2;
export const HOLDS_DAY_MAX = 3;
/** No price of a grade is held for so long after one was undone, or published and undone. */
export const HOLD_UNDONE_MINUTES = 30;
/** Price alerts of one email address. */
export const ALERTS_MAX = 3;
/** How long the link that confirms an alert works; the night after, what nobody confirmed is deleted. */
export const ALERT_CONFIRM_HOURS = 48;
/** A price that somebody follows has moved if it is this far from what they were last told. */
export const ALERT_MOVED_PERCENT = 3;
/** Alerts look at a price once it has stood for so long. */
export const ALERT_WAIT_MINUTES = 15;
/** When Monday's list goes out, and what waits because its address already got a mail that day. */
export const ALERT_CLOCK = '07:00';
/** What became of what we said is counted over so many days (/our-word). */
export const OUR_WORD_DAYS = 90;
/** With fewer, a figure of it says more about chance than about us, and it is not shown. */
export const OUR_WORD_LEAST = 30;
/** A ticket pays at most so many held prices; two numbers of one account may have two each. */
export const TICKET_MAX_HOLDS = 10;
/** So many characters name a held price at the counter. */
export const HOLD_CODE_LENGTH = 6;
