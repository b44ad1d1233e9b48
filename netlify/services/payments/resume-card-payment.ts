import type { PaymentIntentCreated } from '../../../src/domain/payments/payments.api.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { isOwner } from '../orders/rows.ts';
import { setUpCardPayment } from './set-up-card-payment.ts';

export interface ResumeRequest {
  readonly orderId: string;
  /** The caller's checkout key: only browsers that isOwner accepts get the secret. */
  readonly checkoutKey: string | null;
  readonly address: string;
}

/**
 * Lets a browser that placed an order, or proved its email, pay it later. Throws not_found for any other browser, and
 * what setUpCardPayment throws.
 */
export async function resumeCardPayment(
  db: Database,
  { orderId, checkoutKey, address }: ResumeRequest,
): Promise<PaymentIntentCreated> {
  const isMine = isUuid(orderId) && (await isOwner(db, orderId, checkoutKey));
  if (!isMine) throw new CodedError('not_found');
  return setUpCardPayment(db, orderId, address);
}
