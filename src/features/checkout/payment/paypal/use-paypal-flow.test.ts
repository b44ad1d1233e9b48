import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishPaypal } from './use-paypal-flow.ts';

const CAPTURED = { orderId: 'order-1', status: 'completed' };
const CAPTURE = 'POST /api/paypal/order/PAYPAL1/capture';
const COMPLETE = 'PATCH /api/orders/order-1';
const FULFILL = 'POST /api/orders/order-1/fulfill';

/** All calls in order, each with the seconds since the buyer approved. */
let asked: [string, number][] = [];
/** How many calls to a URL never get an answer. */
let silent: Record<string, number> = {};

/** Answers at once, or never, until the call's signal aborts it. */
function answer(path: string, { method, signal }: RequestInit): Promise<Response> {
  const name = `${method} ${path}`;
  asked.push([name, performance.now() / 1_000]);
  silent[name] = (silent[name] ?? 0) - 1;
  if (silent[name] < 0) return Promise.resolve(Response.json(CAPTURED));
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  silent = {};
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Node's AbortSignal.timeout ignores fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(new DOMException('too late', 'TimeoutError')), ms);
    return abort.signal;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a capture and a completion without an answer are aborted after 20 s and retried', async () => {
  silent = { [CAPTURE]: 1, [COMPLETE]: 2 };
  const finished = finishPaypal('PAYPAL1');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toEqual([
    [CAPTURE, 0],
    [CAPTURE, 20.5],
    [COMPLETE, 20.5],
    [COMPLETE, 41],
    [COMPLETE, 63],
    [FULFILL, 63],
  ]);
  expect(await finished).toEqual(CAPTURED);
});

test.each([CAPTURE, COMPLETE])('%s without an answer rejects', async (name) => {
  silent = { [name]: Infinity };
  const [ended] = await Promise.allSettled([finishPaypal('PAYPAL1'), vi.advanceTimersByTimeAsync(62_500)]);
  expect(ended.status).toBe('rejected');
  expect(asked.filter(([call]) => call === name)).toHaveLength(3);
});

test('a paid order waits at most 4 s for the fulfillment call', async () => {
  silent = { [FULFILL]: 1 };
  const finished = finishPaypal('PAYPAL1');
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await finished).toEqual(CAPTURED);
});
