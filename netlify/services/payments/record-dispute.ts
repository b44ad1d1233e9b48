import { eq, sql } from 'drizzle-orm';
import type { DisputeOutcome } from '../../../src/domain/orders/dispute.ts';
import type { Cents } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders } from '../../database/schema/orders.ts';
import { disputes, paymentMovements, type PaymentProvider } from '../../database/schema/payments.ts';
import { recordEvent } from '../orders/record-event.ts';
import { lockOrder, restateOrder } from './rows.ts';
import type { EventName } from './settle-payment.ts';

export interface DisputeReport {
  readonly provider: PaymentProvider;
  readonly orderId: string;
  /** The provider's id of the dispute. */
  readonly reference: string;
  /** The reference of the charge or capture that is contested. */
  readonly capture: string;
  /** Above zero: what is contested. null: its loss is told as a refund as well, and counted there alone. */
  readonly amountCents: Cents | null;
  /** As the provider tells now: an old event may say something older. */
  readonly outcome: DisputeOutcome;
  readonly event?: EventName;
}

/** For an UPDATE of an order: one dispute that is won tells nothing of another. */
const isDisputed = sql<boolean>`exists (select from ${disputes}
  where ${disputes.orderId} = ${orders.id} and ${disputes.outcome} <> 'won')`;

/** Who asked before it was lost may write after; and while a loss is appealed the money is gone. */
const isNews = sql`not (${disputes.outcome} = 'lost' and excluded.outcome = 'open')`;

/**
 * Keeps that a payment is contested: staff then see it, until each dispute of the order is won. The money of a lost one has gone back, so that
 * the order stands where a refund of as much would put it. Throws not_found.
 */
export async function recordDispute(db: Database, dispute: DisputeReport): Promise<void> {
  const { provider, orderId, reference, capture, amountCents, outcome, event } = dispute;
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, orderId);
    if (event && !(await recordEvent(tx, { ...event, provider, orderId }))) return;
    if (outcome === 'lost' && amountCents !== null) {
      await tx
        .insert(paymentMovements)
        .values({ orderId, provider, kind: 'dispute', reference, capture, amountCents: -amountCents })
        .onConflictDoNothing();
      await restateOrder(tx, orderId);
    }
    await tx
      .insert(disputes)
      .values({ provider, reference, orderId, outcome })
      .onConflictDoUpdate({
        target: [disputes.provider, disputes.reference],
        set: { outcome },
        setWhere: isNews,
      });
    await tx.update(orders).set({ disputed: isDisputed }).where(eq(orders.id, orderId));
  });
}
