import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MetalPrice } from '../../../domain/prices/prices.api.ts';
import { CACHED_AT_HEADER } from '../../../lib/storage/cached-at.ts';

const STEEL: MetalPrice = {
  id: '1',
  metalType: 'steel',
  price: '0.11',
  unit: 'lb',
  updatedAt: '2026-11-21T12:00:00Z',
  change: null,
};
const HOUR_AHEAD = '2026-11-21T15:00:00.000Z';
const ok = (prices: unknown = [STEEL]) => Response.json(prices);
const down = () => new Response('', { status: 503, statusText: 'Service Unavailable' });

const device = new Map<string, string>();
const tab = new Map<string, string>();
const answer = vi.fn<(path: string) => Response | Promise<Response>>();

/** A new page: the store is a module, so each test imports a new one. */
const openPage = () => import('./prices.store.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  vi.resetModules();
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
  });
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => tab.get(key) ?? null });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  answer.mockReset().mockImplementation(() => ok());
  device.clear();
  tab.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('it starts loading and ends with the prices and their fetch time', async () => {
  const { $prices, loadPrices } = await openPage();
  expect($prices.get()).toEqual({ status: 'loading' });
  await loadPrices();
  expect($prices.get()).toEqual({ status: 'loaded', prices: [STEEL], fetchedAt: Date.now() });
});

test("prices from the service worker's cache keep their time and are fetched again", async () => {
  const at = '2026-11-20T09:30:00.000Z';
  answer.mockImplementation(() => Response.json([STEEL], { headers: { [CACHED_AT_HEADER]: at } }));
  const { $prices, loadPrices } = await openPage();
  await loadPrices();
  expect($prices.get()).toEqual({
    status: 'loaded',
    prices: [STEEL],
    fetchedAt: Date.parse(at),
    cached: true,
  });
  expect(JSON.parse(device.get('metal-prices') ?? '')).toMatchObject({ lastUpdated: at });
  answer.mockImplementation(() => ok());
  await loadPrices();
  expect($prices.get()).toEqual({ status: 'loaded', prices: [STEEL], fetchedAt: Date.now() });
});

test.each([HOUR_AHEAD, 'no time'])(
  'without a time that can be, neither the worker’s answer nor the saved copy is shown: %s',
  async (at) => {
    answer.mockImplementation(() => Response.json([STEEL], { headers: { [CACHED_AT_HEADER]: at } }));
    device.set('metal-prices', JSON.stringify({ prices: [STEEL], lastUpdated: at }));
    const { $prices, loadPrices, savedPrices } = await openPage();
    const loading = loadPrices();
    await vi.runAllTimersAsync();
    await loading;
    expect($prices.get()).toMatchObject({ status: 'error' });
    expect(savedPrices()).toBeNull();
  },
);

test('a list without visible metals is empty', async () => {
  answer.mockImplementation(() => ok([{ ...STEEL, metalType: 'mixed_metals' }]));
  const { $prices, loadPrices } = await openPage();
  await loadPrices();
  expect($prices.get()).toEqual({ status: 'empty' });
});

