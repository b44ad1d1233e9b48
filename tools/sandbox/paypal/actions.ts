import type { PaypalAccount } from './account.ts';
import { invalidResourceId, newPaypalId } from './api-error.ts';
import {
  type PaypalDisputeRecord,
  type PaypalOrderRecord,
  changeOrderRecord,
  findOrderRecord,
} from './ledger.ts';
import { addOrderRecord, approveOrderRecord, captureOrderRecord, releaseCaptureRecord } from './orders.ts';
import { applyOrderRefund } from './refund-capture.ts';

function openPaypalDispute(account: PaypalAccount, orderId: string): PaypalDisputeRecord {
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

function closePaypalDispute(
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

/** What buyers, cheats and PayPal's staff do, for tests without a browser. `id` is that of PayPal's order. */
export function createPaypalActions(account: PaypalAccount) {
  const { ledger } = account;
  return {
    /** The buyer agrees in PayPal's window. */
    approve: (id: string) => approveOrderRecord(account, id),
    /** Agrees, but the bank declines: there is no capture, and the buyer may try again. */
    decline: (id: string) => approveOrderRecord(account, id, 'decline'),
    /** Agrees, and the capture is declined. */
    deny: (id: string) => approveOrderRecord(account, id, 'deny'),
    /** Agrees, and PayPal keeps the payment for review until `release`. */
    pend: (id: string) => approveOrderRecord(account, id, 'pend'),
    release: (id: string, status: 'COMPLETED' | 'DECLINED' = 'COMPLETED') =>
      releaseCaptureRecord(account, id, status),
    /** All that is left, or this many cents. */
    refund: (id: string, cents?: number) =>
      applyOrderRefund(account, id, cents === undefined ? {} : { cents }),
    /** PayPal takes the money back. */
    reverse: (id: string) => applyOrderRefund(account, id, { event: 'REVERSED' }),
    dispute: (id: string) => openPaypalDispute(account, id),
    /** By the dispute's id. */
    closeDispute: (disputeId: string, result: 'won' | 'lost') =>
      closePaypalDispute(account, disputeId, result),
    /** A browser changes the amount. */
    tamper: (id: string, dollars: string): PaypalOrderRecord => {
      const order = findOrderRecord(ledger, id);
      const { currency_code } = order.unit.amount;
      const unit = { ...order.unit, items: [], amount: { currency_code, value: dollars } };
      return changeOrderRecord(account.ledger, order, { unit });
    },
    /** The order expires after three hours. */
    expire: (id: string): void => void ledger.orders.delete(id),
    /** Somebody pays an order of their own with our client id and claims that it is ours. */
    invent: (orderId: string, dollars: string): PaypalOrderRecord => {
      const amount = { currency_code: 'USD', value: dollars };
      const { id } = addOrderRecord(account, { intent: 'CAPTURE', unit: { amount, custom_id: orderId } });
      approveOrderRecord(account, id);
      return captureOrderRecord(account, id);
    },
    /** Oldest first. */
    orders: (): readonly PaypalOrderRecord[] => [...ledger.orders.values()],
  };
}
