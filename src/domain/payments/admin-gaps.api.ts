import { answer, endpoint } from '../shared/contract/endpoint.ts';
import type { Cents } from '../shared/numbers/money.ts';

export const GAP_KINDS = [
  /** The provider has the money of an order that waits for it. */
  'paid_unknown',
  /** The provider has money that pays none of our orders: another amount, or an order that we do not have. */
  'paid_wrongly',
  'captured_twice',
  'refund_unknown',
  /** A refund that the customer's bank sent back to us. */
  'refund_reversal_unknown',
  /** Paid, and nobody was asked to send it. */
  'not_sent',
  /** Printful refused it, or it could not be asked for too long. */
  'fulfillment_failed',
] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** Something on which our books and the outside world differ. */
export interface Gap {
  readonly kind: GapKind;
  /** The order's id, or for a gap about one payment "stripe.pi_1" or "paypal.8AB". */
  readonly id: string;
  readonly provider: 'stripe' | 'paypal' | null;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  /** What is missing, doubled or waiting; null in a currency that we never ask for. */
  readonly amountCents: Cents | null;
  /** ISO time */
  readonly at: string;
}

export interface Gaps {
  /** Those that matter most first. */
  readonly gaps: readonly Gap[];
  /** Providers that could not be asked. */
  readonly silent: readonly ('stripe' | 'paypal')[];
  /** ISO date: what providers did before it was not looked at. */
  readonly since: string;
}

/** Asks the providers, so that it takes some seconds. */
export const listGapsApi = endpoint('GET /api/admin/gaps', { output: answer<Gaps>(), access: 'owner' });

/**
 * Closes a gap as its kind asks for; a gap that is closed already stays so. payment_not_confirmed, provider_refused: it stays open.
 */
export const settleGapApi = endpoint('POST /api/admin/gaps/:kind/:id/settle', {
  output: answer<{ mended: true }>(),
  access: 'owner',
  errors: ['not_found', 'payment_not_confirmed', 'provider_refused', 'order_not_paid'],
});
