import { createPaypalOrderApi } from '../../src/domain/payments/payments.api.ts';
import { checkoutKeyOf } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { createPaypalOrder } from '../services/payments/create-paypal-order.ts';

// PayPal is told the address that the order has, so the one that comes along is only checked.
const create = route(
  createPaypalOrderApi,
  ({ input: { amount, orderId }, context, db }) =>
    createPaypalOrder(db, { amount, orderId, checkoutKey: checkoutKeyOf(context), address: context.ip }),
  { status: 201 },
);

export default handle(create);

export const config = {
  path: '/api/paypal/order',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
