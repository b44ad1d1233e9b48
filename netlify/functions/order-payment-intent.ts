import { resumePaymentApi } from '../../src/domain/payments/payments.api.ts';
import { checkoutKeyOf } from '../lib/checkout-session.ts';
import { handle } from '../lib/handle.ts';
import { route } from '../lib/route.ts';
import { resumeCardPayment } from '../services/payments/resume-card-payment.ts';

const resume = route(resumePaymentApi, ({ params, context, db }) =>
  resumeCardPayment(db, {
    orderId: params['id'] ?? '',
    checkoutKey: checkoutKeyOf(context),
    address: context.ip,
  }),
);

export default handle(resume);

export const config = {
  path: '/api/orders/:id/payment-intent',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
