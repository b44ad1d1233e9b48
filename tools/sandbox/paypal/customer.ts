import { approveOrder } from './approve-order.ts';
import { findOrder, type Order } from './books.ts';
import { captureOrder, releaseCapture } from './capture-order.ts';
import { changeOrder } from './change-order.ts';
import { createOrder } from './create-order.ts';
import type { Desk } from './desk.ts';
import { closeDispute, openDispute } from './dispute.ts';
import { refundOrder } from './refund-capture.ts';

/** What buyers, cheats and staff at PayPal do, for tests without a browser. Ids are PayPal's orders' unless told. */
export function createCustomer(desk: Desk) {
  const { books } = desk;
  return {
    /** The buyer agrees in PayPal's window. */
    approve: (id: string) => approveOrder(desk, id),
    /** Agrees, and the bank will refuse: no capture is made, and the buyer may agree again. */
    decline: (id: string) => approveOrder(desk, id, 'decline'),
    /** Agrees, and a capture is made that is declined. */
    deny: (id: string) => approveOrder(desk, id, 'deny'),
    /** Agrees, and PayPal keeps the payment for review until `release`. */
    pend: (id: string) => approveOrder(desk, id, 'pend'),
    release: (id: string, status: 'COMPLETED' | 'DECLINED' = 'COMPLETED') => releaseCapture(desk, id, status),
    /** All that is left, or so many cents. */
    refund: (id: string, cents?: number) => refundOrder(desk, id, cents === undefined ? {} : { cents }),
    /** PayPal takes the money back. */
    reverse: (id: string) => refundOrder(desk, id, { event: 'REVERSED' }),
    dispute: (id: string) => openDispute(desk, id),
    /** By the dispute's id. */
    closeDispute: (disputeId: string, result: 'won' | 'lost') => closeDispute(desk, disputeId, result),
    /** A browser changes what the buyer is asked for. */
    tamper: (id: string, dollars: string): Order => {
      const order = findOrder(books, id);
      const { currency_code } = order.unit.amount;
      const unit = { ...order.unit, items: [], amount: { currency_code, value: dollars } };
      return changeOrder(desk, order, { unit });
    },
    /** Three hours pass without the buyer. */
    expire: (id: string): void => void books.orders.delete(id),
    /** Somebody makes and pays an order of their own with our client id, and says that it is for ours. */
    invent: (orderId: string, dollars: string): Order => {
      const amount = { currency_code: 'USD', value: dollars };
      const { id } = createOrder(desk, { intent: 'CAPTURE', unit: { amount, custom_id: orderId } });
      approveOrder(desk, id);
      return captureOrder(desk, id);
    },
    /** Oldest first. */
    orders: (): readonly Order[] => [...books.orders.values()],
  };
}
