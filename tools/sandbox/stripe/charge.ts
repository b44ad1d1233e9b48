import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId, stripeObject } from './ids.ts';
import type { TestCardOutcome } from './test-cards.ts';

type Details = Stripe.Charge.PaymentMethodDetails;

function detailsOf(method: Stripe.PaymentMethod, amount: number): Details {
  const { card } = method;
  if (!card) return { type: method.type };
  return {
    type: 'card',
    card: stripeObject<NonNullable<Details['card']>>({
      amount_authorized: amount,
      authorization_code: '123456',
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      funding: card.funding,
      last4: card.last4,
      network: card.brand,
      regulated_status: 'unregulated',
      wallet: card.wallet && { dynamic_last4: null, type: card.wallet.type },
    }),
  };
}

export type Decline = Extract<TestCardOutcome, { kind: 'declined' }>;

const outcomeOf = (decline: Decline | undefined) =>
  stripeObject<Stripe.Charge.Outcome>({
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline ? (decline.declineCode ?? decline.code) : null,
    risk_level: 'normal',
    seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  });

/** A pending charge. */
export function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const id = newStripeId(method.type === 'card' ? 'ch' : 'py');
  return stripeObject<Stripe.Charge>({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: false,
    created: unixSeconds(),
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(undefined),
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: intent.receipt_email,
    refunded: false,
    shipping: intent.shipping,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
  });
}

export const failed = (charge: Stripe.Charge, decline: Decline): Stripe.Charge => ({
  ...charge,
  status: 'failed',
  failure_code: decline.code,
  failure_message: decline.message,
  outcome: outcomeOf(decline),
});

export const paid = (charge: Stripe.Charge, transactionId: string): Stripe.Charge => ({
  ...charge,
  status: 'succeeded',
  paid: true,
  captured: true,
  amount_captured: charge.amount,
  balance_transaction: transactionId,
});
