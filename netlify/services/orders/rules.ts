import type { outbox } from '../../database/schema/outbox.ts';
import type { OrderRecord, OrderLineRow } from './rows.ts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import { WITH_STAFF, type FulfilmentState, SENDABLE } from '../../../src/domain/orders/order-status.ts';
import { orders, shipments } from '../../database/schema/orders.ts';

interface Sendable {
  readonly order: Pick<OrderRecord, 'fulfilment'>;
  readonly lines: readonly { readonly sentAt: unknown }[];
}

type OutboxMessage = Pick<typeof outbox.$inferSelect, 'state'> | undefined;

/**
 * Whether an order is stuck on its way to Printful, and nothing of it has left: nobody works on it any more, or Printful
 * refused it.
 */
export function canFulfilAgain(
  { order: { fulfilment }, lines }: Sendable,
  /** The outbox's row that carries it there. */
  message: OutboxMessage,
): boolean {
  if (lines.some(({ sentAt }) => sentAt !== null)) return false;
  if (fulfilment === 'queued') return message?.state !== 'pending';
  return fulfilment === 'failed' || fulfilment === 'none';
}

type Order = Pick<OrderRecord, 'printfulOrderId' | 'fulfilment'>;

/** Whether staff pack and send a line: all of them where nothing went to Printful, or where Printful gave it up. */
export const isStaffLine = (
  { printfulOrderId, fulfilment }: Order,
  { printfulVariantId }: Pick<OrderLineRow, 'printfulVariantId'>,
): boolean => printfulOrderId === null || printfulVariantId === null || fulfilment === 'failed';

interface Goods {
  readonly fulfilment: FulfilmentState | typeof orders.fulfilment;
  readonly toPack: boolean | typeof orders.toPack;
}

/**
 * For an UPDATE: how the goods stand, unless all of the money went back (`isGone`) before any of them left: then they wait for nobody. Once
 * some have left the rest keeps its mark, as the queue asks for the money too: what comes back puts them there again.
 */
export function goodsUnless(isGone: SQL, { fulfilment, toPack }: Goods) {
  const isWithStaff = inArray(sql`${fulfilment}`, [...WITH_STAFF]);
  const isStopped = sql`(${isGone} and ${isWithStaff}
    and not exists (select from ${shipments} where ${shipments.orderId} = ${orders.id}))`;
  return {
    fulfilment: sql<FulfilmentState>`case when ${isStopped} then 'none' else ${fulfilment} end`,
    toPack: sql<boolean>`${toPack} and not ${isStopped}`,
  };
}

/** For a statement about orders: paid, and not given back as a whole. */
export const isSendableRow = inArray(orders.payment, [...SENDABLE]);
