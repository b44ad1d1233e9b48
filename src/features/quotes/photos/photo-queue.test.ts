import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubDevice } from '../../../../tests/support/stub-device.ts';
import { stubFiles } from '../../../../tests/support/stub-files.ts';
import { queuedPhotos, queuePhotos, sendPhoto, sendQueuedPhotos } from './photo-queue.ts';

const REQUEST = { requestId: 'one', token: 'token' };
const BLOB = new Blob(['photo'], { type: 'image/jpeg' });
const PHOTOS = ['a', 'b', 'c'].map((id) => ({ id, blob: BLOB }));
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const received = () => Response.json({ id: 'x' }, { status: 201 });
const refusal = (code: string, status: number) => Response.json({ code, error: 'No.' }, { status });

let files: ReadonlyMap<string, Blob>;
beforeEach(() => {
  stubDevice();
  files = stubFiles();
  answer.mockReset().mockImplementation(async () => received());
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a photo is sent unchanged, under its id, with the token of its request', async () => {
  expect(await sendPhoto(REQUEST, { id: 'a', blob: BLOB })).toBe('sent');
  expect(answer).toHaveBeenCalledOnce();
  const [path, init] = answer.mock.lastCall ?? [];
  expect(path).toBe('/api/quote-requests/one/photos');
  expect(init?.body).toBe(BLOB);
  expect(init?.headers).toEqual({
    'content-type': 'image/jpeg',
    'idempotency-key': 'a',
    'x-photo-token': 'token',
  });
});

test('it is tried twice, but not again after a refusal', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendPhoto(REQUEST, { id: 'a', blob: BLOB })).toBe('sent');
  expect(answer).toHaveBeenCalledTimes(2);
  answer.mockImplementation(async () => new Response('', { status: 503 }));
  expect(await sendPhoto(REQUEST, { id: 'a', blob: BLOB })).toBe('failed');
  expect(answer).toHaveBeenCalledTimes(4);
  answer.mockImplementation(async () => refusal('no_more_photos', 409));
  expect(await sendPhoto(REQUEST, { id: 'a', blob: BLOB })).toBe('refused');
  expect(answer).toHaveBeenCalledTimes(5);
});

test.each([403, 200])('a photo outlives the %i of a Wi-Fi portal', async (status) => {
  await queuePhotos(REQUEST, PHOTOS.slice(0, 1));
  answer.mockImplementation(async () => new Response('<h1>Sign in</h1>', { status }));
  expect(await sendQueuedPhotos()).toBe(false);
  expect(queuedPhotos()).toMatchObject([{ ...REQUEST, id: 'a' }]);
});

// Asked: 254
test('what fails waits on the device, what is received or refused does not', async () => {
  expect(await queuePhotos(REQUEST, PHOTOS)).toBe(true);
  answer.mockImplementation(async (_, { headers }) => {
    const id = (headers as Record<string, string>)['idempotency-key'];
    if (id === 'a') return received();
    return id === 'b' ? new Response('', { status: 503 }) : refusal('unsupported_media_type', 415);
  });
  const told: string[] = [];
  expect(await sendQueuedPhotos((id, state) => void told.push(`${id} ${state}`))).toBe(false);
  expect(told).toEqual(['a sending', 'a sent', 'b sending', 'b failed', 'c sending', 'c refused']);
  expect(queuedPhotos()).toMatchObject([{ ...REQUEST, id: 'b' }]);
  expect([...files.keys()]).toEqual(['/sent-photo/b']);
  answer.mockImplementation(async () => received());
  expect(await sendQueuedPhotos()).toBe(true);
  expect([queuedPhotos(), files.size]).toEqual([[], 0]);
});

test('where the device refuses to list what waits, it keeps no photo either', async () => {
  stubDevice().fill();
  expect(await queuePhotos(REQUEST, PHOTOS)).toBe(false);
  expect([...files.keys()]).toEqual([]);
});

test('a device without room queues nothing, and a request queued again has each photo once', async () => {
  await queuePhotos(REQUEST, PHOTOS);
  await queuePhotos(REQUEST, PHOTOS);
  expect(queuedPhotos()).toHaveLength(3);
  vi.stubGlobal('caches', { open: async () => Promise.reject(new Error('full')) });
  expect(await queuePhotos({ requestId: 'two', token: 't' }, [{ id: 'd', blob: BLOB }])).toBe(false);
  expect(queuedPhotos()).toHaveLength(3);
});
