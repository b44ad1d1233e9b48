import { eq } from 'drizzle-orm';
import { type FulfillmentState, isSendable } from '../../../src/domain/orders/order-status.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { DraftOrder } from '../../providers/printful/printful-order.ts';
import { recipientOf } from '../orders/order-rows.ts';
import { findOrder, type FoundOrder, type OrderLineRow } from '../orders/rows.ts';
import { isStaffLine } from '../orders/rules.ts';

/** Lines without the pieces that are refunded. */
export const leftOf = (lines: readonly OrderLineRow[]): readonly OrderLineRow[] =>
  lines.flatMap((line) =>
    line.refunded < line.quantity ? [{ ...line, quantity: line.quantity - line.refunded, refunded: 0 }] : [],
  );

/** The lines that staff pack and send. */
export const staffLines = ({ order, lines }: FoundOrder): readonly OrderLineRow[] =>
  leftOf(lines).filter((line) => isStaffLine(order, line));

export const unsentStaffLines = (found: FoundOrder): readonly OrderLineRow[] =>
  staffLines(found).filter(({ sentAt }) => sentAt === null);

/** Before that it is not decided who sends what. */
export const DECIDED: readonly FulfillmentState[] = ['manual', 'failed', 'submitted', 'shipped'];

export type Sent = Pick<FoundOrder['order'], 'fulfillment' | 'toPack'>;

/** An order's state once these lines have left: shipped if Printful has nothing left to send, either. */
export function standingAfter(found: FoundOrder, sentIds: readonly string[]): Sent {
  const { fulfillment, printfulOrderId } = found.order;
  const toPack = unsentStaffLines(found).some(({ id }) => !sentIds.includes(id));
  const isAllOurs = printfulOrderId === null || fulfillment === 'failed';
  if (!isAllOurs) return { toPack, fulfillment };
  // A refund of what was the last to send has failed.
  const waiting = fulfillment === 'shipped' ? 'manual' : fulfillment;
  return { toPack, fulfillment: toPack ? waiting : 'shipped' };
}

/** The lines that Printful makes and sends; empty if staff send every line. */
export function printedItems(lines: readonly OrderLineRow[]): DraftOrder['items'] {
  return leftOf(lines).flatMap(({ printfulVariantId, quantity, unitPriceCents }) =>
    printfulVariantId === null ? [] : [{ printfulVariantId, quantity, unitPriceCents }],
  );
}

export const draftOf = ({ order, lines }: FoundOrder): DraftOrder => ({
  orderId: order.id,
  recipient: { ...recipientOf(order), phone: order.customerPhone, email: order.customerEmail },
  items: printedItems(lines),
});

/** An order with something to send, locked until the transaction ends. Throws not_found, order_not_paid. */
export async function holdOrder(tx: Executor, orderId: string): Promise<FoundOrder> {
  if (!isUuid(orderId)) throw new CodedError('not_found');
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('no key update');
  const found = await findOrder(tx, orderId);
  if (!found) throw new CodedError('not_found');
  if (!isSendable(found.order)) throw new CodedError('order_not_paid');
  return found;
}
