import type { ProviderPage } from '../../../src/domain/orders/admin-orders.api.ts';
import { config } from '../../lib/config.ts';
import type { OrderRow } from './find-order.ts';

/** Where the providers themselves show an order: Stripe and PayPal its payment, Printful what it makes. */
export function providerPages(
  order: Pick<OrderRow, 'stripePaymentIntentId' | 'printfulOrderId'>,
  paypalCaptures: readonly string[],
): readonly ProviderPage[] {
  const { stripe, paypal } = config();
  const { stripePaymentIntentId: paymentId, printfulOrderId } = order;
  const mode = stripe?.secretKey.startsWith('sk_test_') ? '/test' : '';
  const paypalHost = paypal?.environment === 'production' ? 'www.paypal.com' : 'www.sandbox.paypal.com';
  return [
    ...(paymentId === null
      ? []
      : [{ name: 'Stripe', url: `https://dashboard.stripe.com${mode}/payments/${paymentId}` }]),
    ...paypalCaptures.map((id) => ({
      name: 'PayPal',
      url: `https://${paypalHost}/activity/payment/${id}`,
    })),
    ...(printfulOrderId === null
      ? []
      : [{ name: 'Printful', url: `https://www.printful.com/dashboard?order_id=${printfulOrderId}` }]),
  ];
}
