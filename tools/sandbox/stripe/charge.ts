import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId } from './ids.ts';
import type { TestCardOutcome } from './test-cards.ts';

type Details = Stripe.Charge.PaymentMethodDetails;

function detailsOf(method: Stripe.PaymentMethod, amount: number): Details {
  const { card } = method;
  if (!card) return { type: method.type };
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: '123456',
      brand: card.brand,
      checks: card.checks,
      country: card.country,
      electronic_commerce_indicator: null,
      exp_month: card.exp_month,
      exp_year: card.exp_year,
      funding: card.funding,
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: null,
      transaction_link_id: null,
      wallet: card.wallet && { dynamic_last4: null, type: card.wallet.type },
    },
  };
}

export type Decline = Extract<TestCardOutcome, { kind: 'declined' }>;

const outcomeOf = (decline: Decline | undefined): Stripe.Charge.Outcome => ({
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: decline ? 'declined_by_network' : 'approved_by_network',
  reason: decline ? (decline.declineCode ?? decline.code) : null,
  risk_level: 'normal',
  seller_message: decline ? 'The bank did not return any further details.' : 'Payment complete.',
  type: decline ? 'issuer_declined' : 'authorized',
});

/** A pending charge. */
export function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
  const id = newStripeId(method.type === 'card' ? 'ch' : 'py');
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: false,
    created: unixSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(undefined),
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: intent.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
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
