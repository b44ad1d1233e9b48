import * as z from 'zod/mini';
import type { Cents } from '../../../src/domain/shared/numbers/money.ts';
import { captureSchema, toCapture, type PaypalCapture } from './paypal-capture.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { askPaypal } from './ask-paypal.ts';
import { paypalCents, moneySchema } from './paypal-money.ts';

/** What PayPal calls an order. */
export interface PaypalPayment {
  readonly id: string;
  /** Our order id, as we wrote it there; null if somebody else made the payment. */
  readonly orderId: string | null;
  /** The amount the buyer is asked for, which is not yet the amount taken; null for a currency that we never ask for. */
  readonly amountCents: Cents | null;
  readonly currency: string;
  /** `open`: the buyer has not approved it. `over`: it can no longer be paid, or it has been: see `capture`. */
  readonly state: 'open' | 'approved' | 'over';
  /** Money that was taken, is pending or was refused; null before the first try. */
  readonly capture: PaypalCapture | null;
  readonly refunds: readonly PaypalRefund[];
  /** Changes with every step the buyer takes. */
  readonly version: string;
}

interface PaypalRefund {
  readonly id: string;
  readonly amountCents: Cents;
}

const refund = z.object({ id: z.string(), status: z.string(), amount: moneySchema });

const unit = z.object({
  custom_id: z.optional(z.string()),
  amount: moneySchema,
  payments: z.optional(
    z.object({ captures: z.optional(z.array(captureSchema)), refunds: z.optional(z.array(refund)) }),
  ),
});

export const paymentSchema = z.object({
  id: z.string(),
  status: z.string(),
  create_time: z.optional(z.string()),
  update_time: z.optional(z.string()),
  purchase_units: z.tuple([unit]),
});

const STATES: Readonly<Record<string, PaypalPayment['state']>> = {
  CREATED: 'open',
  SAVED: 'open',
  PAYER_ACTION_REQUIRED: 'open',
  APPROVED: 'approved',
};

/** A PayPal order in our words. */
export function toPayment(order: z.output<typeof paymentSchema>): PaypalPayment {
  const [{ custom_id, amount, payments }] = order.purchase_units;
  const captures = (payments?.captures ?? []).map((capture) => toCapture(capture));
  return {
    id: order.id,
    orderId: custom_id ?? null,
    amountCents: paypalCents(amount),
    currency: amount.currency_code,
    state: STATES[order.status] ?? 'over',
    capture: captures.findLast(({ outcome }) => outcome !== 'failed') ?? captures.at(-1) ?? null,
    refunds: (payments?.refunds ?? [])
      .filter(({ status }) => status === 'COMPLETED')
      .flatMap(({ id, amount: given }) => {
        const amountCents = paypalCents(given);
        return amountCents === null ? [] : [{ id, amountCents }];
      }),
    version: order.update_time ?? order.create_time ?? '',
  };
}

/** A payment's current state, or null if PayPal does not (or no longer) know the id. Throws unavailable. */
export async function findPaypalPayment(id: string): Promise<PaypalPayment | null> {
  try {
    return toPayment(await askPaypal({ method: 'GET', path: `/v2/checkout/orders/${id}` }, paymentSchema));
  } catch (error) {
    if (error instanceof CodedError && error.code === 'not_found') return null;
    throw error;
  }
}
