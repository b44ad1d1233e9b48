import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { MAILED_CODE_VALID_MS, ORDER_LOOK_UP_CODES } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orderLookUps, orders } from '../../database/schema/orders.ts';
import { hasAllowance } from '../../lib/rate-limit.ts';
import { enqueue } from '../outbox/enqueue.ts';

export interface LookUp {
  readonly orderNumber: string;
  readonly email: string;
}

/**
 * Records that a guest asks for an order, and mails a code to the order's email. Every pair takes the same steps, right or wrong,
 * so that neither the answer nor its time reveals which.
 */
export async function lookUpOrder(db: Database, lookUp: LookUp): Promise<{ lookUpId: string }> {
  const lookUpId = randomUUID();
  await inTransaction(db, async (tx) => {
    const isIt = and(
      eq(orders.number, lookUp.orderNumber),
      eq(sql`lower(${orders.customerEmail})`, sql`lower(${lookUp.email})`),
    );
    const [order] = await tx.select({ id: orders.id }).from(orders).where(isIt);
    // Otherwise somebody could flood a customer from many addresses.
    const pair = `${lookUp.orderNumber}\n${lookUp.email.toLowerCase()}`;
    const isMailed = await hasAllowance(tx, ORDER_LOOK_UP_CODES, pair);
    await tx.insert(orderLookUps).values({
      id: lookUpId,
      orderId: isMailed && order ? order.id : null,
      expiresAt: sql`now() + ${MAILED_CODE_VALID_MS} * interval '1 millisecond'`,
    });
    await enqueue(tx, [{ kind: 'order_look_up_mail', subjectId: lookUpId }]);
  });
  return { lookUpId };
}
