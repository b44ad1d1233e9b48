// What constants.ts is for the site, for the pages and calls of staff.

/** Of a catalogue import from Printful. */
export const IMPORT = {
  /** Read at once: each is a question of its own, and an answer has seven seconds. */
  maxProducts: 60,
  maxChanges: 400,
  nameMaxLength: 100,
  descriptionMaxLength: 600,
} as const;

export const REFUNDS = {
  /** More than any order costs. */
  maxCents: 99_999_999,
  reasonMaxLength: 200,
} as const;

/** What the counter shows of a customer. */
export const COUNTER = { visitsShown: 5, closedVouchersShown: 5 } as const;

export const STAFF = {
  /** A session ends after so long without use, and in any case a day after the sign-in. */
  sessionIdleMs: 28_800_000,
  sessionMaxMs: 86_400_000,
  /** How old the last use on record may be: not every call writes. */
  sessionTouchMs: 300_000,
  /** Sign-ins from one address. */
  signIns: { limit: 3, windowMs: 10_000 },
  /** Failures of one account, whoever tries; then it is locked for as long. */
  failures: { limit: 10, windowMs: 900_000 },
  /** Links mailed to one account. */
  links: { limit: 5, windowMs: 3_600_000 },
  /** Tests of outside systems that one owner makes; each is a real call there. */
  providerTests: { limit: 20, windowMs: 600_000 },
  passwordMinLength: 12,
  passwordMaxLength: 128,
  /** A link that sets a password. */
  linkValidMs: 3_600_000,
  inviteValidMs: 259_200_000,
  backupCodes: 10,
  nameMaxLength: 60,
  emailMaxLength: 254,
  pageLength: 25,
  csvMaxRows: 50_000,
  /** Rows of a CSV in one answer: Netlify's answers hold 6 MB. */
  csvPartRows: 1_000,
  noteMaxLength: 2_000,
} as const;

export const PRICE_BOARD = {
  /** A larger change asks again. */
  jumpPercent: 15,
  undoListLength: 20,
} as const;

/** Money by day, and the gaps between our books and the providers'. */
export const FUNDING = {
  daysShown: 30,
  maxDays: 366,
  /** How far back providers are asked: PayPal answers 31 days at once. */
  lookBackDays: 30,
  /** Money younger than this may still be on its way into the books by itself. */
  graceMs: 900_000,
  /** Of each kind. */
  gapsShown: 100,
} as const;

export const YARD_NOTE = { validMs: 7_200_000, maxLength: 80 } as const;
