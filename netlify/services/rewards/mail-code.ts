import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { REWARDS_CODES_RATE_LIMIT } from '../../../src/business/rate-limits.ts';
import type { CodeMailed } from '../../../src/domain/rewards/rewards.api.ts';
import { maskEmail } from '../../../src/domain/shared/mask-email.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { hasAllowance, tooMany } from '../../lib/rate-limit.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { HAS_OPEN_CODE } from './rows.ts';

/**
 * Mails a customer a new code, which ends the one before. If enough were mailed lately, no matter who asked for them, the latest still works and is
 * not mailed again. Throws not_found without an email, too_many_requests if no code works.
 */
export async function mailCode(
  db: Database,
  { id, email }: Pick<typeof customers.$inferSelect, 'id' | 'email'>,
): Promise<CodeMailed> {
  if (email === null) throw new CodedError('not_found');
  const key = email.toLowerCase();
  await inTransaction(db, async (tx) => {
    if (await hasAllowance(tx, REWARDS_CODES_RATE_LIMIT, key)) {
      await tx
        .update(customers)
        .set({ mailedCodeId: randomUUID(), mailedCodeAt: sql`now()` })
        .where(eq(customers.id, id));
      await enqueueAgain(tx, { kind: 'rewards_code_mail', subjectId: id });
    } else if ((await tx.$count(customers, and(eq(customers.id, id), HAS_OPEN_CODE))) === 0)
      throw await tooMany(tx, REWARDS_CODES_RATE_LIMIT, key);
  });
  return { mailedTo: maskEmail(email) };
}

/** The same, for a customer who is signed in. */
export async function mailCodeTo(db: Database, customerId: string): Promise<CodeMailed> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerId));
  if (!customer) throw new CodedError('not_found');
  return mailCode(db, customer);
}
