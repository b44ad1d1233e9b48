import type { DraftOrder } from '../../providers/printful/printful-order.ts';
import { recipientOf } from '../orders/order-rows.ts';
import type { FoundOrder, OrderLineRow } from '../orders/rows.ts';
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
