import { findOrder, type Dispute } from './books.ts';
import type { Desk } from './desk.ts';
import { missing } from './failure.ts';
import { newId } from './ids.ts';

export function openDispute(desk: Desk, orderId: string): Dispute {
  const [capture] = findOrder(desk.books, orderId).captures;
  if (!capture) throw missing();
  const dispute: Dispute = {
    dispute_id: `PP-R-${newId(3)}-${newId(8)}`,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    dispute_amount: capture.amount,
    disputed_transactions: [{ seller_transaction_id: capture.id }],
  };
  desk.books.disputes.set(dispute.dispute_id, dispute);
  desk.emit('CUSTOMER.DISPUTE.CREATED', 'dispute', dispute);
  return dispute;
}

export function closeDispute(desk: Desk, disputeId: string, result: 'won' | 'lost'): Dispute {
  const open = desk.books.disputes.get(disputeId);
  if (!open) throw missing();
  const code = result === 'won' ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR';
  const closed: Dispute = { ...open, status: 'RESOLVED', dispute_outcome: { outcome_code: code } };
  desk.books.disputes.set(disputeId, closed);
  desk.emit('CUSTOMER.DISPUTE.RESOLVED', 'dispute', closed);
  return closed;
}
