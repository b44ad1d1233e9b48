import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import type { StripeAccount } from './account.ts';
import { payoutTransaction } from './balance-transaction.ts';
import { newStripeId, stripeObject } from './ids.ts';

const DAY_SECONDS = 86_400;

/** Sends money to the bank, where it arrives two days later. */
export function createPayout(
  { ledger }: StripeAccount,
  amount: number,
  status: 'paid' | 'in_transit' | 'failed',
): Stripe.Payout {
  const id = newStripeId('po');
  const transaction = payoutTransaction(id, amount);
  const created = unixSeconds();
  const payout = stripeObject<Stripe.Payout>({
    id,
    object: 'payout',
    amount,
    // Midnight in UTC, in any account zone.
    arrival_date: Math.floor(created / DAY_SECONDS + 2) * DAY_SECONDS,
    automatic: true,
    balance_transaction: transaction.id,
    created,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: newStripeId('ba'),
    failure_code: status === 'failed' ? 'account_closed' : null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    reconciliation_status: 'completed',
    source_type: 'card',
    status,
    type: 'bank_account',
  });
  ledger.transactions.set(transaction.id, transaction);
  ledger.payouts.set(id, payout);
  return payout;
}
