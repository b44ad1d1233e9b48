import type { PaypalAccount } from './account.ts';
import { closePaypalDispute, openPaypalDispute } from './dispute.ts';
import { changePaypalOrder, findPaypalOrder, type PaypalOrderRecord } from './ledger.ts';
import { approvePaypalOrder, capturePaypalOrder, releaseCapture, createPaypalOrder } from './orders.ts';
import { refundPaypalOrder } from './refund-capture.ts';

/** What buyers, cheats and PayPal's staff do, for tests without a browser. `id` is that of PayPal's order. */
export function createPaypalActions(account: PaypalAccount) {
  const { ledger } = account;
  return {
    /** The buyer agrees in PayPal's window. */
    approve: (id: string) => approvePaypalOrder(account, id),
    /** Agrees, and the bank will refuse: no capture is made, and the buyer may agree again. */
    decline: (id: string) => approvePaypalOrder(account, id, 'decline'),
    /** Agrees, and a capture is made that is declined. */
    deny: (id: string) => approvePaypalOrder(account, id, 'deny'),
    /** Agrees, and PayPal keeps the payment for review until `release`. */
    pend: (id: string) => approvePaypalOrder(account, id, 'pend'),
    release: (id: string, status: 'COMPLETED' | 'DECLINED' = 'COMPLETED') =>
      releaseCapture(account, id, status),
    /** All that is left, or so many cents. */
    refund: (id: string, cents?: number) =>
      refundPaypalOrder(account, id, cents === undefined ? {} : { cents }),
    /** PayPal takes the money back. */
    reverse: (id: string) => refundPaypalOrder(account, id, { event: 'REVERSED' }),
    dispute: (id: string) => openPaypalDispute(account, id),
    /** By the dispute's id. */
    closeDispute: (disputeId: string, result: 'won' | 'lost') =>
      closePaypalDispute(account, disputeId, result),
    /** A browser changes what the buyer is asked for. */
    tamper: (id: string, dollars: string): PaypalOrderRecord => {
      const order = findPaypalOrder(ledger, id);
      const { currency_code } = order.unit.amount;
      const unit = { ...order.unit, items: [], amount: { currency_code, value: dollars } };
      return changePaypalOrder(account, order, { unit });
    },
    /** Three hours pass without the buyer. */
    expire: (id: string): void => void ledger.orders.delete(id),
    /** Somebody makes and pays an order of their own with our client id, and says that it is for ours. */
    invent: (orderId: string, dollars: string): PaypalOrderRecord => {
      const amount = { currency_code: 'USD', value: dollars };
      const { id } = createPaypalOrder(account, { intent: 'CAPTURE', unit: { amount, custom_id: orderId } });
      approvePaypalOrder(account, id);
      return capturePaypalOrder(account, id);
    },
    /** Oldest first. */
    orders: (): readonly PaypalOrderRecord[] => [...ledger.orders.values()],
  };
}
