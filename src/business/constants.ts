/** Every number and limit of the business and of the interface, named once; staff's are in staff-constants.ts, which visitors do not load. docs/business-rules.md explains them to the owner. Each name ends in its unit. */

// The television in the scale house (/board).
export const BOARD_ROWS = 12;
export const BOARD_TURN_MS = 12_000;
export const BOARD_ASK_MS = 60_000;
/** Without an answer for this long it dims, and says of when its prices are. */
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
/** The lines that the estimate opens with, by the types of src/domain/prices/metal-types.ts. */
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
