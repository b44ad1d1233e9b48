// Like constants.ts, for offers and the pages of a request. Apart from it, because pages without an offer need none of these.

export const OFFER_MAX_LINES = 20;
export const OFFER_LABEL_MAX_LENGTH = 60;
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

/** $2,500: only an owner makes an offer of more. */
export const OFFER_STAFF_MAX_CENTS = 250_000;
/** $500: the highest pickup fee of an offer whose weights are not all known. Otherwise it is at most what the offer comes to. */
export const OFFER_FEE_MAX_CENTS = 50_000;
/** What Today says about requests and offers covers this many days. */
export const OFFER_FIGURE_DAYS = 30;
