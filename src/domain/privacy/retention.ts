/**
 * How long the site keeps what people send. The privacy page prints these, the nightly job carries them out,
 * and a record under a legal hold outlives them.
 */
export const RETENTION = {
  /** Quote, pickup and callback requests with their offers, from the day they were sent. */
  requestMonths: 24,
  /** The photos of a request. */
  photoMonths: 12,
  /** The VIN of a car in a request, from the day the request was lost. */
  lostVinDays: 180,
  /** Questions from the inquiry forms. */
  inquiryMonths: 24,
  /** Orders that were never paid. */
  unpaidOrderDays: 90,
  /** Paid orders: the tax year they belong to and the seven that follow it. */
  orderTaxYears: 7,
  /** Counters that limit how often one address may call. */
  rateLimitHours: 24,
} as const;

/** A copy of a ticket by email: its address goes once it is sent, and the rest after this many days, sent or not. */
export const TICKET_COPY_DAYS = 7;

/** The phone number of a held price, from the end of the hold. */
export const HOLD_PHONE_DAYS = 30;

/** A ticket that was weighed and never recorded, from the day that somebody last had it in hand. */
export const TICKET_HELD_DAYS = 30;

/** Stands where a phone number was deleted: a number must have ten digits, and nobody has this one. */
export const STRIPPED_PHONE = '+10000000000';
/** Staff are warned when a request is due within this many days. */
export const PRIVACY_REQUEST_WARNING_DAYS = 7;
/** How long the link that confirms a request works. */
export const PRIVACY_LINK_VALID_DAYS = 7;
/** A request that nobody confirms is deleted after this many days. */
export const PRIVACY_UNCONFIRMED_DAYS = 30;
/** Answered requests stay as the record that they were answered. */
export const PRIVACY_RECORD_MONTHS = 24;
