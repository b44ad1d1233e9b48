import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RewardsCustomer } from '../../domain/rewards/rewards.api.ts';
import { ANALYTICS_EVENT, type AnalyticsDetail } from '../../lib/measurement/analytics.ts';

const JO: RewardsCustomer = {
  id: '6f2b1c8e-3a51-4a3e-9a6e-0d8f3f1b2c3d',
  firstName: 'Jo',
  lastName: 'Reyes',
  email: null,
  phone: '(770) 555-0101',
  tier: 'Bronze',
  totalPoints: 600,
  pointsOwed: 0,
  lifetimePoints: 600,
  totalVisits: 1,
  consecutiveVisits: 1,
  dateOfBirth: null,
  birthdayBonus: 'no_date',
  hasCodeByMail: false,
};
const DRAFT = { firstName: 'Jo', lastName: 'Reyes', phone: '770-555-0101', email: '' };

const calls: Request[] = [];
const answer = vi.fn<(request: Request) => Response | Promise<Response>>();
const page = new EventTarget();
const reported: AnalyticsDetail[] = [];
page.addEventListener(ANALYTICS_EVENT, (event) => {
  reported.push((event as CustomEvent<AnalyticsDetail>).detail);
});

/** A new page: the store is a module, so each test imports a new one. */
async function openPage() {
  const store = await import('./rewards.store.ts');
  const { $toasts } = await import('../../ui/toast/toast-list.ts');
  const toast = () => $toasts.get().map(({ title, description }) => [title, description])[0];
  const openToasts = () => $toasts.get().filter(({ open }) => open).length;
  return { ...store, toast, openToasts };
}

const coded = (status: number, code: string, fields?: Record<string, string>) =>
  Response.json({ error: `In words: ${code}`, code, fields }, { status });

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(`http://localhost${path}`, init);
    calls.push(request);
    return answer(request);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockReset().mockImplementation(() => Response.json(JO));
  calls.length = 0;
  reported.length = 0;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Asked: 113
test('a known number opens the dashboard with the customer from the answer', async () => {
  const { $rewards, signInByPhone } = await openPage();
  expect(await signInByPhone(' 770.555.0101 ')).toEqual({});
  expect($rewards.get()).toEqual({ mode: 'dashboard', phone: '(770) 555-0101', first: JO });
  expect(calls.map(({ url }) => new URL(url).pathname)).toEqual(['/api/customers/phone/7705550101']);
  expect(reported).toEqual([{ name: 'rewards_sign_in', params: {} }]);
});

test('where a code was mailed, it is asked for; a wrong one is told, the right one opens the dashboard', async () => {
  answer.mockImplementation(() => Response.json({ mailedTo: 'j•••@…' }));
  const { $rewards, signInByPhone, openByCode } = await openPage();
  await signInByPhone('7705550101');
  const asked = { mode: 'code', phone: '(770) 555-0101', mailedTo: 'j•••@…' };
  expect($rewards.get()).toEqual(asked);
  expect(reported).toEqual([]);
  answer.mockImplementation(() => coded(403, 'wrong_code'));
  await expect(openByCode('(770) 555-0101', '123456')).rejects.toMatchObject({ code: 'wrong_code' });
  expect($rewards.get()).toEqual(asked);
  answer.mockImplementation(() => Response.json(JO));
  await openByCode('(770) 555-0101', '123456');
  expect(await calls.at(-1)?.json()).toEqual({ code: '123456' });
  expect(new URL(calls.at(-1)?.url ?? '').pathname).toBe('/api/customers/phone/7705550101/mailed-code');
  expect($rewards.get()).toEqual({ mode: 'dashboard', phone: '(770) 555-0101', first: JO });
});

// Asked: 113
test.each([
  ['that we do not know', () => coded(404, 'not_found')],
  [
    'that a page of somebody in between does not find',
    () => new Response('<h1>Not Found</h1>', { status: 404 }),
  ],
])('a number %s leads to account creation with that number', async (_, unknown) => {
  answer.mockImplementation(unknown);
  const { $rewards, signInByPhone, toast } = await openPage();
  await signInByPhone('7705550101');
  expect($rewards.get()).toEqual({ mode: 'create', phone: '(770) 555-0101' });
  expect(toast()).toBeUndefined();
  expect(reported).toEqual([]);
});

