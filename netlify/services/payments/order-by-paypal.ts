import { eq } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { orders } from '../../database/schema/orders.ts';
import type { OrderRow } from '../orders/find-order.ts';

export type PaypalOrderRow = OrderRow & { readonly paypalOrderId: string };

const PAYPAL_ID = /^[A-Z0-9]{8,36}$/;

/**
 * The order that we ourselves made this payment for. What a payment says of its order is not enough: a browser can make one
 * with our client id that pays somebody else.
 */
export async function orderByPaypal(db: Database, paypalOrderId: string): Promise<PaypalOrderRow | null> {
  if (!PAYPAL_ID.test(paypalOrderId)) return null;
  const [found] = await db.select().from(orders).where(eq(orders.paypalOrderId, paypalOrderId));
  return found ? { ...found, paypalOrderId } : null;
}
