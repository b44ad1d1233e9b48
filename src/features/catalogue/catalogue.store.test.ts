import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = vi.fn<(path: string) => Response>();

/** Imports fresh copies of the stores, as a new page would. */
const openPage = () => import('./catalogue.store.ts');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  vi.resetModules();
  vi.stubGlobal('fetch', async (path: string) => answer(path));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockReset().mockImplementation((path) => Response.json([{ id: path }]));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('each list loads its items', async () => {
  const { $catalogue, $featured, loadCatalogue, loadFeatured } = await openPage();
  expect($catalogue.get()).toMatchObject({ value: null, failure: null });
  await Promise.all([loadCatalogue(), loadFeatured()]);
  expect($catalogue.get()).toMatchObject({ value: [{ id: '/api/merchandise/grouped' }] });
  expect($featured.get()).toMatchObject({ value: [{ id: '/api/merchandise/featured' }] });
});

// Asked: 203
test('a failure shows after three retries, and a reload fixes it', async () => {
  answer.mockImplementation(() => new Response('', { status: 503 }));
  const { $catalogue, $featured, loadCatalogue, loadFeatured, reloadCatalogue } = await openPage();
  const loading = Promise.all([loadCatalogue(), loadFeatured()]);
  await vi.advanceTimersByTimeAsync(7_000);
  await loading;
  expect(answer).toHaveBeenCalledTimes(8);
  expect($catalogue.get()).toMatchObject({ value: null, failure: 'Failed to fetch merchandise' });
  expect($featured.get()).toMatchObject({ value: null, failure: 'Failed to fetch featured items' });
  answer.mockImplementation(() => Response.json([]));
  const reloading = reloadCatalogue();
  expect($catalogue.get()).toEqual({ value: null, failure: null, isLoading: true });
  await reloading;
  expect($catalogue.get()).toEqual({ value: [], failure: null, isLoading: false });
});

test('an answer that is not a list is a failure', async () => {
  answer.mockImplementation(() => Response.json({ items: [] }));
  const { $catalogue, loadCatalogue } = await openPage();
  const loading = loadCatalogue();
  await vi.advanceTimersByTimeAsync(7_000);
  await loading;
  expect($catalogue.get()).toMatchObject({ value: null, failure: expect.any(String) as string });
});

// Asked: 203
test('a list is fetched once at a time and stays fresh for five minutes, but a reload asks at once', async () => {
  const { loadCatalogue, reloadCatalogue } = await openPage();
  await Promise.all([loadCatalogue(), loadCatalogue()]);
  await loadCatalogue();
  expect(answer).toHaveBeenCalledTimes(1);
  await reloadCatalogue();
  expect(answer).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(300_000);
  await loadCatalogue();
  expect(answer).toHaveBeenCalledTimes(3);
});
