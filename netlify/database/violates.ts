import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Whether a statement failed because of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause !== undefined &&
  'constraint' in error.cause &&
  error.cause.constraint === constraint;
