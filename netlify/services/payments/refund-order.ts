import { eq } from 'drizzle-orm';
import type { RefundAnswer, RefundRefused } from '../../../src/domain/payments/admin-refunds.api.ts';
import type { NewRefund } from '../../../src/domain/payments/refund.schema.ts';
import type { Database } from '../../database/client.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError, toCodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { describeError, log } from '../../lib/log.ts';
import type { Staff } from '../../lib/call.ts';
import { askRefund } from './ask-refund.ts';
import { reconcileOrder } from './reconcile-order.ts';
import { workRefund } from './work-refunds.ts';

async function standingOf(db: Database, id: string) {
  const { state, refusal } = refundRequests;
  const [found] = await db
    .select({ state, refusal, order: orders })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(eq(refundRequests.id, id));
  if (!found) throw new Error('The refund was not kept.');
  return found;
}

/**
 * Gives money back at the provider that took it, once for each id. While the provider is down, the request is saved, and
 * the reconcile job or the next press tries again. Throws not_found, order_not_paid, refund_too_large, provider_refused, idempotency_key_reused.
 */
export async function refundOrder(
  db: Database,
  actor: Staff,
  orderId: string,
  wanted: NewRefund,
): Promise<RefundAnswer> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  const { row, isRepeat } = await askRefund(db, actor, orderId, wanted);
  try {
    await workRefund(db, row, isRepeat);
  } catch (error) {
    if (toCodedError(error).code !== 'unavailable') throw error;
    log({ event: 'refund_waits', orderId, provider: row.provider, error: describeError(error) });
  }
  const { state, refusal, order } = await standingOf(db, row.id);
  if (state !== 'refused') return { id: row.id, state, payment: order.payment };
  // Its remaining amount may be less than we know.
  await reconcileOrder(db, order).catch((error: unknown) =>
    log({ event: 'reconcile_failed', orderId, error: describeError(error) }),
  );
  throw new CodedError('provider_refused', {
    figures: { refusal: refusal ?? 'other' } satisfies RefundRefused,
  });
}
