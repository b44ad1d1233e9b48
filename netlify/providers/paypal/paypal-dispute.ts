import * as z from 'zod/mini';
import type { DisputeOutcome } from '../../../src/domain/orders/dispute.ts';
import { askPaypal } from './ask-paypal.ts';

/** Outcomes after which the money stays with us. */
const WON = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED']);

export const disputeSchema = z.object({
  dispute_id: z.string(),
  status: z.optional(z.string()),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).check(z.minLength(1)),
});

/**
 * An appealed dispute keeps its earlier outcome. Any other resolution counts as lost, because PayPal does not say that the money stays.
 * https://developer.paypal.com/docs/api/customer-disputes/v1/
 */
export function disputeOutcome({
  status,
  dispute_outcome: told,
}: Pick<z.output<typeof disputeSchema>, 'status' | 'dispute_outcome'>): DisputeOutcome {
  if (status !== 'RESOLVED') return 'open';
  return WON.has(told?.outcome_code ?? '') ? 'won' : 'lost';
}

export interface PaypalDispute {
  readonly id: string;
  /** The disputed capture. */
  readonly captureId: string;
  readonly outcome: DisputeOutcome;
}

/** A dispute's current state. Throws not_found, unavailable. */
export async function findPaypalDispute(id: string): Promise<PaypalDispute> {
  const dispute = await askPaypal({ method: 'GET', path: `/v1/customer/disputes/${id}` }, disputeSchema);
  return {
    id: dispute.dispute_id,
    captureId: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    outcome: disputeOutcome(dispute),
  };
}
