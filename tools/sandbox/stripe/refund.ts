import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId, type StripeAccount, stripeObject } from './account.ts';
import { invalidRequest } from './form.ts';
import { refundTransaction } from './balance-transaction.ts';
import { change, find } from './ledger.ts';
import type { CreateRefundParameters } from './parameters.ts';

function chargeOf(
  { ledger }: StripeAccount,
  { charge, payment_intent: intentId }: CreateRefundParameters,
): Stripe.Charge {
  if (charge) return find(ledger, 'charges', charge, 'charge');
  if (!intentId)
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  const { latest_charge: latest } = find(ledger, 'intents', intentId, 'payment_intent');
  const found = typeof latest === 'string' ? find(ledger, 'charges', latest) : undefined;
  if (found?.paid) return found;
  throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  });
}

/** Gives back `amount` cents, or all that is left. */
export function createRefund(account: StripeAccount, parameters: CreateRefundParameters): Stripe.Refund {
  const { ledger, emit } = account;
  const charge = chargeOf(account, parameters);
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = parameters.amount ?? left;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (amount > left) {
    throw invalidRequest(
      `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
      {
        param: 'amount',
      },
    );
  }
  const id = newStripeId(charge.id.startsWith('py_') ? 'pyr' : 're');
  const transaction = refundTransaction(id, amount, charge.currency);
  const refund = stripeObject<Stripe.Refund>({
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    destination_details: {
      type: 'card',
      card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: parameters.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: parameters.reason ?? null,
    status: 'succeeded',
  });
  ledger.transactions.set(transaction.id, transaction);
  ledger.refunds.set(id, refund);
  const refunded = change(ledger.charges, charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  emit('refund.created', refund);
  emit('charge.refunded', refunded);
  emit('refund.updated', refund);
  return refund;
}

/** The card's bank sends the money back to us. */
export function failRefund({ ledger, emit }: StripeAccount, id: string): Stripe.Refund {
  const refund = find(ledger, 'refunds', id);
  if (refund.status !== 'succeeded') throw invalidRequest(`${id} has failed before.`);
  const charge = find(ledger, 'charges', String(refund.charge));
  const amountRefunded = charge.amount_refunded - refund.amount;
  change(ledger.charges, charge, { amount_refunded: amountRefunded, refunded: false });
  const next = change(ledger.refunds, refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
  emit('refund.updated', next);
  emit('refund.failed', next);
  return next;
}
