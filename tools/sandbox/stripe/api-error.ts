import type { Stripe } from 'stripe';

/** The `error` of a Stripe answer. */
export interface StripeErrorBody {
  readonly type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: object;
  readonly payment_method?: Stripe.PaymentMethod;
}

/** An error answer. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const invalidRequest = (
  message: string,
  details: { code?: string; param?: string } = {},
): StripeApiError => new StripeApiError(400, { type: 'invalid_request_error', message, ...details });

export const resourceMissing = (kind: string, id: string, param = 'id'): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

/** The intent's state no longer allows the call, or not yet. */
export const unexpectedState = (intent: Stripe.PaymentIntent, message: string): StripeApiError =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
