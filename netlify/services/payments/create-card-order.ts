import type { InputOf } from '../../../src/domain/shared/endpoint.ts';
import {
  createPaymentIntentApi,
  type PaymentIntentCreated,
} from '../../../src/domain/payments/payments.api.ts';
import type { Database } from '../../database/client.ts';
import { required } from '../../lib/config.ts';
import { placeOrder, type OrderSender } from '../orders/place-order.ts';
import { setUpCardPayment } from './set-up-card-payment.ts';

/** Saves an order and creates its payment. Throws what placeOrder and setUpCardPayment throw. */
export async function createCardOrder(
  db: Database,
  input: InputOf<typeof createPaymentIntentApi>,
  sender: OrderSender,
): Promise<PaymentIntentCreated> {
  // Checked first, so that without Stripe no order is left behind that nobody could pay.
  required('stripe');
  const request = {
    method: 'card',
    customer: input.customerInfo,
    shipping: input.shippingAddress,
    billing: input.billingAddress,
    items: input.items,
    claimed: { total: input.amount },
    sent: { schema: createPaymentIntentApi.input, content: input },
  } as const;
  const { id } = await placeOrder(db, request, sender);
  return setUpCardPayment(db, id, sender.address);
}
