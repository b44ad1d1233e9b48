import * as z from 'zod/mini';
import type { GivenRefund, RefundQuery, RefundOrder } from '../../../src/domain/payments/refund-order.ts';
import { outage, CodedError } from '../../lib/http/errors.ts';
import { askPaypal } from './ask-paypal.ts';
import { findPaypalCapture } from './paypal-capture.ts';
import { paypalCents, moneySchema, toMoney } from './paypal-money.ts';
import type { RefundRefusal } from '../../../src/domain/orders/refund-state.ts';
import { PaypalRefusal } from './send-to-paypal.ts';

const refundSchema = z.object({ id: z.string(), status: z.string() });

/** A PayPal refund in our words. An unknown status counts as not finished. */
function toGivenRefund({ id, status }: z.output<typeof refundSchema>): GivenRefund {
  if (status === 'COMPLETED') return { outcome: 'done', reference: id };
  if (status === 'FAILED' || status === 'CANCELLED') return { outcome: 'refused', refusal: 'failed' };
  return { outcome: 'pending', reference: id };
}

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
 * The newest matching refund, or null if PayPal has made none: it forgets request ids after hours. A capture does not
 * list its refunds, but its order does. Throws not_found, unavailable.
 */
export async function findPaypalRefund(sought: RefundQuery): Promise<GivenRefund | null> {
  const { id, capture, amountCents } = sought;
  const { paymentId } = await findPaypalCapture(capture);
  // Without the order nobody can see whether the money went back: wait rather than refund twice.
  if (paymentId === null) throw outage(new Error('CAPTURE_WITHOUT_ORDER'));
  const path = `/v2/checkout/orders/${paymentId}` as const;
  const { purchase_units: units } = await askPaypal({ method: 'GET', path }, refundsSchema);
  const found = units[0].payments?.refunds?.findLast(({ custom_id, amount }) =>
    id === null ? paypalCents(amount) === amountCents : custom_id === id,
  );
  return found ? toGivenRefund(found) : null;
}

/** Moving money takes PayPal longer than other calls. */
const TIMEOUT_MS = 3_000;

const REFUSALS: Readonly<Record<string, RefundRefusal>> = {
  CAPTURE_FULLY_REFUNDED: 'too_large',
  REFUND_AMOUNT_EXCEEDED: 'too_large',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'contested',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'no_funds',
  REFUND_TIME_LIMIT_EXCEEDED: 'too_late',
};

function refusalOf(error: unknown): RefundRefusal | null {
  if (error instanceof PaypalRefusal) return REFUSALS[error.code] ?? 'other';
  return error instanceof CodedError && error.code === 'not_found' ? 'other' : null;
}

/** Gives back money of a capture, once however often it is asked with the same id. Throws unavailable: the outcome is then unknown. */
export async function refundPaypalCapture(wanted: RefundOrder): Promise<GivenRefund> {
  const { id, capture, amountCents } = wanted;
  const question = {
    method: 'POST',
    path: `/v2/payments/captures/${capture}/refund`,
    body: { amount: toMoney(amountCents), custom_id: id },
    requestId: `refund-${id}`,
    timeoutMs: TIMEOUT_MS,
  } as const;
  try {
    return toGivenRefund(await askPaypal(question, refundSchema));
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { outcome: 'refused', refusal };
  }
}
