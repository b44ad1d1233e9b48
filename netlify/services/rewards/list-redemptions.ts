import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS } from '../../../src/business/constants.ts';
import type { Redemption } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { prepared } from '../../database/prepared.ts';
import { redemptions } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

const list = prepared((db: Database) =>
  db
    .select({
      id: redemptions.id,
      rewardName: redemptions.rewardName,
      pointsCost: redemptions.pointsCost,
      code: redemptions.code,
      state: redemptions.state,
      createdAt: isoTime(redemptions.createdAt),
    })
    .from(redemptions)
    .where(eq(redemptions.customerId, stayingCustomer({ id: sql.placeholder('customerId') })))
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(REWARDS.listLength)
    .prepare('list_redemptions'),
);

/** The newest vouchers of a customer, newest first. */
export function listRedemptions(db: Database, customerId: string): Promise<Redemption[]> {
  return list(db).execute({ customerId });
}
