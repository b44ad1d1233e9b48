/**
 * Every number and limit of the business and of the interface, named once; those of staff's pages are in
 * staff-constants.ts. docs/business-rules.md explains them to the owner. Times end in Ms, lengths in their unit.
 */
export const PRICES = {
  refetchMs: 900_000,
  firstCachedRunMs: 2_000,
  skeletonCards: 4,
} as const;

/** How often a failed query is asked again, and how long its answer counts as fresh. */
export const QUERIES = { retries: 3, freshMs: 300_000 } as const;

export const TOAST = {
  visibleAtOnce: 1,
  displayMs: 5_000,
  /** A dismissed toast stays in the list this long before it is forgotten. */
  dismissedRemovalMs: 1_000_000,
  swipeThresholdPx: 50,
  hotkey: 'F8',
} as const;

export const UI = {
  logoDoubleClickMs: 300,
  anchorScrollDelayMs: 100,
  copiedLabelMs: 2_000,
  /** A page that still has the focus this long after a call was asked for: nothing has answered the link. */
  callSilenceMs: 1_500,
  tooltipDelayMs: 700,
  tooltipSkipDelayMs: 300,
  stickyHeaderAfterPx: 100,
  installBannerAfterMs: 10_000,
  /** A page that comes sooner needs no spinner; one that never comes has it for so long. */
  pageSpinnerAfterMs: 150,
  pageSpinnerAtMostMs: 10_000,
} as const;

export const REVIEWS = { loadMs: 1_000, shownByDefault: 3, shownOnHome: 4 } as const;

export const QUOTE = {
  nameMinLength: 2,
  nameMaxLength: 60,
  phoneLength: 14,
  emailMaxLength: 254,
  descriptionMinLength: 10,
  descriptionMaxLength: 2_000,
  /** Faster than this is a machine filling in the form. */
  minimumFillMs: 2_000,
  /** How long staff mail waits for a photo that was announced. */
  photoGraceMs: 120_000,
} as const;

export const PICKUP = {
  /** Of one load; a truck is sent from the second on. */
  weightClasses: ['under_1000_lb', '1000_to_5000_lb', '5000_to_20000_lb', 'over_20000_lb'],
  /** Days ahead that can be chosen, today left out: a truck is never promised for the same day. */
  daysAhead: 14,
  /** Offered on the days whose opening hours hold the whole of it. */
  windows: {
    morning: { opens: '08:00', closes: '12:00' },
    afternoon: { opens: '12:00', closes: '16:00' },
  },
} as const;

export const CALLBACK = {
  slotMinutes: 30,
  daysAhead: 7,
  /** A slot that begins sooner is not offered any more. */
  noticeMinutes: 30,
} as const;

export const ESTIMATE = {
  poundsPerTon: 2_000,
  /** Of one line, 100 tons: more is a slip of the keyboard. */
  maxPounds: 200_000,
  maxLines: 12,
} as const;

export const PRICE_HISTORY = { days: 90 } as const;

export const NEAREST = {
  timeoutMs: 15_000,
  maxAgeMs: 60_000,
  earthRadiusMiles: 3_959,
} as const;

export const PHOTO = {
  jpegQuality: 0.8,
  /** The browser shrinks to this before sending, the server never keeps more. */
  longestSidePx: 1_600,
  /** 4.4 MB on the wire: what fits Netlify's binary body limit. */
  maxBytes: 4_400_000,
  /** A picture that unfolds to more than this is a bomb, or not from a phone. */
  maxPixels: 50_000_000,
} as const;

/** Requests allowed from one address in a window. */
export const RATE_LIMITS = {
  quotes: { limit: 10, windowMs: 600_000 },
  inquiries: { limit: 10, windowMs: 600_000 },
  /** Orders and payment set-ups together. */
  orders: { limit: 30, windowMs: 600_000 },
  addressChecks: { limit: 60, windowMs: 600_000 },
  /** Of an order by its number and e-mail, and of a customer by phone. */
  lookUps: { limit: 30, windowMs: 3_600_000 },
  newCustomers: { limit: 10, windowMs: 3_600_000 },
} as const;

