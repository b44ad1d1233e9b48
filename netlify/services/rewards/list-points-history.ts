import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import type { PointsEntry } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { atMost } from '../../database/at-most.ts';
import { isoTime } from '../../database/iso-time.ts';
import { jsonList, type JsonText } from '../../database/json-text.ts';
import { pointsLedger } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

const entriesOf = (db: Executor) =>
  db
    .select({
      id: pointsLedger.id,
      description: pointsLedger.description,
      points: pointsLedger.points,
      createdAt: isoTime(pointsLedger.createdAt),
    })
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, stayingCustomer({ id: sql.placeholder('customerId') })))
    // A sale and its streak bonus have the very same time: by kind, the bonus stands above what it adds to.
    .orderBy(desc(pointsLedger.createdAt), desc(pointsLedger.kind), desc(pointsLedger.id))
    .limit(atMost(REWARDS_LIST_LENGTH));

const list = jsonList('list_points_history', entriesOf);

/** The newest entries of a customer's ledger, newest first. */
export const listPointsHistory = (db: Database, customerId: string): Promise<JsonText<PointsEntry[]>> =>
  list(db, { customerId });
