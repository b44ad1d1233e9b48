import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId, stripeObject } from './account.ts';

const DAY_SECONDS = 86_400;
const DISPUTE_FEE_CENTS = 1_500;

/** 2.9 % and 30 cents, as for US cards. */
const feeOf = (cents: number): number => Math.round(cents * 0.029) + 30;

interface Movement {
  readonly source: string;
  readonly currency: string;
  readonly amount: number;
  readonly fee: number;
  readonly type: 'charge' | 'refund' | 'adjustment' | 'payout';
  readonly category: string;
}

function newTransaction({
  source,
  currency,
  amount,
  fee,
  type,
  category,
}: Movement): Stripe.BalanceTransaction {
  return stripeObject<Stripe.BalanceTransaction>({
    id: newStripeId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: unixSeconds() + 2 * DAY_SECONDS,
    balance_type: 'payments',
    created: unixSeconds(),
    currency,
    description: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  });
}

export const chargeTransaction = ({ id, amount, currency }: Stripe.Charge) =>
  newTransaction({ source: id, currency, amount, fee: feeOf(amount), type: 'charge', category: 'charge' });

/** Stripe keeps the fee of a refunded charge. */
export const refundTransaction = (id: string, amount: number, currency: string) =>
  newTransaction({ source: id, currency, amount: -amount, fee: 0, type: 'refund', category: 'refund' });

export const disputeTransaction = (id: string, amount: number, currency: string) =>
  newTransaction({
    source: id,
    currency,
    amount: -amount,
    fee: DISPUTE_FEE_CENTS,
    type: 'adjustment',
    category: 'dispute',
  });

export const disputeWonTransaction = (id: string, amount: number, currency: string) =>
  newTransaction({
    source: id,
    currency,
    amount,
    fee: -DISPUTE_FEE_CENTS,
    type: 'adjustment',
    category: 'dispute_reversal',
  });

export const payoutTransaction = (id: string, amount: number) =>
  newTransaction({
    source: id,
    currency: 'usd',
    amount: -amount,
    fee: 0,
    type: 'payout',
    category: 'payout',
  });
