import { eq } from 'drizzle-orm';
import { isSendable } from '../../../src/domain/orders/order-status.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Executor } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import type { DraftOrder } from '../../providers/printful/printful-order.ts';
import { recipientOf } from '../orders/order-rows.ts';
import { findOrder, type FoundOrder, type OrderLineRow } from '../orders/rows.ts';
import { isStaffLine } from '../orders/rules.ts';

/** The lines that staff pack and send. */
export const staffLines = ({ order, lines }: FoundOrder): readonly OrderLineRow[] =>
  lines.filter((line) => isStaffLine(order, line));

/** The lines that Printful makes and sends; empty if staff send every line. */
export function printedItems(lines: readonly OrderLineRow[]): DraftOrder['items'] {
  return lines.flatMap(({ printfulVariantId, quantity, unitPriceCents }) =>
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
