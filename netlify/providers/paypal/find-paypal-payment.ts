import { CodedError } from '../../lib/errors.ts';
import { askPaypal } from './ask-paypal.ts';
import { paymentSchema, toPayment, type PaypalPayment } from './paypal-payment.ts';

/** A payment as it stands now, or null where PayPal knows none of that id (any more). Throws unavailable. */
export async function findPaypalPayment(id: string): Promise<PaypalPayment | null> {
  try {
    return toPayment(await askPaypal({ method: 'GET', path: `/v2/checkout/orders/${id}` }, paymentSchema));
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not_found') return null;
    throw error;
  }
}
