import { inArray } from 'drizzle-orm';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import { orders } from '../../database/schema/orders.ts';

/** For a statement about orders: paid, and not given back as a whole. */
export const isSendableRow = inArray(orders.payment, [...SENDABLE]);
