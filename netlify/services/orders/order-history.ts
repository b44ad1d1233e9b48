import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inOneValue } from '../../database/in-one-value.ts';
import { isoTime } from '../../database/iso-time.ts';
import { prepared } from '../../database/prepared.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { orderLines, orders, shipments, stockHolds } from '../../database/schema/orders.ts';
import { outbox, type OutboxKind } from '../../database/schema/outbox.ts';
import { disputes, paymentMovements, providerEvents, wrongPayments } from '../../database/schema/payments.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { orderRow } from './list-orders.ts';

/** More than an order ever has of any of them. */
const MOST = 200;

/** The messages about an order itself; each shipment, and each refund that failed, has a mail of its own. */
const ABOUT_ORDERS: readonly OutboxKind[] = [
  'order_receipt_mail',
  'order_fulfillment',
  'order_manual_mail',
  'order_failed_mail',
];

const ORDER_ID = sql.placeholder('orderId');

const linesOf = (db: Database) =>
  db
    .select({
      id: orderLines.id,
      name: orderLines.name,
      color: orderLines.color,
      size: orderLines.size,
      quantity: orderLines.quantity,
      unitPriceCents: orderLines.unitPriceCents,
      refunded: orderLines.refunded,
      inStock: sql<number>`coalesce((select ${stockHolds.quantity} from ${stockHolds}
        where ${eq(stockHolds.orderId, orderLines.orderId)} and ${eq(stockHolds.variantId, orderLines.variantId)}
          and ${stockHolds.state} = 'taken'), 0)`,
      printfulVariantId: orderLines.printfulVariantId,
      sentAt: sql<string | null>`${isoTime(orderLines.sentAt)}`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, ORDER_ID))
    .orderBy(asc(orderLines.position));

const movementsOf = (db: Database) =>
  db
    .select({
      at: isoTime(paymentMovements.movedAt),
      provider: paymentMovements.provider,
      kind: paymentMovements.kind,
      reference: paymentMovements.reference,
      amountCents: paymentMovements.amountCents,
      feeCents: paymentMovements.feeCents,
      capture: paymentMovements.capture,
    })
    .from(paymentMovements)
    .where(eq(paymentMovements.orderId, ORDER_ID))
    .orderBy(desc(paymentMovements.movedAt), paymentMovements.reference);

const disputesOf = (db: Database) =>
  db
    .select({ provider: disputes.provider, outcome: disputes.outcome })
    .from(disputes)
    .where(eq(disputes.orderId, ORDER_ID))
    .orderBy(disputes.provider, disputes.reference);

const toldOf = (db: Database) =>
  db
    .select({
      at: isoTime(providerEvents.receivedAt),
      provider: providerEvents.provider,
      type: providerEvents.type,
    })
    .from(providerEvents)
    .where(eq(providerEvents.orderId, ORDER_ID))
    .limit(MOST);

function sentOf(db: Database) {
  const { id, orderId } = paymentMovements;
  const shipmentIds = db.select({ id: shipments.id }).from(shipments).where(eq(shipments.orderId, ORDER_ID));
  const moved = db.select({ id }).from(paymentMovements).where(eq(orderId, ORDER_ID));
  const wrong = db
    .select({ id: wrongPayments.id })
    .from(wrongPayments)
    .where(eq(wrongPayments.orderId, ORDER_ID));
  const requests = db
    .select({ id: refundRequests.id })
    .from(refundRequests)
    .where(eq(refundRequests.orderId, ORDER_ID));
  return db
    .select({
      at: isoTime(sql`coalesce(${outbox.finishedAt}, ${outbox.createdAt})`),
      kind: outbox.kind,
      state: outbox.state,
      attempts: outbox.attempts,
    })
    .from(outbox)
    .where(
      sql`(${and(inArray(outbox.kind, [...ABOUT_ORDERS]), eq(outbox.subjectId, ORDER_ID))})
        or (${outbox.kind} = 'order_shipped_mail' and ${outbox.subjectId} = any(array${shipmentIds}))
        or (${outbox.kind} in ('refund_customer_mail', 'refund_reversal_mail') and ${outbox.subjectId} = any(array${moved}))
        or (${outbox.kind} = 'refund_refused_mail' and ${outbox.subjectId} = any(array${requests}))
        or (${outbox.kind} = 'wrong_payment_mail' and ${outbox.subjectId} = any(array${wrong}))`,
    )
    .limit(MOST);
}

const requestsOf = (db: Database) =>
  db
    .select({
      at: isoTime(refundRequests.createdAt),
      id: refundRequests.id,
      capture: refundRequests.capture,
      reference: refundRequests.reference,
      amountCents: refundRequests.amountCents,
      lines: refundRequests.lines,
      taxCents: refundRequests.taxCents,
      shippingCents: refundRequests.shippingCents,
      restock: refundRequests.restock,
      reason: refundRequests.reason,
      state: refundRequests.state,
      refusal: refundRequests.refusal,
      by: staffUsers.name,
    })
    .from(refundRequests)
    .innerJoin(staffUsers, eq(staffUsers.id, refundRequests.requestedBy))
    .where(eq(refundRequests.orderId, ORDER_ID))
    .limit(MOST);

const changesOf = (db: Database) =>
  db
    .select({
      at: isoTime(auditLog.at),
      action: auditLog.action,
      by: auditLog.actorName,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(eq(auditLog.subjectKind, 'order'), eq(auditLog.subjectId, ORDER_ID)))
    .orderBy(desc(auditLog.id))
    .limit(MOST);

const shippedOf = (db: Database) =>
  db
    .select({
      at: isoTime(shipments.shippedAt),
      carrier: shipments.carrier,
      trackingNumber: shipments.trackingNumber,
      trackingUrl: shipments.trackingUrl,
    })
    .from(shipments)
    .where(eq(shipments.orderId, ORDER_ID))
    .orderBy(shipments.shippedAt);

const find = prepared((db: Database) =>
  db
    .select({
      order: orders,
      row: orderRow,
      lines: inOneValue(linesOf(db)),
      movements: inOneValue(movementsOf(db)),
      disputes: inOneValue(disputesOf(db)),
      told: inOneValue(toldOf(db)),
      sent: inOneValue(sentOf(db)),
      requests: inOneValue(requestsOf(db)),
      changes: inOneValue(changesOf(db)),
      shipped: inOneValue(shippedOf(db)),
    })
    .from(orders)
    .where(eq(orders.id, ORDER_ID))
    .prepare('order_history'),
);

/** An order with its rows in other tables, in one round trip; times are ISO. Each table is read by an index. */
export async function orderHistory(db: Database, orderId: string) {
  const [found] = await find(db).execute({ orderId });
  return found ?? null;
}

export type OrderHistory = NonNullable<Awaited<ReturnType<typeof orderHistory>>>;
