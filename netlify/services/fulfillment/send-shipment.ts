import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { CARRIERS, trackingUrl } from '../../../src/domain/fulfillment/carriers.ts';
import type { NewShipment } from '../../../src/domain/fulfillment/shipment.schema.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orderLines, orders, shipments } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { Staff } from '../../lib/http/call.ts';
import { changedSince } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { FoundOrder } from '../orders/rows.ts';
import { isStaffLine } from '../orders/rules.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { countedLines } from '../stock/rows.ts';
import { takeRestocked } from '../stock/take-stock.ts';
import { DECIDED, holdOrder, leftOf, type Sent, standingAfter, unsentStaffLines } from './rules.ts';

const idsOf = ({ lines }: Pick<NewShipment, 'lines'>) => lines.map(({ id }) => id);

/** Whether this shipment was sent before. Throws idempotency_key_reused if its id belongs to another shipment. */
async function isSentBefore(tx: Executor, found: FoundOrder, shipment: NewShipment) {
  const { id, trackingNumber, carrier } = shipment;
  const [before] = await tx.select().from(shipments).where(eq(shipments.id, id));
  if (!before) return false;
  const isSame =
    before.orderId === found.order.id &&
    before.trackingNumber === trackingNumber &&
    before.carrier === CARRIERS[carrier].name &&
    !unsentStaffLines(found).some((line) => idsOf(shipment).includes(line.id));
  if (!isSame) throw new CodedError('idempotency_key_reused');
  return true;
}

/** The order's lines in the shipment. All must be for staff to send. */
function linesFor({ order, lines }: FoundOrder, shipment: NewShipment) {
  const wanted = lines.filter((line) => isStaffLine(order, line) && idsOf(shipment).includes(line.id));
  if (wanted.length < shipment.lines.length || !DECIDED.includes(order.fulfillment)) {
    throw new CodedError('invalid_input', {
      fields: { lines: 'Please choose items that ship from our office' },
    });
  }
  return wanted;
}

/** What was sold out of an order leaves as well: takes it, and returns whether more of the order is still missing. */
async function takeSent(
  tx: Executor,
  { order, lines }: FoundOrder,
  sentIds: readonly string[],
): Promise<boolean> {
  const variantIdsOf = (isWanted: (line: FoundOrder['lines'][number]) => boolean) =>
    lines.filter(isWanted).map(({ variantId }) => variantId);
  await takeRestocked(
    tx,
    order,
    variantIdsOf(({ id }) => sentIds.includes(id)),
  );
  if (!order.stockShort) return false;
  const unsent = variantIdsOf(({ id, sentAt }) => sentAt === null && !sentIds.includes(id));
  const counted = await countedLines(tx, order.id);
  return counted.some(({ variantId, hold }) => hold !== 'taken' && unsent.includes(variantId));
}

/**
 * Records that staff have sent lines of an order, once for each id, and queues the customer's mail. The remaining lines stay in the queue. Throws not_found,
 * order_not_paid, invalid_input, changed_since with who was first, idempotency_key_reused.
 */
export function sendShipment(
  db: Database,
  actor: Staff,
  orderId: string,
  shipment: NewShipment,
): Promise<Sent> {
  const { id, carrier, trackingNumber } = shipment;
  const action = { action: 'send_shipment', subjectKind: 'order', subjectId: orderId };
  return inTransaction(db, async (tx) => {
    const found = await holdOrder(tx, orderId);
    if (await isSentBefore(tx, found, shipment)) return standingAfter(found, []);
    const lines = linesFor(found, shipment);
    const sentIds = idsOf(shipment);
    const isPacked = shipment.lines.map((line) =>
      and(
        eq(orderLines.id, line.id),
        sql`${orderLines.quantity} - ${orderLines.refunded} = ${line.quantity}`,
      ),
    );
    const sent = await tx
      .update(orderLines)
      .set({ sentAt: sql`now()` })
      .where(and(or(...isPacked), isNull(orderLines.sentAt)))
      .returning({ id: orderLines.id });
    if (sent.length < lines.length) {
      const subject = { ...action, actions: [action.action, 'refund_order'] };
      const now = unsentStaffLines(found).map((line) => ({ id: line.id, quantity: line.quantity }));
      throw await changedSince(tx, subject, now);
    }
    const { name } = CARRIERS[carrier];
    const { rowCount } = await tx
      .insert(shipments)
      .values({
        id,
        orderId,
        carrier: name,
        trackingNumber,
        trackingUrl: trackingUrl(carrier, trackingNumber),
        shippedAt: sql`now()`,
      })
      .onConflictDoNothing({ target: shipments.id });
    // The same id at the same moment, for another order.
    if (rowCount !== 1) throw new CodedError('idempotency_key_reused');
    const after = standingAfter(found, sentIds);
    const stockShort = await takeSent(tx, found, sentIds);
    await tx
      .update(orders)
      .set({ ...after, stockShort })
      .where(eq(orders.id, orderId));
    await enqueue(tx, [{ kind: 'order_shipped_mail', subjectId: id }]);
    const { fulfillment, toPack } = found.order;
    const items = leftOf(lines)
      .map(({ name: item, quantity }) => `${quantity} x ${item}`)
      .join(', ');
    await recordAudit(tx, actor, {
      ...action,
      before: { fulfillment, toPack },
      after: { ...after, carrier: name, trackingNumber, items },
    });
    return after;
  });
}
