import * as z from 'zod/mini';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import { askPaypal } from './ask-paypal.ts';
import { paypalCents, moneySchema } from './paypal-money.ts';

/** Money taken from a buyer. Its PayPal order is COMPLETED even while the capture is pending or declined, so only the capture counts. */
export interface PaypalCapture {
  readonly id: string;
  /** Our order id, as we wrote it in the payment. */
  readonly orderId: string | null;
  /** The payment it belongs to; null if PayPal does not say. */
  readonly paymentId: string | null;
  readonly outcome: 'paid' | 'processing' | 'failed';
  /** null for a currency that we never ask for. */
  readonly amountCents: Cents | null;
  /** Upper case. */
  readonly currency: string;
  /** PayPal's fee; null if it is not known yet. */
  readonly feeCents: Cents | null;
}

export const captureSchema = z.object({
  id: z.string(),
  status: z.string(),
  amount: moneySchema,
  custom_id: z.optional(z.string()),
  seller_receivable_breakdown: z.optional(z.object({ paypal_fee: z.optional(moneySchema) })),
  supplementary_data: z.optional(
    z.object({ related_ids: z.optional(z.object({ order_id: z.optional(z.string()) })) }),
  ),
});

const OUTCOMES: Readonly<Record<string, PaypalCapture['outcome']>> = {
  COMPLETED: 'paid',
  // A refunded capture was paid before.
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/** A PayPal capture in our words. An unknown status counts as not finished. */
export function toCapture(capture: z.output<typeof captureSchema>): PaypalCapture {
  const { id, status, amount, custom_id, seller_receivable_breakdown: received } = capture;
  const fee = received?.paypal_fee;
  return {
    id,
    orderId: custom_id ?? null,
    paymentId: capture.supplementary_data?.related_ids?.order_id ?? null,
    outcome: OUTCOMES[status] ?? 'processing',
    amountCents: paypalCents(amount),
    currency: amount.currency_code,
    feeCents: fee ? paypalCents(fee) : null,
  };
}

/** A capture's current state, because events may come in any order. Throws not_found, unavailable. */
export async function findPaypalCapture(id: string): Promise<PaypalCapture> {
  return toCapture(await askPaypal({ method: 'GET', path: `/v2/payments/captures/${id}` }, captureSchema));
}
