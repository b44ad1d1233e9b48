import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import type { Transaction } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { atMost } from '../../database/at-most.ts';
import { isoTime } from '../../database/iso-time.ts';
import { jsonList, type JsonText } from '../../database/json-text.ts';
import { visits } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

const salesOf = (db: Executor) =>
  db
    .select({
      id: visits.id,
      metalType: visits.metalType,
      weight: sql<string>`trim_scale(${visits.weight})::text`,
      unit: visits.unit,
      amount: sql<string>`(${visits.amountCents} / 100.0)::numeric(12, 2)::text`,
      createdAt: isoTime(visits.createdAt),
    })
    .from(visits)
    .where(eq(visits.customerId, stayingCustomer({ id: sql.placeholder('customerId') })))
    .orderBy(desc(visits.createdAt), desc(visits.id))
    .limit(atMost(REWARDS_LIST_LENGTH));

const list = jsonList('list_transactions', salesOf);

/** The newest visits of a customer, newest first. */
export const listTransactions = (db: Database, customerId: string): Promise<JsonText<Transaction[]>> =>
  list(db, { customerId });
