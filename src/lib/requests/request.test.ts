import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request, RequestError } from './request.ts';

const answer = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const logged = vi.fn<(...words: readonly unknown[]) => void>();

beforeEach(() => {
  answer.mockReset().mockImplementation(async () => Response.json({}));
  logged.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(logged);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// Asked: 142
test('the path starts at the root, and credentials are always sent', async () => {
  for (const path of ['api/metal-prices', '/api/metal-prices']) await request('GET', path);
  expect(answer.mock.calls.map(([path, { credentials }]) => [path, credentials])).toEqual([
    ['/api/metal-prices', 'include'],
    ['/api/metal-prices', 'include'],
  ]);
});

// Asked: 142
test('a body is sent only with a payload: as JSON, or a file as it is', async () => {
  const photo = new Blob(['x'], { type: 'image/jpeg' });
  await request('GET', '/api/rewards');
  await request('PATCH', '/api/orders/1', { status: 'completed' });
  await request('POST', '/api/photo', photo);
  const sent = answer.mock.calls.map(([, { method, body, headers }]) => [
    method,
    body,
    new Headers(headers).get('content-type'),
  ]);
  expect(sent).toEqual([
    ['GET', null, null],
    ['PATCH', '{"status":"completed"}', 'application/json'],
    ['POST', photo, null],
  ]);
});

// Asked: 143, 171
test.each([
  [401, 'Unauthorized', 'no session', '401: no session'],
  [404, 'Not Found', '', '404: Not Found'],
  [500, 'Internal Server Error', '{"error":"x"}', '500: {"error":"x"}'],
])('a non-ok answer is thrown with status and text: %i %s %j', async (...row) => {
  const [status, statusText, body, message] = row;
  answer.mockResolvedValue(new Response(body, { status, statusText }));
  await expect(request('GET', '/api/rewards')).rejects.toMatchObject({ status, message });
});

test('a coded body gives code, sentence and fields, and a header how long to wait', async () => {
  const body = { code: 'invalid_input', error: 'Please check.', fields: { phone: 'Required' } };
  answer.mockResolvedValue(Response.json(body, { status: 400, headers: { 'retry-after': '7' } }));
  const failure = await request('POST', '/api/x', {}).catch((error: unknown) => error);
  expect(failure).toMatchObject({
    status: 400,
    code: 'invalid_input',
    text: 'Please check.',
    fields: { phone: 'Required' },
  });
  expect(failure instanceof RequestError && failure.headers.get('retry-after')).toBe('7');
});

// Asked: 171
test('failures are logged, including those without an answer', async () => {
  const lost = new TypeError('Failed to fetch');
  answer.mockRejectedValue(lost);
  await expect(request('GET', '/api/rewards')).rejects.toBe(lost);
  expect(logged.mock.calls).toEqual([['GET /api/rewards failed:', lost]]);
});

// Asked: 203
test.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
  'a %s that fails is never sent again by itself',
  async (method) => {
    vi.useFakeTimers();
    answer.mockResolvedValue(new Response('', { status: 503 }));
    await expect(request(method as 'POST', '/api/orders', {})).rejects.toMatchObject({ status: 503 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answer).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  },
);
