import { desc, eq } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import type { Redemption } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { redemptions } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

/** The newest vouchers of a customer, newest first. */
export const listRedemptions = (db: Database, customerId: string): Promise<Redemption[]> =>
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
    .where(eq(redemptions.customerId, stayingCustomer({ id: customerId })))
    .orderBy(desc(redemptions.createdAt), desc(redemptions.id))
    .limit(REWARDS_LIST_LENGTH);
