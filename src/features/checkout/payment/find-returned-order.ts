import { isUndecided } from '../../../domain/orders/order-status.ts';
import { orderByPaymentIntentApi, type OrderView } from '../../../domain/orders/orders.api.ts';
import { call } from '../../../lib/request.ts';
import { wait } from '../../../lib/wait.ts';

const TRIES = 5;
const PAUSE_MS = 2_000;

/**
 * The order that a payment belongs to, asked for until the payment is decided or patience ends. Each question has the server
 * ask Stripe. Throws where no answer came at all.
 */
export async function findReturnedOrder(paymentIntentId: string): Promise<OrderView> {
  let found: OrderView | undefined;
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    found = await call(orderByPaymentIntentApi, { params: { paymentIntentId } }).catch(() => found);
    if (found && !isUndecided(found.payment)) return found;
    await wait(PAUSE_MS);
  }
  return found ?? call(orderByPaymentIntentApi, { params: { paymentIntentId } });
}