// Asked: 145, 202
test('a failure is retried after 1, 2 and 4 seconds, then shown with its status', async () => {
  answer.mockImplementation(down);
  const { $prices, loadPrices } = await openPage();
  const loading = loadPrices();
  for (const [afterMs, calls] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [2_000, 3],
    [3_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(answer).toHaveBeenCalledTimes(calls);
  }
  await loading;
  expect($prices.get()).toEqual({ status: 'error', message: 'HTTP 503: Service Unavailable' });
});

test('a retry that succeeds leaves no error', async () => {
  answer.mockImplementationOnce(down);
  const { $prices, loadPrices } = await openPage();
  const loading = loadPrices();
  await vi.advanceTimersByTimeAsync(1_000);
  await loading;
  expect($prices.get().status).toBe('loaded');
});

test.each([
  ['an error without a message', () => Promise.reject(new Error('')), 'Unknown error'],
  ['a network failure', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['an answer that is no list', () => ok({}), 'The price list could not be read'],
])('%s is shown', async (_, failure, message) => {
  answer.mockImplementation(failure);
  const { $prices, loadPrices } = await openPage();
  void loadPrices();
  await vi.advanceTimersByTimeAsync(7_000);
  expect($prices.get()).toEqual({ status: 'error', message });
});

// Asked: 202
test('two loads at once make one request, and fresh prices none', async () => {
  const { loadPrices } = await openPage();
  await Promise.all([loadPrices(), loadPrices()]);
  vi.advanceTimersByTime(299_999);
  await loadPrices();
  expect(answer).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await loadPrices();
  expect(answer).toHaveBeenCalledTimes(2);
});

// Asked: 93
test('Refresh and the 15-minute fetch ignore freshness', async () => {
  const { loadPrices, refreshPrices } = await openPage();
  await loadPrices();
  expect(await refreshPrices()).toBe(true);
  expect(answer).toHaveBeenCalledTimes(2);
  await loadPrices('reload');
  expect(answer).toHaveBeenCalledTimes(3);
});

test('a background failure keeps what is on the screen, a failed Refresh tells', async () => {
  const { $prices, loadPrices, refreshPrices } = await openPage();
  await loadPrices();
  answer.mockImplementation(down);
  vi.advanceTimersByTime(300_000);
  void loadPrices();
  await vi.advanceTimersByTimeAsync(7_000);
  expect($prices.get().status).toBe('loaded');
  const refreshed = refreshPrices();
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await refreshed).toBe(false);
  expect($prices.get().status).toBe('error');
  void refreshPrices();
  expect($prices.get()).toEqual({ status: 'loading', isRetry: true });
});

test('the next run mends an error', async () => {
  answer.mockImplementation(down);
  const { $prices, loadPrices } = await openPage();
  void loadPrices();
  await vi.advanceTimersByTimeAsync(7_000);
  answer.mockImplementation(() => ok());
  await loadPrices();
  expect($prices.get().status).toBe('loaded');
});

// Asked: 71, 178
test('every success is saved on the device with its time, and a full device is only logged', async () => {
  const { loadPrices, refreshPrices, $prices } = await openPage();
  await loadPrices();
  expect(JSON.parse(device.get('metal-prices') ?? '')).toEqual({
    prices: [STEEL],
    lastUpdated: '2026-11-21T14:00:00.000Z',
  });
  vi.stubGlobal('localStorage', undefined);
  expect(await refreshPrices()).toBe(true);
  expect($prices.get().status).toBe('loaded');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a chosen yard’s cards come from its list, which the list’s own readers share, and which has a copy of its own', async () => {
  const { $prices, loadPrices, savedPrices } = await openPage();
  const { priceListOf } = await import('../list/price-list.store.ts');
  await loadPrices();
  tab.set('chosen-yard', '"griffin"');
  // What this device has of another yard's is not the chosen one's; without any the common ones stand in.
  expect(savedPrices()).toMatchObject({ prices: [STEEL] });
  expect(savedPrices()).not.toHaveProperty('yard');
  const cheap = { ...STEEL, price: '0.10', listed: 'card' };
  answer.mockImplementation(() => ok([cheap, { ...cheap, metalType: 'shred', listed: 'list' }]));
  await Promise.all([priceListOf('griffin').load(), loadPrices()]);
  expect(answer.mock.calls).toEqual([['/api/metal-prices'], ['/api/price-list?yard=griffin']]);
  expect($prices.get()).toMatchObject({ status: 'loaded', prices: [cheap], yard: 'griffin' });
  expect(savedPrices()).toMatchObject({ prices: [cheap], yard: 'griffin' });
  expect(JSON.parse(device.get('board:griffin') ?? '')).toMatchObject({ prices: [cheap, {}] });
  expect(device.get('metal-prices')).not.toContain('0.10');
  expect(device.has('price-list')).toBe(false);
  // Back to a list that is here and fresh.
  tab.clear();
  await loadPrices();
  expect($prices.get()).toMatchObject({ prices: [STEEL] });
  expect(answer).toHaveBeenCalledTimes(2);
});

test('an answer that comes after another yard was chosen is not shown', async () => {
  const { $prices, loadPrices } = await openPage();
  const late = Promise.withResolvers<Response>();
  tab.set('chosen-yard', '"griffin"');
  answer.mockImplementation(() => late.promise);
  const first = loadPrices();
  tab.set('chosen-yard', '"newnan"');
  answer.mockImplementation(() => ok());
  await loadPrices();
  late.resolve(ok([{ ...STEEL, price: '0.10' }]));
  await first;
  expect($prices.get()).toMatchObject({ prices: [STEEL], yard: 'newnan' });
});
