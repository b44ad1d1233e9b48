import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS } from '../../../src/business/constants.ts';
import type { Transaction } from '../../../src/domain/rewards/rewards.api.ts';
import { toDollars } from '../../../src/domain/shared/money.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { prepared } from '../../database/prepared.ts';
import { visits } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

const list = prepared((db: Database) =>
  db
    .select({
      id: visits.id,
      metalType: visits.metalType,
      weight: sql<string>`trim_scale(${visits.weight})::text`,
      unit: visits.unit,
      amountCents: visits.amountCents,
      createdAt: isoTime(visits.createdAt),
    })
    .from(visits)
    .where(eq(visits.customerId, stayingCustomer({ id: sql.placeholder('customerId') })))
    .orderBy(desc(visits.createdAt), desc(visits.id))
    .limit(REWARDS.listLength)
    .prepare('list_transactions'),
);

/** The newest visits of a customer, newest first. */
export async function listTransactions(db: Database, customerId: string): Promise<Transaction[]> {
  const rows = await list(db).execute({ customerId });
  return rows.map(({ amountCents, ...visit }) => ({ ...visit, amount: toDollars(amountCents) }));
}
