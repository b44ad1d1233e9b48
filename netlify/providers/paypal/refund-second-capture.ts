import * as z from 'zod/mini';
import { PAYMENTS } from '../../../src/business/constants.ts';
import { toCents, toDollars, type Cents } from '../../../src/domain/shared/money.ts';
import { CodedError } from '../../lib/errors.ts';
import { askPaypal } from './ask-paypal.ts';
import { findPaypalCapture } from './find-paypal-capture.ts';
import { findPaypalPayment } from './find-paypal-payment.ts';
import { moneySchema } from './paypal-capture.ts';
import { PaypalRefusal } from './paypal-refusal.ts';

interface PaypalRefund {
  readonly id: string;
  readonly amountCents: Cents;
}

const TIMEOUT_MS = 5_000;
const ALREADY = 'CAPTURE_FULLY_REFUNDED';

const refundSchema = z.object({ id: z.string(), status: z.string(), amount: moneySchema });

async function lastRefundOf(captureId: string): Promise<PaypalRefund | null> {
  const { paymentId } = await findPaypalCapture(captureId);
  const payment = paymentId === null ? null : await findPaypalPayment(paymentId);
  return payment?.refunds.at(-1) ?? null;
}

/**
 * Gives back money of a capture that pays nothing, once however often it is asked. Answers the refund, or null while it is under
 * way. Throws provider_refused, unavailable.
 */
export async function refundSecondCapture(
  captureId: string,
  amountCents: Cents,
): Promise<PaypalRefund | null> {
  const amount = { currency_code: PAYMENTS.currency, value: toDollars(amountCents) };
  const question = { method: 'POST', path: `/v2/payments/captures/${captureId}/refund` } as const;
  const requestId = `second-${captureId}-${amountCents}`;
  try {
    const refund = await askPaypal(
      { ...question, requestId, body: { amount }, timeoutMs: TIMEOUT_MS },
      refundSchema,
    );
    return refund.status === 'COMPLETED'
      ? { id: refund.id, amountCents: toCents(refund.amount.value) ?? amountCents }
      : null;
  } catch (error) {
    if (!(error instanceof PaypalRefusal)) throw error;
    if (error.code !== ALREADY) throw new CodedError('provider_refused', { cause: error });
    // An earlier call did it, so long ago that PayPal has forgotten its id.
    return lastRefundOf(captureId);
  }
}
