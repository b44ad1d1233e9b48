import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId, type StripeAccount, stripeObject } from './account.ts';
import { payoutTransaction } from './balance-transaction.ts';
import { answerAction, confirmIntent, settleIntent } from './intents/confirm-intent.ts';
import { createIntent } from './intents/create-intent.ts';
import { closeStripeDispute, openStripeDispute } from './dispute.ts';
import { change, find } from './ledger.ts';
import { NOBODY, newCard } from './intents/payment-method.ts';
import { createRefund, failRefund } from './refund.ts';

const DAY_SECONDS = 86_400;

/** Sends money to the bank, where it arrives two days later. */
function createPayout(
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

const GOOD_CARD = '4242424242424242';
const BAD_CARD = '4000000000000002';
const SLOW_CARD = '4000000000007726';

const card = (number: string) =>
  newCard({ number, expMonth: 12, expYear: new Date().getFullYear() + 3, throughWallet: false }, NOBODY);

/** What customers, banks and staff at Stripe's dashboard do, for tests without a browser. */
export function createStripeActions(account: StripeAccount) {
  const { ledger } = account;
  const payWith = (intentId: string, number: string): Stripe.PaymentIntent =>
    confirmIntent(account, intentId, { method: card(number), number });
  return {
    /** Confirms with a test card (test-cards.ts), digits alone; by default one that succeeds. */
    pay: (intentId: string, options: { card?: string } = {}) => payWith(intentId, options.card ?? GOOD_CARD),
    decline: (intentId: string) => payWith(intentId, BAD_CARD),
    /** Completes or fails the authentication that a card asked for. */
    authenticate: (intentId: string, agrees = true) => answerAction(account, intentId, agrees),
    /** The payment stays in processing until `finish`. */
    process: (intentId: string) => payWith(intentId, SLOW_CARD),
    finish: (intentId: string, result: 'succeeded' | 'failed' = 'succeeded') =>
      settleIntent(account, intentId, result === 'succeeded'),
    /** All that is left, or this many cents. */
    refund: (intentId: string, cents?: number) =>
      createRefund(account, { payment_intent: intentId, ...(cents === undefined ? {} : { amount: cents }) }),
    /** By the refund's own id. */
    failRefund: (refundId: string) => failRefund(account, refundId),
    dispute: (intentId: string) => openStripeDispute(account, intentId),
    closeDispute: (intentId: string, result: 'won' | 'lost') => closeStripeDispute(account, intentId, result),
    /** Pays out this many cents to our bank. */
    payOut: (cents: number, status: 'paid' | 'in_transit' | 'failed' = 'paid') =>
      createPayout(account, cents, status),
    /** Changes a payout's status. */
    turnPayout: (id: string, status: 'paid' | 'failed') =>
      change(ledger.payouts, find(ledger, 'payouts', id), { status }),
    /** A payment that the site did not start: of another amount, or a second one for an order. */
    invent: (metadata: Stripe.Metadata, cents: number) => {
      const { id } = createIntent(account, { amount: cents, currency: 'usd', metadata });
      return payWith(id, GOOD_CARD);
    },
    /** Oldest first. */
    intents: (): readonly Stripe.PaymentIntent[] => [...ledger.intents.values()],
    refunds: (): readonly Stripe.Refund[] => [...ledger.refunds.values()],
  };
}
