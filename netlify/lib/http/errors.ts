import { isOutage, isUnstorable } from '../../database/database-errors.ts';
import { ERRORS, type ErrorBody, type ErrorCode } from '../../../src/domain/shared/contract/errors.ts';
import { ConfigError } from '../config.ts';
import { jsonAnswer, type HttpAnswer } from './respond.ts';

export interface ErrorDetails extends ErrorOptions {
  /** Field -> sentence; with `invalid_input`, and where another code is about one field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Described by the call's contract: the right prices, who was first, why a provider refused. */
  readonly figures?: unknown;
  readonly retryAfterSeconds?: number;
  /** With `method_not_allowed`: the Allow header. */
  readonly allow?: readonly string[];
  /** For the log: the id of the staff member who was refused. */
  readonly staffId?: string;
}

/** An answer other than success: one code of the closed list in src/domain/shared/contract/errors.ts. */
export class CodedError extends Error {
  override readonly name = 'CodedError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code, details);
    this.code = code;
    this.details = details;
  }
}

/** The database or an outside system is down, or busy for a moment. `cause` is for the log. */
export const outage = (cause: unknown, retryAfterSeconds = 5): CodedError =>
  new CodedError('unavailable', { cause, retryAfterSeconds });

/** Turns anything thrown into one of the codes. Unforeseen errors are `internal`. */
export function toCodedError(error: unknown): CodedError {
  if (error instanceof CodedError) return error;
  if (error instanceof ConfigError || isOutage(error)) return outage(error);
  if (isUnstorable(error)) return new CodedError('invalid_input', { cause: error });
  return new CodedError('internal', { cause: error });
}

/** The only mapping of codes to HTTP. */
export function errorAnswer({ code, details }: CodedError): HttpAnswer {
  const { status, message } = ERRORS[code];
  const { fields, figures, retryAfterSeconds, allow } = details;
  const body: ErrorBody = {
    error: message,
    code,
    ...(fields ? { fields } : {}),
    ...(figures ? { figures } : {}),
  };
  return jsonAnswer(status, body, {
    ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    ...(allow ? { Allow: allow.join(', ') } : {}),
  });
}
