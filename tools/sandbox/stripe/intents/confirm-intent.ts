import type { Stripe } from 'stripe';
import type { StripeAccount } from '../account.ts';
import { invalidRequest, StripeApiError, unexpectedState } from '../form.ts';
import { openStripeDispute } from '../dispute.ts';
import { change, find } from '../ledger.ts';
import { askCustomer, decline, keepProcessing, refuseCustomer, succeed } from './pay-intent.ts';
import { outcomeOf } from './payment-method.ts';

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** How the customer pays: by card with `number`, or by `redirect` (a bank's page, and where to return to). */
export interface ConfirmAttempt {
  readonly method: Stripe.PaymentMethod;
  readonly number?: string;
  readonly redirect?: { readonly url: string; readonly returnUrl: string };
}

function begin({ ledger }: StripeAccount, id: string, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  const intent = find(ledger, 'intents', id, 'intent');
  if (!CONFIRMABLE.has(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalidRequest(`This PaymentIntent does not take ${method.type}.`, { param: 'payment_method' });
  }
  ledger.methods.set(method.id, method);
  return change(ledger.intents, intent, { payment_method: method.id });
}

/** One try to pay. A decline is recorded in the intent, which is still returned. */
export function confirmIntent(
  account: StripeAccount,
  id: string,
  { method, number = '', redirect }: ConfirmAttempt,
): Stripe.PaymentIntent {
  const intent = begin(account, id, method);
  if (redirect) {
    const { url, returnUrl } = redirect;
    return askCustomer(account, intent, {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: returnUrl },
    });
  }
  const outcome = outcomeOf(number);
  switch (outcome.kind) {
    case 'succeeds':
      return succeed(account, intent);
    case 'authenticates':
      return askCustomer(account, intent, { type: 'use_stripe_sdk', use_stripe_sdk: {} });
    case 'processes':
      return keepProcessing(account, intent);
    case 'disputed': {
      const done = succeed(account, intent);
      openStripeDispute(account, done.id);
      return done;
    }
    case 'declined':
      return decline(account, intent, outcome);
  }
}

/** The customer has answered the dialog, or the bank's page. */
export function answerAction(account: StripeAccount, id: string, agrees: boolean): Stripe.PaymentIntent {
  const intent = find(account.ledger, 'intents', id, 'intent');
  if (intent.status !== 'requires_action') return intent;
  return agrees ? succeed(account, intent) : refuseCustomer(account, intent);
}

/** The pending money has come, or not. */
export function settleIntent(account: StripeAccount, id: string, comes: boolean): Stripe.PaymentIntent {
  const intent = find(account.ledger, 'intents', id, 'intent');
  if (intent.status !== 'processing') return intent;
  if (comes) return succeed(account, intent);
  return decline(account, intent, {
    kind: 'declined',
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
  });
}

/** Stripe's answer after a failed try. */
export function failureOf(intent: Stripe.PaymentIntent): StripeApiError | undefined {
  const error = intent.last_payment_error;
  if (!error?.message) return undefined;
  const { code, decline_code, charge, payment_method, message } = error;
  const isCard = error.type === 'card_error';
  return new StripeApiError(isCard ? 402 : 400, {
    type: isCard ? 'card_error' : 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(decline_code ? { decline_code } : {}),
    ...(charge ? { charge } : {}),
    ...(payment_method ? { payment_method } : {}),
    payment_intent: intent,
  });
}
