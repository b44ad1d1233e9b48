import { inArray, sql, type SQL } from 'drizzle-orm';
import { SENDABLE, type FulfilmentState } from '../../../src/domain/orders/order-status.ts';
import { orders } from '../../database/schema/orders.ts';
import { stoppedFulfilment } from '../orders/stopped-fulfilment.ts';

const isSendable = inArray(orders.payment, [...SENDABLE]);

/** States in which a person has to do something. */
const FOR_STAFF: readonly FulfilmentState[] = ['manual', 'failed'];

/** For an UPDATE: the state, unless staff would have to send what went back as a whole meanwhile. What Printful has, it has. */
export const unlessStopped = (fulfilment: FulfilmentState): SQL<FulfilmentState> | FulfilmentState =>
  FOR_STAFF.includes(fulfilment)
    ? sql`case when ${isSendable} then ${fulfilment} else ${stoppedFulfilment} end`
    : fulfilment;

/** For the same UPDATE: whether staff have lines of it to send. */
export const toPackUnlessStopped = (toPack: boolean): SQL<boolean> => sql`${toPack} and ${isSendable}`;
