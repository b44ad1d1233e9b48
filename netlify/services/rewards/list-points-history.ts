import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS } from '../../../src/business/constants.ts';
import type { PointsEntry } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { prepared } from '../../database/prepared.ts';
import { pointsLedger } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

const list = prepared((db: Database) =>
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
    .limit(REWARDS.listLength)
    .prepare('list_points_history'),
);

/** The newest entries of a customer's ledger, newest first. */
export function listPointsHistory(db: Database, customerId: string): Promise<PointsEntry[]> {
  return list(db).execute({ customerId });
}
