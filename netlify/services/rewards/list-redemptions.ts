import { desc, eq, sql } from 'drizzle-orm';
import { REWARDS_LIST_LENGTH } from '../../../src/business/constants.ts';
import type { Redemption } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { atMost } from '../../database/at-most.ts';
import { isoTime } from '../../database/iso-time.ts';
import { jsonList, type JsonText } from '../../database/json-text.ts';
import { redemptions } from '../../database/schema/rewards.ts';
import { stayingCustomer } from './staying-customer.ts';

const vouchersOf = (db: Executor) =>
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
    .limit(atMost(REWARDS_LIST_LENGTH));

const list = jsonList('list_redemptions', vouchersOf);

/** The newest vouchers of a customer, newest first. */
export const listRedemptions = (db: Database, customerId: string): Promise<JsonText<Redemption[]>> =>
  list(db, { customerId });
