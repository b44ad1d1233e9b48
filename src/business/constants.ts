/**
 * Every number and limit of the business and of the interface, named once; those of staff's pages are in
 * staff-constants.ts. docs/business-rules.md explains them to the owner. Each ends in its unit.
 */

export const PRICES_REFETCH_MS = 900_000;
export const PRICES_FIRST_CACHED_RUN_MS = 2_000;
export const PRICES_SKELETON_CARDS = 4;

// How often a failed query is asked again, and how long its answer counts as fresh.
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
/** A page that still has the focus this long after a call was asked for: nothing has answered the link. */
export const UI_CALL_SILENCE_MS = 1_500;
export const UI_TOOLTIP_DELAY_MS = 700;
export const UI_TOOLTIP_SKIP_DELAY_MS = 300;
export const UI_STICKY_HEADER_AFTER_PX = 100;
export const UI_INSTALL_BANNER_AFTER_MS = 10_000;
/** A page that comes sooner needs no spinner; one that never comes has it for so long. */
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
/** Faster than this is a machine filling in the form. */
export const QUOTE_MINIMUM_FILL_MS = 2_000;
/** How long staff mail waits for a photo that was announced. */
export const QUOTE_PHOTO_GRACE_MS = 120_000;

/** Of one load; a truck is sent from the second on. */
export const PICKUP_WEIGHT_CLASSES = [
  'under_1000_lb',
  '1000_to_5000_lb',
  '5000_to_20000_lb',
  'over_20000_lb',
] as const;
/** Days ahead that can be chosen, today left out: a truck is never promised for the same day. */
export const PICKUP_DAYS_AHEAD = 14;
/** Offered on the days whose opening hours hold the whole of it. */
export const PICKUP_WINDOWS = {
  morning: { opens: '08:00', closes: '12:00' },
  afternoon: { opens: '12:00', closes: '16:00' },
} as const;

export const CALLBACK_SLOT_MINUTES = 30;
export const CALLBACK_DAYS_AHEAD = 7;
/** A slot that begins sooner is not offered any more. */
export const CALLBACK_NOTICE_MINUTES = 30;

export const ESTIMATE_POUNDS_PER_TON = 2_000;
/** Of one line, 100 tons: more is a slip of the keyboard. */
export const ESTIMATE_MAX_POUNDS = 200_000;
export const ESTIMATE_MAX_LINES = 12;

export const PRICE_HISTORY_DAYS = 90;

export const NEAREST_TIMEOUT_MS = 15_000;
export const NEAREST_MAX_AGE_MS = 60_000;
export const NEAREST_EARTH_RADIUS_MILES = 3_959;

export const PHOTO_JPEG_QUALITY = 0.8;
/** The browser shrinks to this before sending, the server never keeps more. */
export const PHOTO_LONGEST_SIDE_PX = 1_600;
/** 4.4 MB on the wire: what fits Netlify's binary body limit. */
export const PHOTO_MAX_BYTES = 4_400_000;
/** A picture that unfolds to more than this is a bomb, or not from a phone. */
export const PHOTO_MAX_PIXELS = 50_000_000;

export const SHOP_SKELETON_CARDS = 6;
export const SHOP_MAX_QUANTITY = 99;
export const SHOP_MAX_LINES = 50;
export const SHOP_SHIPPING_CENTS = 899;
/** In thousandths of a percent of the subtotal, by payment method: 8,875 is 8.875 %. */
export const SHOP_TAX_MILLI_PERCENT = { card: 8_875, paypal: 0 } as const;

export const ADDRESS_VERIFY_TIMEOUT_MS = 10_000;
/** Between taking over a suggested address and checking it. */
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

export const ORDER_LOOK_UP_CODE_DIGITS = 6;
export const ORDER_LOOK_UP_VALID_MS = 900_000;
export const ORDER_LOOK_UP_MAX_ATTEMPTS = 5;
/** Mailed for one order, whoever asks for them. */
export const ORDER_LOOK_UP_CODES = { scope: 'look-up-codes', limit: 5, windowMs: 3_600_000 } as const;

export const PAYMENT_CURRENCY = 'USD';
/** A webhook whose signature is older is refused. */
export const PAYMENT_WEBHOOK_TOLERANCE_SECONDS = 300;
/** PayPal sends a failed event again for three days, and may keep its first time. What comes again does nothing. */
export const PAYMENT_PAYPAL_WEBHOOK_TOLERANCE_SECONDS = 270_000;
/** Orders that wait for their payment are asked about so long (netlify/functions/reconcile-payments.ts says how often). */
export const PAYMENT_GIVE_UP_AFTER_MS = 86_400_000;

// Conversion values in whole US dollars.
export const QUOTE_REQUEST_CONVERSION_USD = 50;
export const PHONE_CALL_CONVERSION_USD = 25;
export const LOCATION_CLICK_CONVERSION_USD = 15;
export const CALLBACK_SCHEDULED_CONVERSION_USD = 30;

export const PROMISED_PAID_WITHIN_MINUTES = 15;
export const PROMISED_ANSWER_WITHIN_HOURS = 24;

export const REWARDS_POINTS_PER_DOLLAR = 10;
/** $100,000: a sale above it is a slip of the keyboard. */
export const REWARDS_MAX_SALE_CENTS = 10_000_000;
/** Points that staff give or take at once: those of the largest sale. */
export const REWARDS_MAX_ADJUSTMENT = 1_000_000;
export const REWARDS_REASON_MAX_LENGTH = 120;
export const REWARDS_UNITS = ['lb', 'ton'] as const;
export const REWARDS_BIRTHDAY = {
  points: 500,
  /** A date of birth that has been on file for less waits a year. */
  waitDays: 30,
  /** One before it is a slip of the keyboard. */
  earliest: '1900-01-01',
} as const;
export const REWARDS_STREAK = {
  /** The visit from which a streak earns more. */
  bonusFrom: 3,
  /** Visits further apart begin a new streak. */
  maxGapDays: 30,
  bonusPercent: 10,
} as const;
/** The lifetime points with which each tier begins, lowest first. Nobody is ever put down. */
export const REWARDS_TIERS = [
  { tier: 'Bronze', from: 0 },
  { tier: 'Silver', from: 5_000 },
  { tier: 'Gold', from: 25_000 },
  { tier: 'Platinum', from: 75_000 },
] as const;
/** A look-up lets a browser see that customer for so long. */
export const REWARDS_SESSION_MS = 3_600_000;
/** The newest of a list that are shown. */
export const REWARDS_LIST_LENGTH = 100;
export const REWARDS_NAME_MAX_LENGTH = 60;
export const REWARDS_EMAIL_MAX_LENGTH = 254;

/** What messengers and social networks show of a page: pixels. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;

export const BLOG_POSTS_PER_PAGE = 10;
/** Of those with one tag, told by headline and picture alone. */
export const BLOG_POSTS_PER_TAG_PAGE = 24;
export const BLOG_RELATED_POSTS = 3;
/** The tags that a list offers, the most used first. */
export const BLOG_TAGS_OFFERED = 12;
/** The newest posts, in the feed. */
export const BLOG_FEED_LENGTH = 20;
export const BLOG_WORDS_PER_MINUTE = 220;
