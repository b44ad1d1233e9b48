import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_QUOTE } from '../../../../tests/support/quote.sample.ts';
import { callbackResolver } from './callback-resolver.ts';

const QUOTE = { ...SAMPLE_QUOTE, location: 'atlanta' } as const;
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };
const resolve = (time: object) => callbackResolver({ ...QUOTE, ...time }, undefined, OPTIONS);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a valid form becomes a request for a call', async () => {
  const callback = { day: '2026-11-23', time: '10:30' };
  expect((await resolve(callback)).values).toEqual({ ...QUOTE, callMe: true, callback });
});

test.each([
  [
    { day: '', time: '' },
    { day: 'Please choose a day', time: 'Please choose a time' },
  ],
  [{ day: '2026-11-23', time: '10:00' }, { time: "We can't call at that time. Please choose another." }],
  // Atlanta closes half an hour before the others.
  [{ day: '2026-11-24', time: '16:00' }, { time: "We can't call at that time. Please choose another." }],
  [{ day: '2026-11-26', time: '10:00' }, { day: "We can't call that day. Please choose another." }],
])('%j is refused with %j', async (callback, messages) => {
  const { errors } = await resolve(callback);
  const found = Object.entries(errors).map(([name, error]) => [name, error?.message]);
  expect(Object.fromEntries(found)).toEqual(messages);
});
