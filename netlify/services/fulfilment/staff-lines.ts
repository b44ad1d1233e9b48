import type { FoundOrder, OrderLineRow } from '../orders/rows.ts';
import { isStaffLine } from '../orders/rules.ts';

/** The lines that staff pack and send. */
export const staffLines = ({ order, lines }: FoundOrder): readonly OrderLineRow[] =>
  lines.filter((line) => isStaffLine(order, line));
