import type { DisputeOutcome } from '../../../src/domain/orders/dispute.ts';
import { askPaypal } from './ask-paypal.ts';
import { disputeOutcome, disputeSchema } from './paypal-dispute.ts';

export interface PaypalDispute {
  readonly id: string;
  /** The capture that the buyer contests. */
  readonly captureId: string;
  readonly outcome: DisputeOutcome;
}

/** A dispute as it stands now. Throws not_found, unavailable. */
export async function findPaypalDispute(id: string): Promise<PaypalDispute> {
  const dispute = await askPaypal({ method: 'GET', path: `/v1/customer/disputes/${id}` }, disputeSchema);
  return {
    id: dispute.dispute_id,
    captureId: dispute.disputed_transactions[0]?.seller_transaction_id ?? '',
    outcome: disputeOutcome(dispute),
  };
}
