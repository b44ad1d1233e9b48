import { CodedError } from '../../lib/errors.ts';
import { askStripe } from './ask-stripe.ts';
import { toCardPayment, WITH_FEE, type CardPayment } from './card-payment.ts';

/** A payment as it stands now, or null where Stripe knows none of that id. Throws unavailable. */
export async function findCardPayment(id: string): Promise<CardPayment | null> {
  try {
    return toCardPayment(await askStripe((stripe) => stripe.paymentIntents.retrieve(id, WITH_FEE)));
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not_found') return null;
    throw error;
  }
}
