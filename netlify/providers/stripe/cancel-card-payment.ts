import { askStripe } from './ask-stripe.ts';

/** Nobody can pay it any more. Throws order_not_payable where it was paid or given up meanwhile, unavailable. */
export async function cancelCardPayment(id: string): Promise<void> {
  await askStripe((stripe) => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }));
}
