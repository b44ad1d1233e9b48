import { and, eq } from 'drizzle-orm';
import { RATE_LIMITS } from '../../../src/business/constants.ts';
import type { PaymentIntentCreated } from '../../../src/domain/payments/payments.api.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { setUpCardPayment } from './set-up-card-payment.ts';

export interface ResumeRequest {
  readonly orderId: string;
  /** Of the browser that asks: the secret is for the one that made the order. */
  readonly checkoutKey: string | null;
  /** As Netlify tells it. */
  readonly address: string;
}

/** Lets the browser that made an order pay it after all. Throws not_found for any other; as setUpCardPayment does. */
export async function resumeCardPayment(
  db: Database,
  { orderId, checkoutKey, address }: ResumeRequest,
): Promise<PaymentIntentCreated> {
  if (!isUuid(orderId) || checkoutKey === null) throw new CodedError('not_found');
  const [mine] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.checkoutKey, checkoutKey)));
  if (!mine) throw new CodedError('not_found');
  await useAllowance(db, 'orders', address, RATE_LIMITS.orders);
  return setUpCardPayment(db, orderId);
}
