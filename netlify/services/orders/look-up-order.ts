import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import {
  MAILED_CODE_VALID_MS,
  ORDER_LOOK_UP_CODES,
  ORDER_LOOK_UP_CODES_A_DAY,
  ORDER_LOOK_UP_MAX_ATTEMPTS,
} from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orderLookUps, orders, orderViewers } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { isMailedCode } from '../../lib/sessions/mailed-code.ts';
import { hasAllowance } from '../../lib/http/rate-limit.ts';
import { enqueue } from '../outbox/enqueue.ts';

interface LookUp {
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
    const isMailed =
      (await hasAllowance(tx, ORDER_LOOK_UP_CODES, pair)) &&
      (await hasAllowance(tx, ORDER_LOOK_UP_CODES_A_DAY, pair));
    await tx.insert(orderLookUps).values({
      id: lookUpId,
      orderId: isMailed && order ? order.id : null,
      expiresAt: sql`now() + ${MAILED_CODE_VALID_MS} * interval '1 millisecond'`,
    });
    await enqueue(tx, [{ kind: 'order_look_up_mail', subjectId: lookUpId }]);
  });
  return { lookUpId };
}

interface LookUpProof {
  readonly lookUpId: string;
  readonly code: string;
  /** The caller's checkout key. */
  readonly checkoutKey: string;
}

/**
 * Opens an order for a browser that knows the mailed code. Each try counts, right or wrong, and a code works once.
 * Throws wrong_code.
 */
export async function confirmLookUp(
  db: Database,
  { lookUpId, code, checkoutKey }: LookUpProof,
): Promise<{ orderId: string }> {
  if (!isUuid(lookUpId)) throw new CodedError('wrong_code');
  const isUnused = and(eq(orderLookUps.id, lookUpId), isNull(orderLookUps.usedAt));
  // A statement of its own, so that the try counts even if the code is refused.
  const [tried] = await db
    .update(orderLookUps)
    .set({ attempts: sql`${orderLookUps.attempts} + 1` })
    .where(
      and(
        isUnused,
        gt(orderLookUps.expiresAt, sql`now()`),
        lt(orderLookUps.attempts, ORDER_LOOK_UP_MAX_ATTEMPTS),
      ),
    )
    .returning({ orderId: orderLookUps.orderId });
  const isRight = isMailedCode(code, lookUpId);
  if (!tried?.orderId || !isRight) throw new CodedError('wrong_code');
  const { orderId } = tried;
  await inTransaction(db, async (tx) => {
    const used = await tx
      .update(orderLookUps)
      .set({ usedAt: sql`now()` })
      .where(isUnused)
      .returning({ id: orderLookUps.id });
    if (used.length === 0) throw new CodedError('wrong_code');
    await tx.insert(orderViewers).values({ orderId, checkoutKey }).onConflictDoNothing();
  });
  return { orderId };
}
