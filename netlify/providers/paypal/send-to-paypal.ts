import { required } from '../../lib/config.ts';
import { outage } from '../../lib/http/errors.ts';
import { StatusError } from '../../lib/http/status-error.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';
import { parseJson } from '../parse-json.ts';

/** PayPal's error about the request itself; `code` is its "issue", the only part that a log shows. */
export class PaypalRefusal extends Error {
  override readonly name = 'PaypalRefusal';
  readonly code: string;

  constructor(issue: string) {
    super(issue);
    this.code = issue;
  }
}

export interface PaypalReply {
  readonly status: number;
  /** Undefined if it is not JSON. */
  readonly value: unknown;
}

const ORIGINS = {
  production: 'https://api-m.paypal.com',
  sandbox: 'https://api-m.sandbox.paypal.com',
} as const;

/** One request to PayPal's API. Throws unavailable if it is busy, broken or silent for `timeoutMs`. */
export async function send(path: string, request: RequestInit, timeoutMs: number): Promise<PaypalReply> {
  const { environment, mockUrl } = required('paypal');
  const url = `${mockUrl ?? ORIGINS[environment]}${path}`;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    const value = parseJson(await response.text());
    if (response.status === 429 || response.status >= 500) throw new StatusError(response.status);
    // The next token request tells whether only the token has expired or our keys are wrong.
    if (response.status !== 401 && response.status !== 403) noteSuccess('paypal');
    return { status: response.status, value };
  } catch (cause) {
    noteFailure('paypal', cause);
    throw outage(cause);
  }
}