export const SHOP = {
  skeletonCards: 6,
  maxQuantity: 99,
  maxLines: 50,
  shippingCents: 899,
  /** In thousandths of a percent of the subtotal, by payment method: 8,875 is 8.875 %. */
  taxMilliPercent: { card: 8_875, paypal: 0 },
} as const;

export const ADDRESS = {
  verifyTimeoutMs: 10_000,
  /** Between taking over a suggested address and checking it. */
  reverifyDelayMs: 100,
  streetMaxLength: 100,
  cityMaxLength: 60,
  stateLength: 2,
  zipMaxLength: 10,
} as const;

export const CHECKOUT = {
  nameMinLength: 2,
  nameMaxLength: 100,
  emailMaxLength: 254,
} as const;

export const INQUIRY = {
  nameMinLength: 2,
  nameMaxLength: 100,
  emailMaxLength: 254,
  phoneMaxLength: 30,
  subjectMinLength: 5,
  subjectMaxLength: 150,
  messageMinLength: 10,
  messageMaxLength: 4_000,
  minimumFillMs: 2_000,
} as const;

export const ORDER_LOOK_UP = {
  codeDigits: 6,
  validMs: 900_000,
  maxAttempts: 5,
  /** Mailed for one order, whoever asks for them. */
  codes: { limit: 5, windowMs: 3_600_000 },
} as const;

export const PAYMENTS = {
  currency: 'USD',
  /** A webhook whose signature is older is refused. */
  webhookToleranceSeconds: 300,
  /** PayPal sends a failed event again for three days, and may keep its first time. What comes again does nothing. */
  paypalWebhookToleranceSeconds: 270_000,
  /** Orders that wait for their payment are asked about so long (netlify/functions/reconcile-payments.ts says how often). */
  giveUpAfterMs: 86_400_000,
} as const;

/** Conversion values in whole US dollars. */
export const CONVERSION_USD = {
  quoteRequest: 50,
  phoneCall: 25,
  locationClick: 15,
  callbackScheduled: 30,
} as const;

export const PROMISES = { paidWithinMinutes: 15, answerWithinHours: 24 } as const;

export const REWARDS = {
  pointsPerDollar: 10,
  /** $100,000: a sale above it is a slip of the keyboard. */
  maxSaleCents: 10_000_000,
  /** Points that staff give or take at once: those of the largest sale. */
  maxAdjustment: 1_000_000,
  reasonMaxLength: 120,
  units: ['lb', 'ton'],
  birthday: {
    points: 500,
    /** A date of birth that has been on file for less waits a year. */
    waitDays: 30,
    /** One before it is a slip of the keyboard. */
    earliest: '1900-01-01',
  },
  streak: {
    /** The visit from which a streak earns more. */
    bonusFrom: 3,
    /** Visits further apart begin a new streak. */
    maxGapDays: 30,
    bonusPercent: 10,
  },
  /** The lifetime points with which each tier begins, lowest first. Nobody is ever put down. */
  tiers: [
    { tier: 'Bronze', from: 0 },
    { tier: 'Silver', from: 5_000 },
    { tier: 'Gold', from: 25_000 },
    { tier: 'Platinum', from: 75_000 },
  ],
  /** A look-up lets a browser see that customer for so long. */
  sessionMs: 3_600_000,
  /** The newest of a list that are shown. */
  listLength: 100,
  nameMaxLength: 60,
  emailMaxLength: 254,
} as const;

/** What messengers and social networks show of a page: pixels. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;

export const BLOG = {
  postsPerPage: 10,
  /** Of those with one tag, told by headline and picture alone. */
  postsPerTagPage: 24,
  relatedPosts: 3,
  /** The tags that a list offers, the most used first. */
  tagsOffered: 12,
  /** The newest posts, in the feed. */
  feedLength: 20,
  wordsPerMinute: 220,
} as const;
