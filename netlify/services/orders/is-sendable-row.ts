import { sql } from 'drizzle-orm';
import { SENDABLE } from '../../../src/domain/orders/order-status.ts';
import { literals } from '../../database/literals.ts';
import { orders } from '../../database/schema/orders.ts';

/** For a statement about orders: paid, and not given back as a whole. */
export const isSendableRow = sql`${orders.payment} in (${literals(...SENDABLE)})`;
