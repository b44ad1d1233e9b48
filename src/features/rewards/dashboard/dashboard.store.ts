import { atom, type WritableAtom } from 'nanostores';
import {
  listPointsHistoryApi,
  listRedemptionsApi,
  listRewardsApi,
  listTransactionsApi,
  lookUpCustomerApi,
  type PointsEntry,
  type Redemption,
  type Reward,
  type RewardsCustomer,
  type Transaction,
} from '../../../domain/rewards/rewards.api.ts';
import type { Endpoint } from '../../../domain/shared/endpoint.ts';
import { RequestError } from '../../../lib/request.ts';
import { ask } from './ask.ts';
import { createResource, type Resource } from './resource.ts';

/** Why there is nothing to show any more: no such customer, or the session is over or another customer's. */
type Ending = 'missing' | 'signed_out';

export interface OpenVoucher {
  readonly voucher: Redemption;
  /** The id of the button that gets the focus back. */
  readonly openerId: string;
}

export interface Dashboard {
  readonly $ending: WritableAtom<Ending | null>;
  readonly customer: Resource<RewardsCustomer>;
  readonly rewards: Resource<readonly Reward[]>;
  readonly redemptions: Resource<readonly Redemption[]>;
  readonly history: Resource<readonly PointsEntry[]>;
  readonly visits: Resource<readonly Transaction[]>;
  /** The reward that is being redeemed. */
  readonly $redeeming: WritableAtom<string | null>;
  readonly $claiming: WritableAtom<boolean>;
  readonly $voucher: WritableAtom<OpenVoucher | null>;
  /** Idempotency keys of redemptions whose answer is not known, by reward. */
  readonly keys: Map<string, string>;
}

/** All that the dashboard of one customer knows. Nothing is fetched yet. */
export function createDashboard(phone: string, first: RewardsCustomer | null): Dashboard {
  const $ending = atom<Ending | null>(null);

  const customer = createResource(async () => {
    try {
      return await ask(lookUpCustomerApi, { phone });
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) $ending.set('missing');
      throw error;
    }
  }, first);

  const ownList = <Item>(contract: Endpoint<undefined, Item[]>): Resource<readonly Item[]> =>
    createResource<readonly Item[]>(async () => {
      try {
        return await ask(contract, { id: customer.$state.get().value?.id ?? '' });
      } catch (error) {
        if (isSignedOut(error)) $ending.set('signed_out');
        throw error;
      }
    });

  return {
    $ending,
    customer,
    rewards: createResource<readonly Reward[]>(() => ask(listRewardsApi)),
    redemptions: ownList(listRedemptionsApi),
    history: ownList(listPointsHistoryApi),
    visits: ownList(listTransactionsApi),
    $redeeming: atom<string | null>(null),
    $claiming: atom(false),
    $voucher: atom<OpenVoucher | null>(null),
    keys: new Map(),
  };
}

/** The session is over, or a look-up in another tab has made it another customer's. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestError && (error.code === 'not_signed_in' || error.code === 'forbidden');

/** After points have moved, or may have. */
export async function refresh({ customer, rewards, redemptions, history, visits }: Dashboard): Promise<void> {
  await Promise.all([customer, rewards, redemptions, history, visits].map(({ load }) => load()));
}

/** When the device is back online. */
export function retryFailed({ customer, rewards, redemptions, history, visits }: Dashboard): void {
  for (const { loadIfFailed } of [customer, rewards, redemptions, history, visits]) loadIfFailed();
}
