import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { findPrintfulOrder, type PrintfulOrder } from '../../providers/printful/printful-order.ts';
import type { PrintfulEvent } from '../../providers/printful/read-printful-event.ts';
import { isEventKnown } from '../orders/record-event.ts';
import { recordFailure } from './record-failure.ts';
import { recordShipments } from './record-shipments.ts';

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
