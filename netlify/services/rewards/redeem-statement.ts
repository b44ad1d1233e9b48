import { REWARDS_TIERS } from '../../../src/business/constants.ts';
import type { Statement } from '../../database/run-statement.ts';

const tierStarts = REWARDS_TIERS.map(({ tier, from }) => `('${tier}', ${from})`).join(', ');

/** What one run of the statement writes. */
export interface Redeemed {
  readonly id: string;
  readonly reward_name: string;
  readonly points_cost: number;
  readonly code: string;
  readonly created_at: Date;
}

/**
 * $1 customer, $2 reward, $3 code, $4 request key. Takes the points, keeps the redemption and its line in the ledger, or nothing at all: the update
 * looks at the balance once more when it has waited for a rival. No row where the customer may not have this reward.
 */
export const REDEEM: Statement = {
  name: 'redeem_reward',
  text: `with
reward as (
  select id, name, points_cost, tiers.starts
  from rewards join (values ${tierStarts}) as tiers (tier, starts) on tiers.tier = minimum_tier
  where id = $2 and active
),
paid as (
  update customers set total_points = total_points - reward.points_cost
  from reward
  where customers.id = (select coalesce(given.merged_into, given.id) from customers given where given.id = $1)
    and total_points >= reward.points_cost and lifetime_points >= reward.starts
  returning customers.id as customer_id, reward.id as reward_id, reward.name, reward.points_cost
),
redemption as (
  insert into redemptions (customer_id, reward_id, reward_name, points_cost, code, request_key)
  select customer_id, reward_id, name, points_cost, $3, $4 from paid
  returning id, customer_id, reward_name, points_cost, code, created_at
),
entry as (
  insert into points_ledger (customer_id, kind, points, description, redemption_id)
  select customer_id, 'redeem', -points_cost, 'Redeemed: ' || reward_name, id from redemption
)
select id, reward_name, points_cost, code, created_at from redemption`,
};
