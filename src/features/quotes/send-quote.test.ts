import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendPhoto } from './send-quote.ts';

const CREATED = { id: 'one', photoToken: 'token', requestToken: 'r' };
const PHOTO = new Blob(['photo'], { type: 'image/jpeg' });
const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({ id: 'one' }, { status: 201 }));
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the photo is sent unchanged, with the token of its request', async () => {
  expect(await sendPhoto(CREATED, PHOTO)).toBe(true);
  expect(answer).toHaveBeenCalledOnce();
  const [path, init] = answer.mock.lastCall ?? [];
  expect(path).toBe('/api/quote-requests/one/photo');
  expect(init?.body).toBe(PHOTO);
  expect(init?.headers).toEqual({ 'content-type': 'image/jpeg', 'x-photo-token': 'token' });
});

test('a second try may succeed', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await sendPhoto(CREATED, PHOTO)).toBe(true);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('after two failures it gives up without an error', async () => {
  answer.mockImplementation(async () => new Response('', { status: 500 }));
  expect(await sendPhoto(CREATED, PHOTO)).toBe(false);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('without a token the photo is not sent', async () => {
  expect(await sendPhoto({ id: 'one', photoToken: null, requestToken: 'r' }, PHOTO)).toBe(false);
  expect(answer).not.toHaveBeenCalled();
});
