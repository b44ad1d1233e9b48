import * as z from 'zod/mini';
import type { Cents } from '../../../src/domain/shared/money.ts';
import { askPaypal } from './ask-paypal.ts';
import { paypalCents, moneySchema } from './paypal-money.ts';

/** Money taken from a buyer. Its order says COMPLETED also while this one is pending or declined: so this one counts. */
export interface PaypalCapture {
  readonly id: string;
  /** Ours, as we wrote it at the payment. */
  readonly orderId: string | null;
  /** Of the payment that it belongs to; null where PayPal does not say. */
  readonly paymentId: string | null;
  readonly outcome: 'paid' | 'processing' | 'failed';
  /** null in a currency that we never ask for. */
  readonly amountCents: Cents | null;
  /** Upper case. */
  readonly currency: string;
  /** What PayPal kept; null where it has not said. */
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
  // It was paid before it was given back.
  PARTIALLY_REFUNDED: 'paid',
  REFUNDED: 'paid',
  DECLINED: 'failed',
  FAILED: 'failed',
};

/** A capture of PayPal's in our words. A status we do not know counts as not finished. */
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

/** A capture as it stands now: its events may come in any order. Throws not_found, unavailable. */
export async function findPaypalCapture(id: string): Promise<PaypalCapture> {
  return toCapture(await askPaypal({ method: 'GET', path: `/v2/payments/captures/${id}` }, captureSchema));
}
