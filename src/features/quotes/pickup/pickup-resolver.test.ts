import { YARDS } from '../../../business/yards.ts';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../../../../tests/support/quote.sample.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $yardHours, loadYardHours } from '../timed/yard-hours.store.ts';
import { pickupResolver } from './pickup-resolver.ts';

const VALID = {
  ...SAMPLE_QUOTE,
  ...SAMPLE_PICKUP,
  firstName: ' Ann ',
  location: 'griffin',
  state: 'ga',
} as const;
const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

const messages = async (change: object) => {
  const { errors } = await pickupResolver({ ...VALID, ...change }, undefined, OPTIONS);
  return Object.entries(errors).map(([name, error]) => [name, error?.message]);
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('a valid form becomes the request that is sent', async () => {
  const { values } = await pickupResolver(VALID, undefined, OPTIONS);
  expect(values).toEqual({ ...SAMPLE_QUOTE, firstName: 'Ann', location: 'griffin', pickup: SAMPLE_PICKUP });
});

test('each empty field gets its own message', async () => {
  expect(await messages({ address: '', weightClass: '', day: '', window: null })).toEqual([
    ['address', 'Please enter the street address'],
    ['weightClass', 'Please choose about how much it weighs'],
    ['day', 'Please choose a day'],
    ['window', 'Please choose a time'],
  ]);
});

test('a choice that is not offered gets a message beside its field', async () => {
  expect(await messages({ day: '2026-11-22' })).toEqual([
    ['day', "We can't come that day. Please choose another."],
  ]);
  expect(await messages({ day: '2026-11-28' })).toEqual([
    ['window', "We can't come at that time that day. Please choose another."],
  ]);
});

test('a day on which staff have closed the yard is not offered', async () => {
  const closed = { yardId: 'griffin', date: VALID.day, hours: null, reason: 'Flood' };
  vi.stubGlobal('fetch', async () => Response.json({ specialDays: [closed], notes: [] }));
  await loadYardHours();
  expect(await messages({})).toEqual([['day', "We can't come that day. Please choose another."]]);
  expect(await messages({ location: 'newnan' })).toEqual([]);
  $yardHours.set(YARDS);
  vi.unstubAllGlobals();
});
