import { randomUUID } from 'node:crypto';
import ownersFunction from '../../netlify/functions/owners.ts';
import { sendShipmentApi } from '../../src/domain/fulfillment/admin-fulfillment.api.ts';
import {
  listOrdersApi,
  readStaffOrderApi,
  type OrderRow,
  type StaffOrder,
  type StaffOrderLine,
} from '../../src/domain/orders/admin-orders.api.ts';
import { type Goods, paidOrder, sendAll } from './paid-order.ts';
import type { TestServer } from './server.ts';
import { staffCall } from './staff-call.ts';

export async function listOrders(cookie: string, query: Record<string, string>) {
  const { body } = await staffCall(ownersFunction, listOrdersApi, cookie, { query });
  return body as unknown as { rows: OrderRow[]; next: string | null };
}

/** The numbers of the orders that a query finds. */
export const orderNumbers = async (cookie: string, query: Record<string, string>) =>
  (await listOrders(cookie, query)).rows.map(({ number }) => number);

export const readOrder = async (cookie: string, id: string) =>
  (await staffCall(ownersFunction, readStaffOrderApi, cookie, { id })).body as unknown as StaffOrder;

export const sendShipment = (cookie: string, id: string, body: object) =>
  staffCall(ownersFunction, sendShipmentApi, cookie, { id, body });

/** What the shipment form sends for these lines, as they were read. */
export const shipmentOf = (
  lines: readonly Pick<StaffOrderLine, 'id' | 'quantity' | 'refunded'>[],
  changes: object = {},
) => ({
  id: randomUUID(),
  lines: lines.map(({ id, quantity, refunded }) => ({ id, quantity: quantity - refunded })),
  carrier: 'ups',
  trackingNumber: '1z 999 aa1 0123 4567 84',
  ...changes,
});

/** A paid order whose message has been worked. */
export async function orderOnItsWay(
  server: TestServer,
  cookie: string,
  goods: Goods,
  changes: Parameters<typeof paidOrder>[2] = {},
) {
  const order = await paidOrder(server, goods, changes);
  await sendAll(server);
  return { ...order, lines: (await readOrder(cookie, order.id)).lines };
}
