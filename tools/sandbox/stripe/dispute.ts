import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId, type StripeAccount, stripeObject } from './account.ts';
import { invalidRequest } from './form.ts';
import { disputeTransaction, disputeWonTransaction } from './balance-transaction.ts';
import { change, find } from './ledger.ts';

const ANSWER_WITHIN_SECONDS = 7 * 86_400;

function newDispute(charge: Stripe.Charge): Stripe.Dispute {
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  return stripeObject<Stripe.Dispute>({
    id: newStripeId('du'),
    object: 'dispute',
    amount: charge.amount_captured - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: stripeObject<Stripe.Dispute.Evidence>({ enhanced_evidence: {} }),
    evidence_details: {
      due_by: unixSeconds() + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: 'card',
      card: { brand, case_type: 'chargeback', network: brand, network_reason_code: '10.4' },
    },
    reason: 'fraudulent',
    status: 'needs_response',
  });
}

/** The cardholder asks the bank for the money back; the bank takes it, and a fee. */
export function openStripeDispute({ ledger, emit }: StripeAccount, intentId: string): Stripe.Dispute {
  const intent = find(ledger, 'intents', intentId);
  const charge = find(ledger, 'charges', String(intent.latest_charge));
  if (!charge.paid || charge.disputed) throw invalidRequest(`Charge ${charge.id} cannot be disputed.`);
  const opened = newDispute(charge);
  const transaction = disputeTransaction(opened.id, opened.amount, opened.currency);
  const dispute = { ...opened, balance_transactions: [transaction] };
  ledger.transactions.set(transaction.id, transaction);
  ledger.disputes.set(dispute.id, dispute);
  change(ledger.charges, charge, { disputed: true });
  emit('charge.dispute.created', dispute);
  emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides: if we win, the money comes back. */
export function closeStripeDispute(
  { ledger, emit }: StripeAccount,
  intentId: string,
  status: 'won' | 'lost',
): Stripe.Dispute {
  const dispute = [...ledger.disputes.values()].find(({ payment_intent: id }) => id === intentId);
  if (dispute?.status !== 'needs_response') throw invalidRequest(`${intentId} has no dispute that is open.`);
  const back = status === 'won' ? [disputeWonTransaction(dispute.id, dispute.amount, dispute.currency)] : [];
  for (const transaction of back) ledger.transactions.set(transaction.id, transaction);
  const closed = change(ledger.disputes, dispute, {
    status,
    balance_transactions: [...dispute.balance_transactions, ...back],
  });
  emit('charge.dispute.closed', closed);
  if (status === 'won') emit('charge.dispute.funds_reinstated', closed);
  return closed;
}
