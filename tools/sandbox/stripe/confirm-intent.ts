import type { Stripe } from 'stripe';
import type { Desk } from './desk.ts';
import { openDispute } from './dispute.ts';
import { invalid, StripeFailure, unexpectedState } from './failure.ts';
import { change, find } from './ledger.ts';
import { askCustomer, decline, keepProcessing, refuseCustomer, succeed } from './pay-intent.ts';
import { outcomeOf } from './test-cards.ts';

const CONFIRMABLE = new Set(['requires_payment_method', 'requires_confirmation', 'requires_action']);

/** How the customer pays: `number` with a card, `redirect` (page of the bank, and where to come back) without. */
export interface Attempt {
  readonly method: Stripe.PaymentMethod;
  readonly number?: string;
  readonly redirect?: { readonly url: string; readonly returnUrl: string };
}

function begin({ ledger }: Desk, id: string, method: Stripe.PaymentMethod): Stripe.PaymentIntent {
  const intent = find(ledger, 'intents', id, 'intent');
  if (!CONFIRMABLE.has(intent.status)) {
    throw unexpectedState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  if (!intent.payment_method_types.includes(method.type)) {
    throw invalid(`This PaymentIntent does not take ${method.type}.`, { param: 'payment_method' });
  }
  ledger.methods.set(method.id, method);
  return change(ledger.intents, intent, { payment_method: method.id });
}

/** One try to pay. A decline leaves its trace in the intent, which is answered all the same. */
export function confirmIntent(
  desk: Desk,
  id: string,
  { method, number = '', redirect }: Attempt,
): Stripe.PaymentIntent {
  const intent = begin(desk, id, method);
  if (redirect) {
    const { url, returnUrl } = redirect;
    return askCustomer(desk, intent, {
      type: 'redirect_to_url',
      redirect_to_url: { url, return_url: returnUrl },
    });
  }
  const outcome = outcomeOf(number);
  switch (outcome.kind) {
    case 'succeeds':
      return succeed(desk, intent);
    case 'authenticates':
      return askCustomer(desk, intent, { type: 'use_stripe_sdk', use_stripe_sdk: {} });
    case 'processes':
      return keepProcessing(desk, intent);
    case 'disputed': {
      const done = succeed(desk, intent);
      openDispute(desk, done.id);
      return done;
    }
    case 'declined':
      return decline(desk, intent, outcome);
  }
}

/** The customer has answered the dialog, or the bank's page. */
export function answerAction(desk: Desk, id: string, agrees: boolean): Stripe.PaymentIntent {
  const intent = find(desk.ledger, 'intents', id, 'intent');
  if (intent.status !== 'requires_action') return intent;
  return agrees ? succeed(desk, intent) : refuseCustomer(desk, intent);
}

/** The money that was on its way has come, or not. */
export function settleIntent(desk: Desk, id: string, comes: boolean): Stripe.PaymentIntent {
  const intent = find(desk.ledger, 'intents', id, 'intent');
  if (intent.status !== 'processing') return intent;
  if (comes) return succeed(desk, intent);
  return decline(desk, intent, {
    kind: 'declined',
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
  });
}

/** What Stripe answers where the last try failed. */
export function failureOf(intent: Stripe.PaymentIntent): StripeFailure | undefined {
  const error = intent.last_payment_error;
  if (!error?.message) return undefined;
  const { code, decline_code, charge, payment_method, message } = error;
  const isCard = error.type === 'card_error';
  return new StripeFailure(isCard ? 402 : 400, {
    type: isCard ? 'card_error' : 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(decline_code ? { decline_code } : {}),
    ...(charge ? { charge } : {}),
    ...(payment_method ? { payment_method } : {}),
    payment_intent: intent,
  });
}
