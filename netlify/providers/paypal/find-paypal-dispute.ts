import * as z from 'zod/mini';
import { toCents, type Cents } from '../../../src/domain/shared/money.ts';
import { askPaypal } from './ask-paypal.ts';
import { moneySchema } from './paypal-money.ts';

export interface PaypalDispute {
  readonly id: string;
  /** The capture that the buyer contests. */
  readonly captureId: string;
  readonly amountCents: Cents;
  /** Whether the money stays with us for good. */
  readonly isWon: boolean;
}

const WON = new Set(['RESOLVED_SELLER_FAVOUR', 'CANCELED_BY_BUYER', 'DENIED']);

const disputeSchema = z.object({
  dispute_id: z.string(),
  dispute_amount: moneySchema,
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).check(z.minLength(1)),
});

/** A dispute as it stands now. Throws not_found, unavailable. */
export async function findPaypalDispute(id: string): Promise<PaypalDispute> {
  const dispute = await askPaypal({ method: 'GET', path: `/v1/customer/disputes/${id}` }, disputeSchema);
  return {
    id: dispute.dispute_id,
    captureId: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    amountCents: toCents(dispute.dispute_amount.value) ?? 0,
    isWon: WON.has(dispute.dispute_outcome?.outcome_code ?? ''),
  };
}
