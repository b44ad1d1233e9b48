import { eq, sql } from 'drizzle-orm';
import type { DisputeOutcome } from '../../../../src/domain/orders/dispute.ts';
import type { Cents } from '../../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { orders } from '../../../database/schema/orders.ts';
import { disputes, paymentMovements, type PaymentProvider } from '../../../database/schema/payments.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { type ProviderEvent, recordEvent } from '../../orders/record-event.ts';
import { lockOrder } from '../../stock/rows.ts';
import { restateOrder } from '../rows.ts';
import type { EventName } from '../settle-payment.ts';

interface DisputeReport {
  readonly provider: PaymentProvider;
  readonly orderId: string;
  /** The provider's id of the dispute. */
  readonly reference: string;
  /** The reference of the disputed charge or capture. */
  readonly capture: string;
  /** Above zero: the disputed amount. null: its loss is also reported as a refund, and counted only there. */
  readonly amountCents: Cents | null;
  /** The state as the provider reports it now: an old event may have an older one. */
  readonly outcome: DisputeOutcome;
  readonly event?: EventName;
}

/** For an UPDATE of an order: winning one dispute says nothing about another. */
const isDisputed = sql<boolean>`exists (select from ${disputes}
  where ${disputes.orderId} = ${orders.id} and ${disputes.outcome} <> 'won')`;

/** A caller who asked before it was lost may write later, and the money is gone while a loss is appealed. */
const isNews = sql`not (${disputes.outcome} = 'lost' and excluded.outcome = 'open')`;

/**
 * Records that a payment is disputed: staff see it until every dispute of the order is won. A lost dispute takes the money, so
 * the order gets the state that a refund of the same amount would give it. Throws not_found.
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

/**
 * For webhooks: accepts an event about a payment that does not match its order, as the provider would only repeat it.
 * settlePayment() has already recorded the money. Rethrows every other error.
 */
export const ignoreMismatch =
  (db: Database, event: Omit<ProviderEvent, 'orderId'>) =>
  async (error: unknown): Promise<void> => {
    if (!(error instanceof CodedError) || error.code !== 'payment_not_confirmed') throw error;
    await recordEvent(db, { ...event, orderId: null });
  };
