import type Stripe from 'stripe';
import type { MoneyThere, PaymentThere, RefundThere } from '../money-at-provider.ts';
import { askStripe } from './ask-stripe.ts';
import { idOf } from './card-payment.ts';
import { PAYMENT_CURRENCY } from '../../../src/business/constants.ts';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';

/** The newest of each. */
const MOST_MOVEMENTS = 300;

const timeOf = (seconds: number) => new Date(seconds * 1000);

function toPayment({
  id,
  status,
  metadata,
  latest_charge: charge,
}: Stripe.PaymentIntent): readonly PaymentThere[] {
  const { orderId } = metadata;
  if (status !== 'succeeded' || !orderId || typeof charge !== 'object' || !charge) return [];
  const { id: reference, amount_captured: amountCents, amount_refunded: refundedCents, created } = charge;
  return [{ id, reference, orderId, amountCents, refundedCents, at: timeOf(created) }];
}

function toRefund({ id, status, amount, created, ...of }: Stripe.Refund): readonly RefundThere[] {
  const [paymentId, paymentReference] = [idOf(of.payment_intent), idOf(of.charge)];
  const isReversed = status === 'failed';
  if (!(isReversed || status === 'succeeded') || paymentId === null || paymentReference === null) return [];
  return [
    { reference: id, paymentId, paymentReference, amountCents: amount, isReversed, at: timeOf(created) },
  ];
}

/** Payments started since a time, and refunds. Throws unavailable. */
export async function listStripeMoney(since: Date): Promise<MoneyThere> {
  const params = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
  const [intents, refunds] = await askStripe((stripe) =>
    Promise.all([
      stripe.paymentIntents
        .list({ ...params, expand: ['data.latest_charge'] })
        .autoPagingToArray({ limit: MOST_MOVEMENTS }),
      stripe.refunds.list(params).autoPagingToArray({ limit: MOST_MOVEMENTS }),
    ]),
  );
  return { payments: intents.flatMap(toPayment), refunds: refunds.flatMap(toRefund) };
}

interface StripePayout {
  readonly id: string;
  /** Below zero if the bank pays in. */
  readonly amountCents: Cents;
  /** ISO date */
  readonly arrivesOn: string;
  /** Stripe's own status: "paid", "pending", "in_transit", "canceled", "failed". */
  readonly state: string;
}

/** More than a year of daily payouts. */
const MOST_PAYOUTS = 400;

/** Payouts to the bank that were created since a time. Throws unavailable. */
export async function listPayouts(since: Date): Promise<readonly StripePayout[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const payouts = await askStripe((stripe) =>
    stripe.payouts.list({ created, limit: 100 }).autoPagingToArray({ limit: MOST_PAYOUTS }),
  );
  return payouts
    .filter(({ currency }) => currency.toUpperCase() === PAYMENT_CURRENCY)
    .map(({ id, amount, arrival_date, status }) => ({
      id,
      amountCents: amount,
      // Stripe gives the day as its midnight in UTC.
      arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
      state: status,
    }));
}

/** A payment, its refund, and the failures of either. */
const MOST_TRANSACTIONS = 20;

/** Stripe's fee for a charge, refund or dispute; null if it is not known yet. Throws unavailable. */
export async function findFee(reference: string): Promise<Cents | null> {
  const { data } = await askStripe((stripe) =>
    stripe.balanceTransactions.list({ source: reference, limit: MOST_TRANSACTIONS }),
  );
  return data.length === 0 ? null : data.reduce((sum, { fee }) => sum + fee, 0);
}

/** Whether our keys are live keys; asks for the balance, which changes nothing. Throws unavailable. */
export async function readBalance(): Promise<'live' | 'test'> {
  const { livemode } = await askStripe((stripe) => stripe.balance.retrieve());
  return livemode ? 'live' : 'test';
}
