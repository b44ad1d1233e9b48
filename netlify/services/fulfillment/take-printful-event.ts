import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type FulfillmentState, isSendable } from '../../../src/domain/orders/order-status.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orders, shipments } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { findPrintfulOrder, type PrintfulOrder } from '../../providers/printful/printful-order.ts';
import type { PrintfulEvent } from '../../providers/printful/read-printful-event.ts';
import { isEventKnown, recordEvent } from '../orders/record-event.ts';
import { goodsUnless, isSendableRow } from '../orders/rows.ts';
import { enqueue, enqueueAgain } from '../outbox/enqueue.ts';

const isWebAddress = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url);

/** Records the shipments that Printful reports, each once, and queues a mail to the customer for each new one. */
async function recordShipments(
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

/** An order that has left can no longer fail. */
const CAN_FAIL: readonly FulfillmentState[] = ['queued', 'submitted', 'manual'];

/**
 * Records that Printful will not send an order after all, and tells staff. A fully refunded order was meant to be canceled
 * there, so nobody has to do anything.
 */
export async function recordFailure(
  db: Database,
  event: PrintfulEvent & { readonly orderId: string },
): Promise<void> {
  const { orderId } = event;
  await inTransaction(db, async (tx) => {
    if (!(await recordEvent(tx, { ...event, provider: 'printful' }))) return;
    const [stands] = await tx
      .update(orders)
      .set(goodsUnless(sql`not ${isSendableRow}`, { fulfillment: 'failed', toPack: orders.toPack }))
      .where(and(eq(orders.id, orderId), inArray(orders.fulfillment, [...CAN_FAIL])))
      .returning({ payment: orders.payment });
    if (!stands || !isSendable(stands)) return;
    await enqueueAgain(tx, [{ kind: 'order_failed_mail', subjectId: orderId }]);
  });
}

const RETRY_AFTER_SECONDS = 60;

async function isNews(db: Database, orderId: string, id: string): Promise<boolean> {
  const isOurs = (await db.$count(orders, eq(orders.id, orderId))) > 0;
  return isOurs && !(await isEventKnown(db, { provider: 'printful', id }));
}

/** Events of version 2 name neither carrier nor link, so we ask for the order itself. */
async function findShipped(orderId: string): Promise<PrintfulOrder> {
  const asked = findPrintfulOrder(orderId);
  const found = await asked.catch((cause: unknown) => {
    throw new CodedError('unavailable', { cause, retryAfterSeconds: RETRY_AFTER_SECONDS });
  });
  if (found.shipments.length > 0) return found;
  throw new CodedError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/**
 * Applies a signed event, once. Events about other orders are ignored. Throws unavailable: Printful then sends
 * it again.
 */
export async function takePrintfulEvent(db: Database, event: PrintfulEvent): Promise<void> {
  const { id, kind, orderId } = event;
  if (kind === 'other' || orderId === null || !(await isNews(db, orderId, id))) return;
  if (kind === 'failed') return recordFailure(db, { ...event, orderId });
  await recordShipments(db, { ...event, orderId }, await findShipped(orderId));
}
