import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders, shipments } from '../../database/schema/orders.ts';
import type { PrintfulEvent } from '../../providers/printful/read-printful-event.ts';
import type { PrintfulOrder } from '../../providers/printful/printful-order.ts';
import { recordEvent } from '../orders/record-event.ts';
import { enqueue } from '../outbox/enqueue.ts';

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url);

/** Records the shipments that Printful reports, each once, and queues a mail to the customer for each new one. */
export async function recordShipments(
  db: Database,
  event: PrintfulEvent & { readonly orderId: string },
  found: PrintfulOrder,
): Promise<void> {
  const { orderId } = event;
  await inTransaction(db, async (tx) => {
    if (!(await recordEvent(tx, { ...event, provider: 'printful' }))) return;
    const [shipped] = await tx
      .update(orders)
      .set({
        fulfillment: 'shipped',
        printfulOrderId: sql`coalesce(${orders.printfulOrderId}, ${found.id})`,
      })
      .where(and(eq(orders.id, orderId), isNotNull(orders.paidAt)))
      .returning({ id: orders.id });
    if (!shipped) return;
    const kept = await tx
      .insert(shipments)
      .values(
        found.shipments.map(({ id, carrier, tracking_number, tracking_url, shipped_at }) => ({
          orderId,
          providerShipmentId: id,
          carrier: carrier || 'a carrier',
          trackingNumber: tracking_number ?? 'None',
          trackingUrl: isWebAddress(tracking_url) ? tracking_url : null,
          shippedAt: shipped_at === null ? new Date() : new Date(shipped_at * 1000),
        })),
      )
      .onConflictDoNothing()
      .returning({ id: shipments.id });
    await enqueue(
      tx,
      kept.map(({ id }) => ({ kind: 'order_shipped_mail', subjectId: id })),
    );
  });
}
