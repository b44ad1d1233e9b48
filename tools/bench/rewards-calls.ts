import { redeemRewardApi } from '../../src/domain/rewards/redeem-reward.api.ts';
import {
  listPointsHistoryApi,
  listRedemptionsApi,
  listRewardsApi,
  listTransactionsApi,
  lookUpCustomerApi,
  type Reward,
} from '../../src/domain/rewards/rewards.api.ts';
import type { Call } from './calls.ts';
import { MEASURED_REWARD } from './many-customers.ts';
import type { RewardsSession } from './rewards-sessions.ts';

const pathOf = (path: string, value: string) => path.replace(/:\w+/, encodeURIComponent(value));

/** What the rewards page asks for, each request another customer's. */
export async function rewardsCalls(
  origin: string,
  sessions: readonly RewardsSession[],
): Promise<readonly Call[]> {
  const offered = (await (await fetch(`${origin}${listRewardsApi.path}`)).json()) as Reward[];
  const rewardId = offered.find(({ name }) => name === MEASURED_REWARD)?.id;
  const headersOf = ({ cookie }: RewardsSession) => ({ cookie, origin });
  const own = ({ path }: { readonly path: string }): Call => ({
    what: `GET ${path}`,
    kind: 'list',
    requests: sessions.map((session) => ({
      path: pathOf(path, session.customerId),
      headers: headersOf(session),
    })),
  });
  return [
    { what: `GET ${listRewardsApi.path}`, kind: 'read', requests: [{ path: listRewardsApi.path }] },
    {
      what: `GET ${lookUpCustomerApi.path}`,
      kind: 'list',
      requests: sessions.map(({ phone }) => ({ path: pathOf(lookUpCustomerApi.path, phone.slice(2)) })),
    },
    own(listTransactionsApi),
    own(listPointsHistoryApi),
    own(listRedemptionsApi),
    {
      what: `POST ${redeemRewardApi.path}`,
      kind: 'write',
      requests: sessions.map((session) => ({
        method: redeemRewardApi.method,
        path: redeemRewardApi.path,
        headers: { ...headersOf(session), 'content-type': 'application/json' },
        body: JSON.stringify({ customerId: session.customerId, rewardId }),
      })),
    },
  ];
}
