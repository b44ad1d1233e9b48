import {
  createCustomerApi,
  checkBirthdayApi,
  leaveRewardsApi,
  listPointsHistoryApi,
  listRedemptionsApi,
  listRewardsApi,
  listTransactionsApi,
  lookUpCustomerApi,
} from '../../src/domain/rewards/rewards.api.ts';
import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import { closeSession, openSession, requireCustomer, sessionCustomer } from '../lib/rewards-session.ts';
import { assertSameSite } from '../lib/read-request.ts';
import { on, serve } from '../lib/serve.ts';
import { claimBirthday } from '../services/rewards/claim-birthday.ts';
import { createCustomer } from '../services/rewards/create-customer.ts';
import { listPointsHistory, listRedemptions, listTransactions } from '../services/rewards/customer-lists.ts';
import { listRewards } from '../services/rewards/list-rewards.ts';
import { lookUpCustomer } from '../services/rewards/look-up-customer.ts';
import { redeemReward } from '../services/rewards/redeem-reward.ts';

export default serve(
  on(listRewardsApi, ({ db }) => listRewards(db)),
  on(createCustomerApi, async ({ db, input, sender, context }) => {
    const customer = await createCustomer(db, input, sender);
    openSession(context, customer.id);
    return customer;
  }),
  on(lookUpCustomerApi, async ({ db, params, request, context }) => {
    // It changes whom this browser sees, so no other site may cause it.
    assertSameSite(request);
    const viewer = { address: context.ip, own: sessionCustomer(context) };
    const customer = await lookUpCustomer(db, params.phone, viewer);
    openSession(context, customer.id);
    return customer;
  }),
  on(listTransactionsApi, ({ db, params, context }) =>
    listTransactions(db, requireCustomer(context, params.id)),
  ),
  on(listRedemptionsApi, ({ db, params, context }) =>
    listRedemptions(db, requireCustomer(context, params.id)),
  ),
  on(listPointsHistoryApi, ({ db, params, context }) =>
    listPointsHistory(db, requireCustomer(context, params.id)),
  ),
  on(checkBirthdayApi, ({ db, params, context }) => claimBirthday(db, requireCustomer(context, params.id))),
  on(redeemRewardApi, async ({ db, input, context, sender }) => {
    requireCustomer(context, input.customerId);
    return redeemReward(db, { ...input, requestKey: sender.idempotencyKey });
  }),
  on(leaveRewardsApi, async ({ context }) => {
    closeSession(context);
    return { left: true } as const;
  }),
);

export const config = {
  path: [
    '/api/rewards',
    '/api/customers',
    '/api/customers/phone/:phone',
    '/api/customers/:id/transactions',
    '/api/customers/:id/redemptions',
    '/api/customers/:id/points-history',
    '/api/customers/:id/check-birthday',
    '/api/rewards/redeem',
    '/api/rewards/session',
  ],
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
