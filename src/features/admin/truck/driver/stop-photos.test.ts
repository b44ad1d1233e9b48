import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../../tests/support/stub-device.ts';
import { stubFiles } from '../../../../../tests/support/stub-files.ts';
import { createStopPhotos } from './stop-photos.ts';

const STOP = { quoteId: 'one', name: 'Ada' };
const JPEG = new Blob(['photo'], { type: 'image/jpeg' });
const onArrived = vi.fn<() => Promise<void>>(async () => {});
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const refusal = (code: string, status: number) => Response.json({ code, error: 'No.' }, { status });

let files: ReadonlyMap<string, Blob>;
beforeEach(() => {
  stubDevice();
  files = stubFiles();
  answer.mockReset();
  onArrived.mockClear();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

test('a photo outlasts a lost connection, a sign-out and a restart, and goes out once to its request', async () => {
  const before = createStopPhotos('dan', onArrived);
  expect(await before.add(STOP, JPEG)).toBe(true);
  answer.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  await before.send();
  answer.mockImplementation(async () => refusal('not_signed_in', 401));
  await before.send();
  const after = createStopPhotos('dan', onArrived);
  expect([createStopPhotos('eve', onArrived).$waiting.get(), after.$waiting.get().length]).toEqual([[], 1]);
  answer.mockReset().mockImplementation(async () => Response.json({ id: 'x' }));
  await after.send();
  await after.send();
  expect(
    answer.mock.calls.map(([path, { method }]) => [method, path.split('/').slice(0, -1).join('/')]),
  ).toEqual([['PUT', '/api/admin/quotes/one/staff-photos']]);
  expect([after.$waiting.get(), after.$refused.get(), files.size]).toEqual([[], [], 0]);
  expect(onArrived).toHaveBeenCalledTimes(1);
});

test('what the server will never take is said, and a phone without room says so', async () => {
  const photos = createStopPhotos('dan', onArrived);
  await photos.add(STOP, JPEG);
  answer.mockImplementation(async () => refusal('no_more_photos', 409));
  await photos.send();
  expect([photos.$waiting.get(), photos.$refused.get().map(({ name }) => name)]).toEqual([[], ['Ada']]);
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('full')) });
  expect(await photos.add(STOP, JPEG)).toBe(false);
  expect(photos.$waiting.get()).toEqual([]);
});

test('the picture of what waited for more than a day is removed', async () => {
  const photos = createStopPhotos('dan', onArrived);
  await photos.add(STOP, JPEG);
  await photos.sweep();
  expect(files.size).toBe(1);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  await createStopPhotos('dan', onArrived).sweep();
  vi.useRealTimers();
  expect(files.size).toBe(0);
});
