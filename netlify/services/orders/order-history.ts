import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { refundRequests } from '../../database/schema/funding.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { shipments } from '../../database/schema/orders.ts';
import { outbox, type OutboxKind } from '../../database/schema/outbox.ts';
import { paymentMovements, providerEvents } from '../../database/schema/payments.ts';

/** More than one order ever has of any of them. */
const MOST = 200;

/** What leaves the house about an order itself; each parcel has its own mail. */
const ABOUT_ORDERS: readonly OutboxKind[] = [
  'order_receipt_mail',
  'order_fulfilment',
  'order_manual_mail',
  'order_failed_mail',
];

/** Rows about an order in other tables, as they are written there. Each is found by an index. */
export async function orderHistory(db: Database, orderId: string) {
  const parcels = db.select({ id: shipments.id }).from(shipments).where(eq(shipments.orderId, orderId));
  const [movements, told, sent, requests, changes, shipped] = await Promise.all([
    db
      .select()
      .from(paymentMovements)
      .where(eq(paymentMovements.orderId, orderId))
      .orderBy(desc(paymentMovements.movedAt), paymentMovements.reference),
    db.select().from(providerEvents).where(eq(providerEvents.orderId, orderId)).limit(MOST),
    db
      .select()
      .from(outbox)
      .where(
        sql`(${and(inArray(outbox.kind, [...ABOUT_ORDERS]), eq(outbox.subjectId, orderId))})
          or (${outbox.kind} = 'order_shipped_mail' and ${outbox.subjectId} = any(array${parcels}))`,
      )
      .limit(MOST),
    db
      .select({ request: refundRequests, by: staffUsers.name })
      .from(refundRequests)
      .innerJoin(staffUsers, eq(staffUsers.id, refundRequests.requestedBy))
      .where(eq(refundRequests.orderId, orderId))
      .limit(MOST),
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectKind, 'order'), eq(auditLog.subjectId, orderId)))
      .orderBy(desc(auditLog.id))
      .limit(MOST),
    db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(shipments.shippedAt),
  ]);
  return { movements, told, sent, requests, changes, shipped };
}

export type OrderHistory = Awaited<ReturnType<typeof orderHistory>>;
