import type { OrderLineRow, OrderRow } from './find-order.ts';

type Order = Pick<OrderRow, 'printfulOrderId' | 'fulfilment'>;

/** Whether staff pack and send a line: all of them where nothing went to Printful, or where Printful gave it up. */
export const isStaffLine = (
  { printfulOrderId, fulfilment }: Order,
  { printfulVariantId }: Pick<OrderLineRow, 'printfulVariantId'>,
): boolean => printfulOrderId === null || printfulVariantId === null || fulfilment === 'failed';
