import { YARDS } from '../../../business/yards.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $yardHours, loadYardHours } from '../timed/yard-hours.store.ts';
import { pickupResolver } from './pickup-resolver.ts';

const VALID = {
  firstName: ' Ann ',
  lastName: 'Lee',
  phone: '(770) 555-0199',
  email: '',
  location: 'griffin',
  description: 'Two old washing machines',
  callMe: false,
  emailMe: false,
  address: '12 Mill St',
  city: 'Griffin',
  state: 'ga',
  zip: '30223',
  weightClass: 'over_20000_lb',
  day: '2026-11-24',
  window: 'afternoon',
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
  const { address, city, zip, weightClass, day, window, ...quote } = VALID;
  const { state: _state, ...fields } = quote;
  expect(values).toEqual({
    ...fields,
    firstName: 'Ann',
    pickup: { address, city, state: 'GA', zip, weightClass, day, window },
  });
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
