import type { PaymentState } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import type { PaypalCapture } from '../../providers/paypal/paypal-capture.ts';
import { settlePayment, type EventName } from './settle-payment.ts';

/**
 * Finishes an order from a capture that PayPal itself told us. Answers how the payment then stands. Throws
 * payment_not_confirmed where it is another order's, or another amount or currency.
 */
export async function takePaypalCapture(
  db: Database,
  order: { readonly id: string },
  capture: PaypalCapture,
  event?: EventName,
): Promise<PaymentState> {
  if (capture.orderId !== order.id) throw new CodedError('payment_not_confirmed');
  const { id: reference, outcome, amountCents, currency, feeCents } = capture;
  return settlePayment(db, order.id, {
    provider: 'paypal',
    reference,
    outcome,
    amountCents,
    currency,
    feeCents,
    ...(event ? { event } : {}),
  });
}
