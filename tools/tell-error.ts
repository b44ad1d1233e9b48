import { CodedError } from '../netlify/lib/errors.ts';
import { ERRORS, type ErrorCode } from '../src/domain/shared/errors.ts';

interface ErrorTexts {
  /** Messages that replace the site's own. */
  readonly sentences?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** Options whose names differ from the fields. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Why a command failed: a line for each wrong option, or one sentence. */
export function tellError(error: unknown, { sentences = {}, options = {} }: ErrorTexts = {}): string {
  if (!(error instanceof CodedError)) return error instanceof Error ? error.message : String(error);
  const fields = Object.entries(error.details.fields ?? {});
  if (fields.length === 0) return sentences[error.code] ?? ERRORS[error.code].message;
  return fields.map(([field, message]) => `--${options[field] ?? field}: ${message}`).join('\n');
}