test.each([
  ['a failing server', () => coded(503, 'unavailable'), {}],
  ['too many look-ups', () => coded(429, 'too_many_requests'), {}],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), {}],
  [
    'a number that the server refuses',
    () => coded(400, 'invalid_input', { phone: 'Ten digits' }),
    { phone: 'Ten digits' },
  ],
])('with %s the sign-in stays and shows an error', async (_, failing, messages) => {
  answer.mockImplementation(failing);
  const { $rewards, signInByPhone, toast } = await openPage();
  expect(await signInByPhone('7705550101')).toEqual({
    ...messages,
    root: 'Unable to look up customer. Please try again.',
  });
  expect($rewards.get()).toEqual({ mode: 'sign-in' });
  expect(toast()).toEqual(['Error', 'Unable to look up customer. Please try again.']);
});

test('a new try dismisses the last error', async () => {
  answer.mockImplementation(() => coded(503, 'unavailable'));
  const { signInByPhone, openToasts } = await openPage();
  await signInByPhone('7705550101');
  expect(openToasts()).toBe(1);
  answer.mockImplementation(() => coded(404, 'not_found'));
  await signInByPhone('7705550101');
  expect(openToasts()).toBe(0);
});

test('a new account is welcomed, reported as a conversion, and opens the dashboard', async () => {
  const { $rewards, create, toast } = await openPage();
  expect(await create(DRAFT)).toEqual({});
  expect($rewards.get()).toEqual({ mode: 'dashboard', phone: '(770) 555-0101', first: null });
  expect(toast()).toEqual(['Welcome!', 'Your rewards account has been created successfully.']);
  expect(reported).toEqual([
    { name: 'rewards_sign_up', params: {} },
    { name: 'conversion', params: { label: 'rewards_conversion' } },
  ]);
});

test('a retry after a lost answer is the same attempt; other details make a new one', async () => {
  answer.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const { create, toast } = await openPage();
  await create(DRAFT);
  await create(DRAFT);
  await create({ ...DRAFT, firstName: 'Joe' });
  expect(toast()).toEqual(['Error', 'Unable to create customer account. Please try again.']);
  const [first, second, third] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\w-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a key that the server refused as reused is not sent again', async () => {
  answer.mockImplementation(() => coded(409, 'idempotency_key_reused'));
  const { create } = await openPage();
  await create(DRAFT);
  await create(DRAFT);
  const [first, second] = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(second).not.toBe(first);
});

const NOT_CREATED = 'Unable to create customer account. Please try again.';

test("the server's field messages are passed on, including a taken number", async () => {
  const { $rewards, create } = await openPage();
  answer.mockImplementation(() => coded(400, 'invalid_input', { email: 'Not that one' }));
  expect(await create(DRAFT)).toEqual({ email: 'Not that one', root: NOT_CREATED });
  answer.mockImplementation(() => coded(409, 'phone_taken'));
  expect(await create(DRAFT)).toEqual({ phone: 'In words: phone_taken', root: NOT_CREATED });
  expect($rewards.get()).toEqual({ mode: 'sign-in' });
});

test('leaving is immediate, and the next look-up waits for the session to end', async () => {
  const { $rewards, leave, signInByPhone } = await openPage();
  await signInByPhone('7705550101');
  const closing = Promise.withResolvers<Response>();
  answer.mockImplementation(({ method }) => (method === 'DELETE' ? closing.promise : Response.json(JO)));
  leave();
  expect($rewards.get()).toEqual({ mode: 'sign-in' });
  const next = signInByPhone('7705550101');
  await Promise.resolve();
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE']);
  closing.resolve(Response.json({ left: true }));
  await next;
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'GET']);
});

test('a failed sign-out does not block the next sign-in', async () => {
  const { $rewards, leave, signInByPhone } = await openPage();
  answer.mockImplementation(({ method }) =>
    method === 'DELETE' ? Promise.reject(new TypeError('Failed to fetch')) : Response.json(JO),
  );
  leave();
  await signInByPhone('7705550101');
  expect($rewards.get().mode).toBe('dashboard');
});
