import type { NewOrder } from '../../../domain/orders/order.schema.ts';
import { createOrderApi } from '../../../domain/orders/orders.api.ts';
import { call, RequestError } from '../../../lib/request.ts';
import { readInTab, writeInTab } from '../../../lib/storage.ts';
import { forgetPaypalOrder, PAYPAL_ORDER_KEY } from './forget-paypal-order.ts';

/** Our own order while PayPal has the visitor: the same cart, pressed again, is the same order. */
interface PaypalAttempt {
  readonly idempotencyKey: string;
  /** What was ordered, to the letter. */
  readonly content: string;
  readonly orderId?: string;
}

function attemptFor(content: string): PaypalAttempt {
  const kept = readInTab<PaypalAttempt>(PAYPAL_ORDER_KEY);
  return kept?.content === content ? kept : { idempotencyKey: crypto.randomUUID(), content };
}

/** Creates our order, or finds the one that this tab created for the same cart. Answers its id. */
export async function placePaypalOrder(order: NewOrder): Promise<string> {
  const attempt = attemptFor(JSON.stringify(order));
  writeInTab(PAYPAL_ORDER_KEY, attempt);
  try {
    const headers = { 'idempotency-key': attempt.idempotencyKey };
    const { id } = await call(createOrderApi, { body: order, headers });
    writeInTab(PAYPAL_ORDER_KEY, { ...attempt, orderId: id });
    return id;
  } catch (error) {
    // An answer ends the attempt; silence does not: the order may be there.
    if (error instanceof RequestError && error.status < 500) forgetPaypalOrder();
    throw error;
  }
}

/** For an order that exists already (/payment): there is nothing to place. */
export function rememberPaypalOrder(orderId: string): void {
  writeInTab(PAYPAL_ORDER_KEY, { idempotencyKey: crypto.randomUUID(), content: '', orderId });
}

export const rememberedPaypalOrder = (): string | undefined =>
  readInTab<PaypalAttempt>(PAYPAL_ORDER_KEY)?.orderId;
