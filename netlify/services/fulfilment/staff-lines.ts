import type { FoundOrder, OrderLineRow } from '../orders/find-order.ts';

/** The lines that staff pack and send: all of them where nothing went to Printful. */
export const staffLines = ({ order, lines }: FoundOrder): readonly OrderLineRow[] =>
  lines.filter(({ printfulVariantId }) => order.printfulOrderId === null || printfulVariantId === null);
