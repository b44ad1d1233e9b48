import { askPaypal } from './ask-paypal.ts';
import { captureSchema, toCapture, type PaypalCapture } from './paypal-capture.ts';

/** A capture as it stands now: its events may come in any order. Throws not_found, unavailable. */
export async function findPaypalCapture(id: string): Promise<PaypalCapture> {
  return toCapture(await askPaypal({ method: 'GET', path: `/v2/payments/captures/${id}` }, captureSchema));
}
