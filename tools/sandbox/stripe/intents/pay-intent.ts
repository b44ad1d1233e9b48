import type { Stripe } from 'stripe';
import { unixSeconds } from '../../mock-server.ts';
import { newStripeId, type StripeAccount, stripeObject } from '../account.ts';
import { chargeTransaction } from '../balance-transaction.ts';
import { change, find } from '../ledger.ts';
import type { TestCardOutcome } from './payment-method.ts';

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

type Decline = Extract<TestCardOutcome, { kind: 'declined' }>;

const outcomeOf = (refusal: Decline | undefined) =>
  stripeObject<Stripe.Charge.Outcome>({
    network_status: refusal ? 'declined_by_network' : 'approved_by_network',
    reason: refusal ? (refusal.declineCode ?? refusal.code) : null,
    risk_level: 'normal',
    seller_message: refusal ? 'The bank did not return any further details.' : 'Payment complete.',
    type: refusal ? 'issuer_declined' : 'authorized',
  });

/** A pending charge. */
function newCharge(intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Stripe.Charge {
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

const failed = (charge: Stripe.Charge, refusal: Decline): Stripe.Charge => ({
  ...charge,
  status: 'failed',
  failure_code: refusal.code,
  failure_message: refusal.message,
  outcome: outcomeOf(refusal),
});

const paid = (charge: Stripe.Charge, transactionId: string): Stripe.Charge => ({
  ...charge,
  status: 'succeeded',
  paid: true,
  captured: true,
  amount_captured: charge.amount,
  balance_transaction: transactionId,
});

const methodOf = ({ ledger }: StripeAccount, intent: Stripe.PaymentIntent): Stripe.PaymentMethod =>
  find(ledger, 'methods', String(intent.payment_method));

/** The pending charge, or a new one. */
function chargeOf(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.Charge {
  const waiting = intent.latest_charge
    ? find(account.ledger, 'charges', String(intent.latest_charge))
    : undefined;
  return waiting?.status === 'pending' ? waiting : newCharge(intent, methodOf(account, intent));
}

export function succeed(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { ledger, emit } = account;
  const charge = chargeOf(account, intent);
  const transaction = chargeTransaction(charge);
  const done = paid(charge, transaction.id);
  ledger.transactions.set(transaction.id, transaction);
  ledger.charges.set(done.id, done);
  const next = change(ledger.intents, intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: done.id,
    last_payment_error: null,
    next_action: null,
    processing: null,
  });
  emit('charge.succeeded', done);
  emit('payment_intent.succeeded', next);
  return next;
}

export function decline(
  account: StripeAccount,
  intent: Stripe.PaymentIntent,
  why: Decline,
): Stripe.PaymentIntent {
  const { ledger, emit } = account;
  const method = methodOf(account, intent);
  const charge = failed(chargeOf(account, intent), why);
  ledger.charges.set(charge.id, charge);
  const next = change(ledger.intents, intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    next_action: null,
    processing: null,
    last_payment_error: {
      type: 'card_error',
      code: why.code,
      message: why.message,
      charge: charge.id,
      payment_method: method,
      ...(why.declineCode ? { decline_code: why.declineCode } : {}),
    },
  });
  emit('charge.failed', charge);
  emit('payment_intent.payment_failed', next);
  return next;
}

/** The money is pending; `succeed` or `decline` later says whether it came. */
export function keepProcessing(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const { ledger, emit } = account;
  const charge = newCharge(intent, methodOf(account, intent));
  ledger.charges.set(charge.id, charge);
  const next = change(ledger.intents, intent, {
    status: 'processing',
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  emit('charge.pending', charge);
  emit('payment_intent.processing', next);
  return next;
}

/** The customer must act: in a dialog of Stripe.js, or on another page. */
export function askCustomer(
  { ledger, emit }: StripeAccount,
  intent: Stripe.PaymentIntent,
  action: Stripe.PaymentIntent.NextAction,
): Stripe.PaymentIntent {
  const next = change(ledger.intents, intent, {
    status: 'requires_action',
    next_action: action,
    last_payment_error: null,
  });
  emit('payment_intent.requires_action', next);
  return next;
}

/** The customer did not act, or could not. */
export function refuseCustomer(account: StripeAccount, intent: Stripe.PaymentIntent): Stripe.PaymentIntent {
  const next = change(account.ledger.intents, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
      payment_method: methodOf(account, intent),
    },
  });
  account.emit('payment_intent.payment_failed', next);
  return next;
}
