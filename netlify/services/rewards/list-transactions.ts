import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import type { Transaction } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { visits } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

/** The newest visits of a customer, newest first. */
export const listTransactions = (db: Database, customerId: string): Promise<Transaction[]> =>
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
    .where(eq(visits.customerId, stayingCustomer({ id: customerId })))
    .orderBy(desc(visits.createdAt), desc(visits.id))
    .limit(REWARDS_LIST_LENGTH);
