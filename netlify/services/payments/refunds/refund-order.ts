import { and, desc, eq } from 'drizzle-orm';
import type { RefundAnswer, RefundRefused } from '../../../../src/domain/payments/admin-refunds.api.ts';
import type { NewRefund } from '../../../../src/domain/payments/refund.schema.ts';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import { type Cents, toDollars } from '../../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../../database/client.ts';
import { refundRequests } from '../../../database/schema/funding.ts';
import { orders } from '../../../database/schema/orders.ts';
import { paymentMovements } from '../../../database/schema/payments.ts';
import type { Staff } from '../../../lib/http/call.ts';
import { CodedError, toCodedError } from '../../../lib/http/errors.ts';
import { describeError, log } from '../../../lib/log.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { reconcileOrder } from '../reconcile-payments.ts';
import { recordRefund } from './record-refund.ts';
import { refundCapture } from './refund-capture.ts';
import { askRefund, workRefund } from './work-refunds.ts';

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
 * the reconcile job or the next press tries again. Throws not_found, order_not_paid, refund_too_large, changed_since, provider_refused, idempotency_key_reused.
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
    await workRefund(db, row, { isRepeat });
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

const { provider, reference, amountCents, kind, movedAt, id: movementId } = paymentMovements;

async function overpaidOf(db: Database, orderId: string): Promise<Cents> {
  const [order] = await db
    .select({ overpaidCents: orders.overpaidCents })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new CodedError('not_found');
  return order.overpaidCents;
}

const reversalsOf = (db: Database, orderId: string): Promise<number> =>
  db.$count(paymentMovements, and(eq(paymentMovements.orderId, orderId), eq(kind, 'refund_reversal')));

/** All but the first, which pays the order; newest first. */
async function laterCaptures(db: Database, orderId: string) {
  const captures = await db
    .select({ provider, reference, amountCents })
    .from(paymentMovements)
    .where(and(eq(paymentMovements.orderId, orderId), eq(kind, 'capture')))
    .orderBy(desc(movedAt), desc(movementId));
  return captures.slice(0, -1);
}

/**
 * Gives back what an order was paid beyond its total. Safe to repeat: the capture is the idempotency key. Throws
 * not_found, provider_refused, unavailable.
 */
export async function refundSecondPayment(db: Database, actor: Staff, orderId: string): Promise<void> {
  let overpaidCents = await overpaidOf(db, orderId);
  const reversals = await reversalsOf(db, orderId);
  for (const capture of await laterCaptures(db, orderId)) {
    if (overpaidCents === 0) return;
    const money = { ...capture, amountCents: Math.min(overpaidCents, capture.amountCents) };
    // Recorded before the provider is asked, so that staff's action is known even if we crash in the middle.
    await recordAudit(db, actor, {
      action: 'refund_second_payment',
      subjectKind: 'order',
      subjectId: orderId,
      before: { overpaid: toDollars(overpaidCents) },
      after: { ...money, amountCents: undefined, amount: toDollars(money.amountCents) },
    });
    const refundReference = await refundCapture({ ...money, reversals });
    // A pending refund is not in our books yet, and the next capture would give the same money back again.
    if (refundReference === null) return;
    await recordRefund(db, { ...money, orderId, reference: refundReference, capture: money.reference });
    overpaidCents = await overpaidOf(db, orderId);
  }
}
