import { orderByPaymentIntentApi } from '../../../domain/orders/orders.api.ts';
import { call } from '../../../lib/request.ts';

const TIMEOUT_MS = 8_000;

/**
 * Has the server ask Stripe, so that the order is paid before the next page shows it. Answers the order's id: the one
 * the session names, should the question fail.
 */
export async function settleCardPayment(paymentIntentId: string, sessionOrderId: string): Promise<string> {
  try {
    const { id } = await call(orderByPaymentIntentApi, {
      params: { paymentIntentId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return id;
  } catch {
    return sessionOrderId;
  }
}
