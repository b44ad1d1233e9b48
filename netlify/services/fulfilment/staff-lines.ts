import type { FoundOrder, OrderLineRow } from '../orders/find-order.ts';
import { isStaffLine } from '../orders/is-staff-line.ts';

/** The lines that staff pack and send. */
export const staffLines = ({ order, lines }: FoundOrder): readonly OrderLineRow[] =>
  lines.filter((line) => isStaffLine(order, line));
