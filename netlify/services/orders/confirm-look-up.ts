import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { ORDER_LOOK_UP_MAX_ATTEMPTS } from '../../../src/business/constants.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { orderLookUps, orderViewers } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { isMailedCode } from '../../lib/mailed-code.ts';

export interface LookUpProof {
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
