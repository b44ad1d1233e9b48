import { askPaypal } from './ask-paypal.ts';
import { findPaypalPayment, paymentSchema, toPayment, type PaypalPayment } from './paypal-payment.ts';
import { PaypalRefusal } from './send-to-paypal.ts';

const TIMEOUT_MS = 5_000;

/** Refusals that say something about the payment's state: it is read again. All others are about the buyer's money. */
const STATE = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_NOT_APPROVED']);

/**
 * Takes the money that a buyer has agreed to, once however often it is asked. Answers the payment as it then stands, or
 * 'declined': the buyer may agree again, with other means. Throws unavailable, after which nobody knows.
 */
export async function capturePaypalPayment({
  id,
  version,
}: PaypalPayment): Promise<PaypalPayment | 'declined'> {
  // A buyer who agrees anew after a refusal makes a new version, so an old refusal is not answered again.
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
