import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The database could not be reached, or stopped answering. */
export class DatabaseOutage extends Error {
  override readonly name = 'DatabaseOutage';
}

// Transient classes and codes of https://www.postgresql.org/docs/current/errcodes-appendix.html:
// connection, credentials that have just changed, resources, shutdown, canceled by a time-out, lock not available, deadlock,
// serialization.
const PASSING = /^(08...|28...|53...|57P0[1-5]|57014|55P03|40P01|40001|25P0[34])$/;

const sqlStateOf = (error: unknown): string | undefined =>
  error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : undefined;

/** Whether trying again later may help: the database is down, gone, full or too slow. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseOutage) return true;
  if (error instanceof DrizzleQueryError) {
    // PostgreSQL's own refusals have a state. An error without one never reached it or never came back,
    // unless it is a bug of ours.
    const { cause } = error;
    if (cause instanceof TypeError || cause instanceof RangeError) return false;
    return sqlStateOf(cause) === undefined || isOutage(cause);
  }
  return PASSING.test(sqlStateOf(error) ?? '');
}

// Of https://www.postgresql.org/docs/current/errcodes-appendix.html: a number out of its column's range, a day in the year 0, and
// text with a NUL, as such or inside JSON.
const UNSTORABLE = /^(22003|22008|22021|22P05)$/;

/** Whether a statement failed because a value, or a sum of values, fits no column. Nothing was written then. */
export const isUnstorable = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && UNSTORABLE.test(sqlStateOf(error.cause) ?? '');

/** Whether a statement failed because of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'constraint' in error.cause &&
  error.cause.constraint === constraint;
