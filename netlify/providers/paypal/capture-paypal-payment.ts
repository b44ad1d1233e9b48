import { askPaypal } from './ask-paypal.ts';
import { findPaypalPayment, paymentSchema, toPayment, type PaypalPayment } from './paypal-payment.ts';
import { PaypalRefusal } from './send-to-paypal.ts';

const TIMEOUT_MS = 5_000;

/** Refusals that reveal the payment's state, which is then read again. All others are about the buyer's money. */
const STATE = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED']);

/**
 * Takes the money that a buyer has approved, once however often it is asked. Returns the payment's new state, or
 * 'declined': the buyer may approve again, with another card. Throws unavailable: the outcome is then unknown.
 */
export async function capturePaypalPayment({
  id,
  version,
}: PaypalPayment): Promise<PaypalPayment | 'declined'> {
  // A buyer who approves again after a refusal makes a new version, so the old refusal is not replayed.
  const requestId = `capture-${id}-${version}`.replace(/[^\w-]/g, '');
  const question = { method: 'POST', path: `/v2/checkout/orders/${id}/capture`, requestId } as const;
  try {
    return toPayment(await askPaypal({ ...question, timeoutMs: TIMEOUT_MS }, paymentSchema));
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    if (!STATE.has(error.code)) return 'declined';
    return (await findPaypalPayment(id)) ?? 'declined';
  }
}
