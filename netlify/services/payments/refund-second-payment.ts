import { and, desc, eq } from 'drizzle-orm';
import { toDollars, type Cents } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { paymentMovements } from '../../database/schema/payments.ts';
import { CodedError } from '../../lib/errors.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { recordRefund } from './record-refund.ts';
import { refundCapture } from './refund-capture.ts';

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
