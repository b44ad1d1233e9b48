import { desc, eq } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import type { PointsEntry } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { pointsLedger } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

/** The newest entries of a customer's ledger, newest first. */
export const listPointsHistory = (db: Database, customerId: string): Promise<PointsEntry[]> =>
  db
    .select({
      id: pointsLedger.id,
      description: pointsLedger.description,
      points: pointsLedger.points,
      createdAt: isoTime(pointsLedger.createdAt),
    })
    .from(pointsLedger)
    .where(eq(pointsLedger.customerId, stayingCustomer({ id: customerId })))
    // A sale and its streak bonus have the very same time: by kind, the bonus stands above what it adds to.
    .orderBy(desc(pointsLedger.createdAt), desc(pointsLedger.kind), desc(pointsLedger.id))
    .limit(REWARDS_LIST_LENGTH);
