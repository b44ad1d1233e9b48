// Like constants.ts, for the form of /privacy/request. How long things are kept is in src/domain/privacy/retention.ts.

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
