import type { PaypalAccount } from './account.ts';
import { invalidResourceId } from './api-error.ts';
import { newPaypalId } from './ids.ts';
import { findOrderRecord, type PaypalDisputeRecord } from './ledger.ts';

export function openPaypalDispute(account: PaypalAccount, orderId: string): PaypalDisputeRecord {
  const [capture] = findOrderRecord(account.ledger, orderId).captures;
  if (!capture) throw invalidResourceId();
  const dispute: PaypalDisputeRecord = {
    dispute_id: `PP-R-${newPaypalId(3)}-${newPaypalId(8)}`,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_amount: capture.amount,
    disputed_transactions: [{ seller_transaction_id: capture.id }],
  };
  account.ledger.disputes.set(dispute.dispute_id, dispute);
  account.emit('CUSTOMER.DISPUTE.CREATED', 'dispute', dispute);
  return dispute;
}

export function closePaypalDispute(
  account: PaypalAccount,
  disputeId: string,
  result: 'won' | 'lost',
): PaypalDisputeRecord {
  const open = account.ledger.disputes.get(disputeId);
  if (!open) throw invalidResourceId();
  const code = result === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  const closed: PaypalDisputeRecord = {
    ...open,
    status: 'RESOLVED',
    dispute_outcome: { outcome_code: code },
  };
  account.ledger.disputes.set(disputeId, closed);
  account.emit('CUSTOMER.DISPUTE.RESOLVED', 'dispute', closed);
  return closed;
}
