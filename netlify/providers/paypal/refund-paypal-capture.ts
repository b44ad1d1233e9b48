import type { RefundRefusal } from '../../../src/domain/orders/refund-state.ts';
import type { GivenRefund, RefundOrder } from '../../../src/domain/payments/refund-order.ts';
import { CodedError } from '../../lib/errors.ts';
import { askPaypal } from './ask-paypal.ts';
import { toMoney } from './paypal-money.ts';
import { refundSchema, toGivenRefund } from './paypal-refund.ts';
import { PaypalRefusal } from './paypal-refusal.ts';

/** Moving money takes PayPal longer than the rest. */
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

/** Gives money of a capture back, once however often it is asked with the same id. Throws unavailable, after which nobody knows. */
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
