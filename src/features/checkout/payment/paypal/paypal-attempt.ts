import type { NewOrder } from '../../../../domain/orders/order.schema.ts';
import { createOrderApi } from '../../../../domain/orders/orders.api.ts';
import {
  type Attempt,
  attemptHeaders,
  type AttemptSlot,
  isRefused,
  sendAttempt,
} from '../../../../lib/requests/attempt.ts';
import { call } from '../../../../lib/requests/request.ts';
import { PAYPAL_ORDER_KEY } from '../../../../lib/storage/storage-keys.ts';
import { readInTab, removeInTab, writeInTab } from '../../../../lib/storage/storage.ts';

/** Our own order, remembered in this tab while the visitor is at PayPal. */
interface PaypalOrder {
  /** null if the order already existed (/payment). */
  readonly attempt: Attempt<NewOrder> | null;
  readonly orderId?: string;
}

const read = () => readInTab<PaypalOrder>(PAYPAL_ORDER_KEY);
const write = (order: PaypalOrder) => writeInTab(PAYPAL_ORDER_KEY, order);

export const forgetPaypalOrder = (): void => removeInTab(PAYPAL_ORDER_KEY);

const slot: AttemptSlot<NewOrder> = {
  get current() {
    return read()?.attempt ?? null;
  },
  set current(attempt) {
    if (attempt === null) forgetPaypalOrder();
    else if (attempt.key !== read()?.attempt?.key) write({ attempt });
  },
};

/** Creates our order, or finds the one that this tab created for the same cart. Returns its id. */
export function placePaypalOrder(order: NewOrder): Promise<string> {
  return sendAttempt(
    slot,
    order,
    async (attempt) => {
      const { id } = await call(createOrderApi, { body: attempt.request, headers: attemptHeaders(attempt) });
      write({ attempt, orderId: id });
      return id;
    },
    // The same cart stays the same order when pressed again, unless the server refused it.
    { endsOn: isRefused, endsWithAnswer: false },
  );
}

/** For an order that already exists (/payment). The checkout of this tab keeps its attempt, so that it stays one order. */
export function rememberPaypalOrder(orderId: string): void {
  if (read()?.orderId !== orderId) write({ attempt: null, orderId });
}

export const rememberedPaypalOrder = (): string | undefined => read()?.orderId;
