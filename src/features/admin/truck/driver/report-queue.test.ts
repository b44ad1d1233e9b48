import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../../tests/support/stub-device.ts';
import { asReported, createReportQueue, isHeldUp } from './report-queue.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const json = (status: number, value: unknown) => new Response(JSON.stringify(value), { status });
const bodies = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as object);
const TAP = { stopId: 'a', name: 'Ada', to: 'on_the_way', reason: null, seen: 1 } as const;
const NOW = { id: 'a', state: 'planned', startsAt: 600, version: 5 };

beforeEach(() => {
  stubDevice();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

test('taps without a connection outlast a restart, and go out once, in their order, each on the answer before', async () => {
  const before = createReportQueue('dan');
  fetched.mockRejectedValue(new TypeError('offline'));
  before.add(TAP);
  before.add({ ...TAP, to: 'arrived' });
  await before.send();
  expect(before.$queue.get()).toHaveLength(2);

  fetched.mockReset();
  const after = createReportQueue('dan');
  expect(createReportQueue('eve').$queue.get()).toEqual([]);
  expect(
    asReported({ id: 'a', state: 'planned', missedReason: null, version: 1 }, after.$queue.get()).state,
  ).toBe('arrived');
  fetched.mockImplementation(async () => json(200, { ...NOW, version: fetched.mock.calls.length + 1 }));
  await Promise.all([after.send(), after.send()]);
  expect(bodies()).toEqual([
    { to: 'on_the_way', reason: null, seen: 1 },
    { to: 'arrived', reason: null, seen: 2 },
  ]);
  expect(createReportQueue('dan').$queue.get()).toEqual([]);
  // A page that has not read the list again goes on from what was answered.
  const read = { id: 'a', state: 'planned', missedReason: null, version: 1 } as const;
  expect(asReported(read, [], after.$answers.get())).toMatchObject({ version: 3 });
});

test('what somebody changed meanwhile is not overwritten: the driver keeps theirs, or insists on what they saw', async () => {
  const queue = createReportQueue('dan');
  const figures = { by: 'Cora', at: '2026-12-01T15:00:00Z', now: NOW };
  fetched.mockImplementation(async () => json(409, { code: 'changed_since', figures }));
  queue.add(TAP);
  queue.add({ ...TAP, to: 'arrived' });
  await queue.send();
  // Nothing of this stop is sent before the driver has chosen.
  expect(fetched).toHaveBeenCalledTimes(1);
  const [first] = queue.$queue.get();
  expect(first?.refused).toEqual(figures);
  expect(
    asReported({ id: 'a', state: 'planned', missedReason: null, version: 1 }, first ? [first] : []).state,
  ).toBe('planned');
  queue.insist(first?.id ?? '');
  fetched.mockImplementation(async () => json(200, { ...NOW, version: 6 }));
  await queue.send();
  expect(bodies().slice(1)).toEqual([
    { to: 'on_the_way', reason: null, seen: 5 },
    { to: 'arrived', reason: null, seen: 6 },
  ]);
  // No longer planned at all.
  fetched.mockImplementation(async () => json(404, { code: 'not_found' }));
  queue.add(TAP);
  await queue.send();
  expect(queue.$queue.get()[0]?.refused).toEqual({ by: null, at: null, now: null });
  queue.drop(queue.$queue.get()[0]?.id ?? '');
  expect(queue.$queue.get()).toEqual([]);
});

test('what the server will never take holds up its own stop alone, and says why; who is signed out sends it later', async () => {
  const queue = createReportQueue('dan');
  queue.add(TAP);
  queue.add({ ...TAP, stopId: 'b', name: 'Ben' });
  fetched.mockImplementation(async () => json(401, { code: 'not_signed_in', error: 'Sign in.' }));
  await queue.send();
  expect(queue.$queue.get().filter(isHeldUp)).toEqual([]);
  fetched.mockImplementation(async (url) =>
    url.includes('/a/') ? json(403, { code: 'forbidden', error: 'No.' }) : json(200, { ...NOW, id: 'b' }),
  );
  await queue.send();
  expect(queue.$queue.get()).toMatchObject([{ stopId: 'a', failure: expect.stringMatching(/./) }]);
});

test('another tab’s taps are kept', async () => {
  const [one, other] = [createReportQueue('dan'), createReportQueue('dan')];
  one.add(TAP);
  other.add({ ...TAP, stopId: 'b' });
  expect(createReportQueue('dan').$queue.get()).toHaveLength(2);
});
