import * as z from 'zod/mini';
import type { GivenRefund, SoughtRefund } from '../../../src/domain/payments/refund-order.ts';
import { outage } from '../../lib/errors.ts';
import { askPaypal } from './ask-paypal.ts';
import { findPaypalCapture } from './find-paypal-capture.ts';
import { centsOf, moneySchema } from './paypal-money.ts';
import { refundSchema, toGivenRefund } from './paypal-refund.ts';

const listedSchema = z.extend(refundSchema, { custom_id: z.optional(z.string()), amount: moneySchema });

const refundsSchema = z.object({
  purchase_units: z.tuple([
    z.object({
      payments: z.optional(
        z.object({
          refunds: z.optional(z.array(listedSchema)),
        }),
      ),
    }),
  ]),
});

/**
 * The newest refund that is sought, or null where PayPal has made none: it forgets request ids after hours. A capture does not
 * tell its refunds, but its order does. Throws not_found, unavailable.
 */
export async function findPaypalRefund(sought: SoughtRefund): Promise<GivenRefund | null> {
  const { id, capture, amountCents } = sought;
  const { paymentId } = await findPaypalCapture(capture);
  // Without the order nobody can see whether it was given back: rather wait than give twice.
  if (paymentId === null) throw outage(new Error('CAPTURE_WITHOUT_ORDER'));
  const path = `/v2/checkout/orders/${paymentId}` as const;
  const { purchase_units: units } = await askPaypal({ method: 'GET', path }, refundsSchema);
  const found = units[0].payments?.refunds?.findLast(({ custom_id, amount }) =>
    id === null ? centsOf(amount) === amountCents : custom_id === id,
  );
  return found ? toGivenRefund(found) : null;
}
