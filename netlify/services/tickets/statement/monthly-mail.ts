import { and, eq, isNull, lt } from 'drizzle-orm';
import { isUuid } from '../../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../../src/domain/shared/time/new-york-time.ts';
import { monthBefore } from '../../../../src/domain/tickets/statement/statement.ts';
import { stopMonthlyMailApi } from '../../../../src/domain/tickets/statement/statement.api.ts';
import { inLocale } from '../../../../src/domain/shared/language/locales.ts';
import { rewardsPath as spanishRewardsPath } from '../../../../src/paths.es.ts';
import { rewardsPath } from '../../../../src/paths.ts';
import type { Database } from '../../../database/client.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { customers } from '../../../database/schema/rewards.ts';
import { isKeyedHash, keyedHash } from '../../../lib/secret.ts';
import { siteAddress } from '../../../lib/site-address.ts';
import { enqueueAgain } from '../../outbox/enqueue.ts';
import { stayingCustomer } from '../../rewards/rows.ts';

/** The first day of the last month that is over in Georgia. */
const lastMonth = (now: Date): string => `${monthBefore(inNewYork(now).date)}-01`;

/** Turns a customer's monthly mail on, from the month that is running, or off. Safe to repeat. */
export async function setMonthlyMail(
  db: Database,
  customerId: string,
  isMailed: boolean,
  now: Date = new Date(),
): Promise<{ readonly isMailed: boolean }> {
  await db
    .update(customers)
    .set({ monthlyMailFor: isMailed ? lastMonth(now) : null })
    .where(and(eq(customers.id, customerId), isMailed ? isNull(customers.monthlyMailFor) : undefined));
  return { isMailed };
}

const tokenText = (customerId: string, email: string) => `${customerId}\n${email}`;

/** The URL that ends a customer's monthly mail. It names the address: an old mail to another one ends nothing. */
export const unsubscribeUrl = (customerId: string, email: string): string =>
  siteAddress(
    stopMonthlyMailApi.path
      .replace(':id', customerId)
      .replace(':token', keyedHash('monthly-mail', tokenText(customerId, email))),
  );

/** Ends the monthly mail by the URL of one of its mails, also after a merge. A wrong one changes nothing, and gets the same answer. */
export async function stopMonthlyMail(
  db: Database,
  { id, token }: { readonly id: string; readonly token: string },
): Promise<{ readonly stopped: true }> {
  const [row] = isUuid(id)
    ? await db
        .select()
        .from(customers)
        .where(eq(customers.id, stayingCustomer({ id })))
    : [];
  if (row?.email && isKeyedHash('monthly-mail', tokenText(id, row.email), token))
    await db
      .update(customers)
      .set({ monthlyMailFor: null })
      .where(and(eq(customers.id, row.id), eq(customers.email, row.email)));
  return { stopped: true };
}

/** The page where somebody who opened that URL turns the mail off. */
export async function monthlyMailPage(db: Database, { id }: { readonly id: string }): Promise<string> {
  const [row] = isUuid(id)
    ? await db.select({ locale: customers.locale }).from(customers).where(eq(customers.id, id))
    : [];
  return inLocale(row?.locale ?? 'en', rewardsPath, spanishRewardsPath);
}

/** Queues the month that is over for everybody who asked for it, once each. A night without this job is made up for by the next one. */
export async function queueStatements(
  db: Database,
  now: Date = new Date(),
): Promise<{ readonly statements: number }> {
  const month = lastMonth(now);
  return inTransaction(db, async (tx) => {
    const due = await tx
      .update(customers)
      .set({ monthlyMailFor: month })
      .where(lt(customers.monthlyMailFor, month))
      .returning({ id: customers.id });
    await enqueueAgain(
      tx,
      due.map(({ id }) => ({ kind: 'statement_mail', subjectId: id })),
    );
    return { statements: due.length };
  });
}
