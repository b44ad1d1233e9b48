import { DrizzleQueryError } from 'drizzle-orm/errors';

// Of https://www.postgresql.org/docs/current/errcodes-appendix.html: a number out of its column's range, a day in the year 0, and
// text with a NUL, as such or inside JSON.
const UNSTORABLE = /^(22003|22008|22021|22P05)$/;

/** Whether a statement failed because no column holds what it was given, or what that adds up to. Nothing was written then. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'code' in error.cause &&
  UNSTORABLE.test(String(error.cause.code));
