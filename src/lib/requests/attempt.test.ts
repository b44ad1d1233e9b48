import { afterEach, expect, test, vi } from 'vitest';
import { type Attempt, type AttemptSlot, isRefused, nextAttempt, sendAttempt } from './attempt.ts';
import { RequestError } from './request.ts';

interface Refund {
  readonly amount: number;
  readonly filledInMs?: number;
}

const refusal = (status: number, code = 'invalid_input') =>
  new RequestError(new Response('', { status }), JSON.stringify({ code, error: 'No.' }));
const portal = (status: number, body: string) => new RequestError(new Response('', { status }), body);
const lost = new TypeError('Failed to fetch');

const FIRST = nextAttempt<Refund>(null, { amount: 5, filledInMs: 9_000 });

const send = vi.fn<(attempt: Attempt<Refund>) => Promise<string>>();
const keysSent = () => send.mock.calls.map(([{ key }]) => key);
const newSlot = (): AttemptSlot<Refund> => ({ current: null });

afterEach(() => void send.mockReset());

test('the same content is sent again under the same key, unchanged', () => {
  expect(nextAttempt(FIRST, { amount: 5, filledInMs: 20_000 }, ['filledInMs'])).toEqual(FIRST);
});

test('a saved attempt is the same after it is read back', () => {
  const readBack = JSON.parse(JSON.stringify(FIRST)) as typeof FIRST;
  expect(nextAttempt(readBack, { ...FIRST.request }).key).toBe(FIRST.key);
});

test('changed content gets a new key', () => {
  expect(nextAttempt(FIRST, { amount: 6 }).key).not.toBe(FIRST.key);
});

test('after a lost answer the same attempt is sent, after an answer a new one', async () => {
  const slot = newSlot();
  send.mockRejectedValueOnce(lost).mockResolvedValue('done');
  await expect(sendAttempt(slot, { amount: 5 }, send)).rejects.toBe(lost);
  expect(await sendAttempt(slot, { amount: 5 }, send)).toBe('done');
  await sendAttempt(slot, { amount: 5 }, send);
  const [first, second, third] = keysSent();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('with endsWithAnswer false it stays the same until the slot is cleared', async () => {
  const slot = newSlot();
  send.mockResolvedValue('done');
  const again = () => sendAttempt(slot, { amount: 5 }, send, { endsWithAnswer: false });
  await again();
  await again();
  slot.current = null;
  await again();
  const [first, second, third] = keysSent();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['a refusal leaves it as it is', refusal(400), undefined, true],
  [
    'a key that was used for something else ends it',
    refusal(409, 'idempotency_key_reused'),
    undefined,
    false,
  ],
  ['a refusal that the caller names ends it', refusal(400), isRefused, false],
  ['a portal that answers in its place does not', portal(403, 'Sign in'), isRefused, true],
  ['nor one that speaks JSON', portal(403, '{"code":403,"message":"Sign in"}'), isRefused, true],
  ['too many requests do not', refusal(429), isRefused, true],
  ['a failing server does not', refusal(503), isRefused, true],
])('%s', async (_, error, endsOn, isSame) => {
  const slot = newSlot();
  send.mockRejectedValueOnce(error).mockResolvedValue('done');
  const options = endsOn ? { endsOn } : {};
  await expect(sendAttempt(slot, { amount: 5 }, send, options)).rejects.toBe(error);
  await sendAttempt(slot, { amount: 5 }, send, options);
  const [first, second] = keysSent();
  expect(first === second).toBe(isSame);
});

test('the end of an attempt does not clear a newer one', async () => {
  const slot = newSlot();
  const { promise, resolve } = Promise.withResolvers<string>();
  send.mockReturnValueOnce(promise).mockRejectedValue(lost);
  const first = sendAttempt(slot, { amount: 5 }, send);
  await expect(sendAttempt(slot, { amount: 6 }, send)).rejects.toBe(lost);
  resolve('done');
  await first;
  expect(slot.current?.request).toEqual({ amount: 6 });
});
