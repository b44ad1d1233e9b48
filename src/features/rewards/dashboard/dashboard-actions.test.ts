import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reward, RewardsCustomer } from '../../../domain/rewards/rewards.api.ts';
import { $toasts } from '../../../ui/toast/toast-list.ts';
import { REWARDS_SESSION_MS } from '../../../business/constants.ts';
import { createDashboard } from './dashboard.store.ts';
import { requestBirthdayBonus, requestRedemption } from './dashboard-actions.ts';

const CUSTOMER: RewardsCustomer = {
  id: 'c1',
  firstName: 'Ada',
  lastName: 'Wright',
  email: null,
  phone: '(770) 555-0101',
  tier: 'Bronze',
  totalPoints: 1_234,
  pointsOwed: 0,
  lifetimePoints: 1_234,
  totalVisits: 1,
  consecutiveVisits: 1,
  dateOfBirth: null,
  birthdayBonus: 'no_date',
  hasCodeByMail: false,
};

const rewardOf = (id: string): Reward => ({
  id,
  name: `Reward ${id}`,
  description: '',
  pointsCost: 500,
  category: 'yard',
  minimumTier: 'Bronze',
});
const MUG = rewardOf('mug');

const voucher = { id: 'v1', rewardName: 'Reward mug', pointsCost: 500, code: 'RW-1', state: 'issued' };
const redeem = vi.fn<(key: string) => Response>();
const read = vi.fn<(path: string) => Response>();

const open = () => createDashboard('7705550101', CUSTOMER);
const refusal = (status: number, code: string, error: string) => Response.json({ code, error }, { status });
const noSession = () => refusal(401, 'not_signed_in', 'Please sign in first.');

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) =>
    path === '/api/rewards/redeem' ? redeem(headers['idempotency-key'] ?? '') : read(path),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  redeem.mockReset().mockImplementation(() => Response.json(voucher, { status: 201 }));
  read
    .mockReset()
    .mockImplementation((path) =>
      Response.json(path.includes('/phone/') ? { ...CUSTOMER, totalPoints: 734 } : []),
    );
  $toasts.set([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keysSent = () => redeem.mock.calls.map(([key]) => key);

// Asked: 118
test('twenty presses make one redemption, open its voucher and update the figures', async () => {
  const dashboard = open();
  await Promise.all(Array.from({ length: 20 }, () => requestRedemption(dashboard, MUG)));
  expect(redeem).toHaveBeenCalledTimes(1);
  expect(dashboard.$voucher.get()).toEqual({ voucher, openerId: 'redeem-mug' });
  expect(dashboard.customer.$state.get().value?.totalPoints).toBe(734);
  expect(dashboard.$redeeming.get()).toBeNull();
});

test('after a lost answer the same key is sent again, even with another reward in between', async () => {
  const dashboard = open();
  redeem.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  await requestRedemption(dashboard, MUG);
  expect(dashboard.$failure.get()).toEqual({ of: MUG.id, text: 'We couldn’t reach our server.' });
  await requestRedemption(dashboard, rewardOf('cap'));
  await requestRedemption(dashboard, MUG);
  const [lost, other, again] = keysSent();
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});

test('a 429 keeps the key: the earlier redemption may have succeeded', async () => {
  const dashboard = open();
  redeem.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  redeem.mockImplementationOnce(() => refusal(429, 'too_many_requests', 'Too many requests.'));
  for (let press = 0; press < 3; press += 1) await requestRedemption(dashboard, MUG);
  expect(new Set(keysSent()).size).toBe(1);
});

test('after a voucher or a refusal, the next press is a new redemption', async () => {
  const dashboard = open();
  await requestRedemption(dashboard, MUG);
  redeem.mockImplementationOnce(() => refusal(409, 'not_enough_points', 'Not enough.'));
  await requestRedemption(dashboard, MUG);
  expect(dashboard.$failure.get()).toEqual({ of: MUG.id, text: 'Not enough.' });
  await requestRedemption(dashboard, MUG);
  expect(dashboard.$failure.get()).toBeNull();
  expect(new Set(keysSent()).size).toBe(3);
});

test.each([
  [401, 'not_signed_in'],
  [403, 'forbidden'],
])('%i ends the view and fetches nothing more', async (status, code) => {
  const dashboard = open();
  redeem.mockImplementation(() => refusal(status, code, 'Please sign in first.'));
  await requestRedemption(dashboard, MUG);
  expect(dashboard.$ending.get()).toBe('signed_out');
  expect($toasts.get()).toEqual([]);
  expect(read).not.toHaveBeenCalled();
});

test('a birthday’s points are in the history as soon as they are paid', async () => {
  read.mockImplementation((path) => Response.json(path.endsWith('/check-birthday') ? CUSTOMER : []));
  await requestBirthdayBonus(open());
  expect(read.mock.calls.map(([path]) => path)).toEqual([
    '/api/customers/c1/check-birthday',
    '/api/customers/c1/points-history',
  ]);
});

test('a session refused right after the look-up is one that the browser did not keep', async () => {
  read.mockImplementation(noSession);
  const fresh = open();
  await fresh.redemptions.load();
  expect(fresh.$ending.get()).toBe('no_cookies');

  const old = open();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + REWARDS_SESSION_MS);
  await old.redemptions.load();
  expect(old.$ending.get()).toBe('signed_out');
  vi.mocked(Date.now).mockRestore();

  const elsewhere = open();
  read.mockImplementationOnce(() => Response.json([])).mockImplementation(noSession);
  await elsewhere.redemptions.load();
  await elsewhere.visits.load();
  expect(elsewhere.$ending.get()).toBe('signed_out');
});

test('after a lost answer and a portal that answers in our place, the next press has the same key', async () => {
  const dashboard = open();
  redeem
    .mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch');
    })
    .mockImplementationOnce(() => new Response('<h1>Sign in</h1>', { status: 403 }))
    .mockImplementationOnce(() => new Response('<h1>Sign in</h1>', { status: 200 }));
  for (let press = 0; press < 4; press += 1) await requestRedemption(dashboard, MUG);
  expect(new Set(keysSent()).size).toBe(1);
  expect(dashboard.$voucher.get()?.voucher).toEqual(voucher);
});

test('a 404 that is not ours does not say that the customer is gone', async () => {
  vi.useFakeTimers();
  const dashboard = open();
  read.mockImplementation(() => new Response('<h1>Not Found</h1>', { status: 404 }));
  const reloaded = dashboard.customer.reload();
  await vi.runAllTimersAsync();
  await reloaded;
  expect(dashboard.$ending.get()).toBeNull();
  vi.useRealTimers();
});
