import { atom, type WritableAtom } from 'nanostores';
import { REWARDS_SESSION_MS } from '../../../business/constants.ts';
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
import { listOwnTicketsApi, type Ticket } from '../../../domain/tickets/tickets.api.ts';
import type { Endpoint } from '../../../domain/shared/contract/endpoint.ts';
import type { AttemptSlot } from '../../../lib/requests/attempt.ts';
import { createRemoteData, type RemoteData } from '../../../lib/requests/remote-data.ts';
import { answerTimeout, call, hasCode } from '../../../lib/requests/request.ts';
import { isDecided, withRetries } from '../../../lib/requests/with-retries.ts';

/**
 * Why there is nothing to show: no such customer, the session has ended or belongs to another customer, or there never was one
 * because the browser keeps no cookies.
 */
type Ending = 'missing' | 'signed_out' | 'no_cookies';

interface NewRedemption {
  readonly customerId: string;
  readonly rewardId: string;
}

export interface OpenVoucher {
  readonly voucher: Redemption;
  /** The id of the button that gets the focus back. */
  readonly openerId: string;
}

export interface DashboardStore {
  readonly $ending: WritableAtom<Ending | null>;
  readonly customer: RemoteData<RewardsCustomer>;
  readonly rewards: RemoteData<readonly Reward[]>;
  readonly redemptions: RemoteData<readonly Redemption[]>;
  readonly history: RemoteData<readonly PointsEntry[]>;
  readonly visits: RemoteData<readonly Transaction[]>;
  readonly tickets: RemoteData<readonly Ticket[]>;
  /** No ticket has been shown on this device, so that `tickets` is empty. */
  readonly $areTicketsClosed: WritableAtom<boolean>;
  /** The id of the reward being redeemed. */
  readonly $redeeming: WritableAtom<string | null>;
  readonly $claiming: WritableAtom<boolean>;
  /** Why the last press failed: on the reward with this id, or null for the birthday bonus. */
  readonly $failure: WritableAtom<{ readonly of: string | null; readonly text: string } | null>;
  readonly $voucher: WritableAtom<OpenVoucher | null>;
  /** Redemptions without an answer yet, by reward. */
  readonly redemptionSlots: Map<string, AttemptSlot<NewRedemption>>;
}

type Params = Readonly<Record<string, string>>;

/** Calls with retries. Throws the last try's error. */
const ask = <Output>(contract: Endpoint<undefined, Output>, params: Params = {}): Promise<Output> =>
  withRetries(() => call(contract, { params, signal: answerTimeout() }), { isFinal: isDecided });

/** The state of one customer's dashboard. Fetches nothing yet. */
export function createDashboard(phone: string, first: RewardsCustomer | null): DashboardStore {
  const $ending = atom<Ending | null>(null);
  /** When the last look-up set the session's cookie, as far as the browser let it. */
  let lookedUpAt = Date.now();
  let hadSession = false;

  const customer = createRemoteData(
    async () => {
      try {
        const value = await ask(lookUpCustomerApi, { phone });
        if ('mailedTo' in value) {
          $ending.set('signed_out');
          throw new Error('code_by_mail');
        }
        lookedUpAt = Date.now();
        return value;
      } catch (error) {
        if (hasCode(error, 'not_found')) $ending.set('missing');
        throw error;
      }
    },
    { first },
  );

  const $areTicketsClosed = atom(false);

  const ownList = <Item>(
    contract: Endpoint<undefined, Item[] | null>,
    tell: (isClosed: boolean) => void = () => {},
  ): RemoteData<readonly Item[]> =>
    createRemoteData<readonly Item[]>(async () => {
      try {
        const items = await ask(contract, { id: customer.$state.get().value?.id ?? '' });
        hadSession = true;
        tell(items === null);
        return items ?? [];
      } catch (error) {
        const isTooEarly = !hadSession && Date.now() - lookedUpAt < REWARDS_SESSION_MS;
        if (isSignedOut(error))
          $ending.set(isTooEarly && hasCode(error, 'not_signed_in') ? 'no_cookies' : 'signed_out');
        throw error;
      }
    });

  return {
    $ending,
    customer,
    rewards: createRemoteData<readonly Reward[]>(() => ask(listRewardsApi)),
    redemptions: ownList(listRedemptionsApi),
    history: ownList(listPointsHistoryApi),
    visits: ownList(listTransactionsApi),
    tickets: ownList(listOwnTicketsApi, (isClosed) => $areTicketsClosed.set(isClosed)),
    $areTicketsClosed,
    $redeeming: atom<string | null>(null),
    $claiming: atom(false),
    $failure: atom(null),
    $voucher: atom<OpenVoucher | null>(null),
    redemptionSlots: new Map(),
  };
}

/** One slot per reward: another redemption may come before the retry. */
export function redemptionSlot(
  { redemptionSlots }: DashboardStore,
  rewardId: string,
): AttemptSlot<NewRedemption> {
  const slot = redemptionSlots.get(rewardId) ?? { current: null };
  redemptionSlots.set(rewardId, slot);
  return slot;
}

/** The session has ended, or a look-up in another tab made it another customer's. */
export const isSignedOut = (error: unknown): boolean =>
  hasCode(error, 'not_signed_in') || hasCode(error, 'forbidden');

/** Passes a call's answer or error on; one that was refused for want of a session ends the dashboard. */
export async function whileSignedIn<T>(
  { $ending }: Pick<DashboardStore, '$ending'>,
  work: Promise<T>,
): Promise<T> {
  return work.catch((error: unknown) => {
    if (isSignedOut(error)) $ending.set('signed_out');
    throw error;
  });
}

/** For when points have changed, or may have. */
export async function refresh({
  customer,
  rewards,
  redemptions,
  history,
  visits,
  tickets,
}: DashboardStore): Promise<void> {
  await Promise.all([customer, rewards, redemptions, history, visits, tickets].map(({ reload }) => reload()));
}

/** For when the device is back online. */
export function retryFailed(dashboard: DashboardStore): void {
  const { customer, rewards, redemptions, history, visits, tickets } = dashboard;
  for (const { $state, load } of [customer, rewards, redemptions, history, visits, tickets]) {
    if ($state.get().failure !== null) void load();
  }
}
