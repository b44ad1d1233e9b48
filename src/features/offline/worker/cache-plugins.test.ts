import { expect, test, vi } from 'vitest';
import { CACHED_AT_HEADER } from '../../../lib/storage/cached-at.ts';

// Workbox expects a worker's global scope.
vi.stubGlobal('self', globalThis);
vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
const { cachePlugins } = await import('./cache-plugins.ts');

const NOON = '2026-11-24T17:00:00.000Z';

/** What the worker keeps of an answer of ours, on a device whose clock shows this. */
async function keptOf(kind: 'prices' | 'page', headers: Record<string, string>, clock: string) {
  vi.useFakeTimers({ now: new Date(clock) });
  const response = Object.defineProperty(new Response('{}', { headers }), 'type', { value: 'basic' });
  const request = new Request('https://example.com/api/price-list');
  // TypeScript cannot load a worker's types along with the DOM's.
  const event = new Event('fetch') as never;
  const kept = await cachePlugins(kind)[0]?.cacheWillUpdate?.({ request, response, event });
  vi.useRealTimers();
  return kept?.headers.get(CACHED_AT_HEADER);
}

const json = { 'content-type': 'application/json' };

test.each([
  ['as the server says', { date: new Date(NOON).toUTCString() }, '2026-11-24T17:05:00Z', NOON],
  ['by a clock that is behind', { date: 'Tue, 24 Nov 2026 18:00:00 GMT' }, NOON, NOON],
  ['by the device where the server does not say', {}, NOON, NOON],
])('cached prices say since when they are: %s', async (_, headers: Record<string, string>, clock, at) => {
  expect(await keptOf('prices', { ...json, ...headers }, clock)).toBe(at);
});

test('nothing that is private is kept', async () => {
  expect(await keptOf('prices', { ...json, 'cache-control': 'private' }, NOON)).toBeUndefined();
});
