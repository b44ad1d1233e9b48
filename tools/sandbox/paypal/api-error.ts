import { randomInt } from 'node:crypto';

const SIGNS = '0123456789ABCDEFGHJKLMNPRSTUVWXYZ';

/** Random, so that ids stay unique after a restart. PayPal's ids have 17 characters. */
export const newPaypalId = (length = 17): string =>
  Array.from({ length }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Settings that look like PayPal's own and are valid here alone. */
export const newPaypalKeys = () => ({
  clientId: `A${newPaypalId(79)}`,
  secret: `E${newPaypalId(79)}`,
  webhookId: newPaypalId(),
});

export const newToken = (): string => `A21AA${newPaypalId(92)}`;
export const newEventId = (): string => `WH-${newPaypalId()}-${newPaypalId()}`;

const AHEAD_MS = 60_000;
let lastMs = 0;

/** Now in whole seconds, as PayPal writes it. Each is later than the last, so that every change shows, unless the clock was set back. */
export function nextTime(): string {
  const nowMs = Math.floor(Date.now() / 1000) * 1000;
  lastMs = lastMs > nowMs + AHEAD_MS ? nowMs : Math.max(nowMs, lastMs + 1000);
  return new Date(lastMs).toISOString().replace('.000', '');
}

const NAMES = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  401: ['AUTHENTICATION_FAILURE', 'Authentication failed due to missing or invalid credentials.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  422: ['UNPROCESSABLE_ENTITY', 'The requested action could not be performed.'],
} as const;

/** An error answer. */
export class PaypalApiError extends Error {
  readonly status: keyof typeof NAMES;
  readonly body: object;

  constructor(status: keyof typeof NAMES, issue: string, field?: string) {
    super(issue);
    const [name, message] = NAMES[status];
    this.status = status;
    this.body = {
      name,
      message,
      details: [{ issue, ...(field ? { field } : {}) }],
      debug_id: newPaypalId(13),
      links: [],
    };
  }
}

export const invalidResourceId = (): PaypalApiError => new PaypalApiError(404, 'INVALID_RESOURCE_ID');
export const unprocessable = (issue: string, field?: string): PaypalApiError =>
  new PaypalApiError(422, issue, field);
