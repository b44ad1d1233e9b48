import { DrizzleQueryError } from 'drizzle-orm/errors';
import { CodedError } from '../netlify/lib/http/errors.ts';
import { ERRORS, type ErrorCode } from '../src/domain/shared/contract/errors.ts';

interface ErrorTexts {
  /** Messages that replace the site's own. */
  readonly sentences?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Options whose names differ from the fields. */
  readonly options?: Readonly<Record<string, string>>;
}

const NO_ANSWER = 'The database does not answer. Check its address and whether it runs.';

/** Drizzle's own message is the statement alone. Drivers say nothing if nobody answers, and Neon's throws something that is not an Error. */
function messageOf(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `${error.message}\n${messageOf(error.cause)}`;
  return (error instanceof Error && error.message) || NO_ANSWER;
}

/** Why a command failed: a line for each wrong option, or one sentence. */
export function tellError(error: unknown, { sentences = {}, options = {} }: ErrorTexts = {}): string {
  if (!(error instanceof CodedError)) return messageOf(error);
  const fields = Object.entries(error.details.fields ?? {});
  if (fields.length === 0) return sentences[error.code] ?? ERRORS[error.code].message;
  return fields.map(([field, message]) => `--${options[field] ?? field}: ${message}`).join('\n');
}
