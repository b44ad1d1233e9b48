import * as z from 'zod/mini';
import type { GivenRefund } from '../../../src/domain/payments/refund-order.ts';

export const refundSchema = z.object({ id: z.string(), status: z.string() });

/** A refund of PayPal's in our words. A status we do not know counts as not finished. */
export function toGivenRefund({ id, status }: z.output<typeof refundSchema>): GivenRefund {
  if (status === 'COMPLETED') return { outcome: 'done', reference: id };
  if (status === 'FAILED' || status === 'CANCELLED') return { outcome: 'refused', refusal: 'failed' };
  return { outcome: 'pending', reference: id };
}
