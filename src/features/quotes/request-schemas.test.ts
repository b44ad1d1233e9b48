import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { YARDS } from '../../business/yards.ts';
import { quoteRequestSchema } from '../../domain/quotes/quotes.api.ts';
import { COMPLETE_VEHICLE } from '../../domain/vehicles/value/vehicle-condition.ts';
import type { RequestDraft, RequestName } from './request-kind.ts';
import { REQUEST_SCHEMAS } from './request-schemas.ts';
import { $yardHours, loadYardHours } from './timed/yard-hours.store.ts';

const { weightClass: _, ...WHERE } = SAMPLE_PICKUP;
const CALLBACK = { day: '2026-11-23', time: '10:30' };
const CAR = {
  year: '2003',
  make: 'Honda',
  model: 'Accord',
  kind: 'midsize',
  handover: 'drop_off',
  title: 'lost',
};
const BLANK = { year: '', make: '', model: '', kind: '' };
const DRAFTS: Readonly<Record<RequestName, RequestDraft>> = {
  quote: SAMPLE_QUOTE,
  pickup: { ...SAMPLE_QUOTE, location: 'griffin', pickup: { ...SAMPLE_PICKUP, state: 'ga' } },
  callback: { ...SAMPLE_QUOTE, location: 'atlanta', callback: CALLBACK },
  vehicle: {
    ...SAMPLE_QUOTE,
    location: 'griffin',
    description: '',
    complete: 'yes',
    vehicle: { ...CAR, ...COMPLETE_VEHICLE },
  },
};

/** What the call gets of a draft; throws where the form tells of a mistake. */
const sent = (name: RequestName, change: object = {}) =>
  REQUEST_SCHEMAS[name].parse({ ...DRAFTS[name], ...change });

/** What stands at each field. */
function told(name: RequestName, change: object): Readonly<Record<string, string>> {
  const { error } = REQUEST_SCHEMAS[name].safeParse({ ...DRAFTS[name], ...change });
  const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
  return Object.fromEntries(issues.toReversed());
}
const atPickup = (change: object) => ({ pickup: { ...SAMPLE_PICKUP, ...change } });
const atCar = (change: object) => ({ vehicle: { ...DRAFTS.vehicle.vehicle, ...change } });
const toldOfCar = (car: object, change: object = {}) => told('vehicle', { ...atCar(car), ...change });

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('each form becomes the request that is sent', () => {
  const location = 'griffin';
  expect(sent('quote', { firstName: ' Ann ' })).toEqual({ ...SAMPLE_QUOTE, firstName: 'Ann' });
  expect(sent('pickup')).toEqual({ ...SAMPLE_QUOTE, location, pickup: SAMPLE_PICKUP });
  expect(sent('callback')).toEqual({
    ...SAMPLE_QUOTE,
    location: 'atlanta',
    callMe: true,
    callback: CALLBACK,
  });
});

const TOWED = { ...atCar({ handover: 'pickup' }), pickup: WHERE };

test.each<[RequestName, object]>([
  ['quote', {}],
  ['pickup', {}],
  ['callback', {}],
  ['vehicle', {}],
  ['vehicle', TOWED],
])('the form for a %s with %o says of a name what the call says', (form, change) => {
  const request = { ...sent(form, change), filledInMs: 60_000 };
  for (const name of ['', 'J', 'Jo', 'x'.repeat(61)]) {
    const names = { firstName: name, lastName: name };
    const { error } = quoteRequestSchema.safeParse({ ...request, ...names });
    const issues = error?.issues.map(({ path, message }) => [path.join('.'), message] as const) ?? [];
    expect(told(form, { ...change, ...names })).toEqual(Object.fromEntries(issues));
  }
});

test('one letter is a name where somebody comes or calls, a car’s tow too', () => {
  const firstName = 'J';
  expect([told('pickup', { firstName }), told('vehicle', { ...TOWED, firstName })]).toEqual([{}, {}]);
  expect(told('vehicle', { firstName })).toEqual({ firstName: 'First name must be at least 2 characters' });
});

test('each invalid field gets its own message', () => {
  expect(told('quote', { phone: '770', email: 'ann@' })).toEqual({
    phone: 'Please enter a complete phone number',
    email: 'Please enter a valid email',
  });
  expect(told('pickup', atPickup({ address: '', weightClass: '', day: '', window: null }))).toEqual({
    'pickup.address': 'Please enter the street address',
    'pickup.weightClass': 'Please choose about how much it weighs',
    'pickup.day': 'Please choose a day',
    'pickup.window': 'Please choose a time',
  });
  expect(told('callback', { callback: { day: '', time: '' } })).toEqual({
    'callback.day': 'Please choose a day',
    'callback.time': 'Please choose a time',
  });
});

test.each<[RequestName, string]>([
  ['quote', 'Enter your email, or clear “Email me”'],
  ['vehicle', 'Enter your email, or clear “Email me”'],
  ['pickup', 'Enter your email, or clear “Email me a confirmation”'],
  ['callback', 'Enter your email, or clear “Email me a confirmation”'],
])('a %s that is to be answered by mail says where to', (form, email) => {
  expect(told(form, { emailMe: true })).toEqual({ email });
  expect(told(form, { emailMe: true, email: 'ada@' })).toEqual({ email: 'Please enter a valid email' });
  expect(told(form, { emailMe: true, phone: '' })).toEqual({ email, phone: expect.any(String) });
  expect(told(form, { emailMe: true, email: 'ada@example.com' })).toEqual({});
});

const NO_CALL_THEN = 'We can’t call at that time. Please choose another.';

test.each<[RequestName, object, Readonly<Record<string, string>>]>([
  [
    'pickup',
    atPickup({ day: '2026-11-22' }),
    { 'pickup.day': 'We can’t come that day. Please choose another.' },
  ],
  [
    'pickup',
    atPickup({ day: '2026-11-28' }),
    { 'pickup.window': 'We can’t come at that time that day. Please choose another.' },
  ],
  [
    'vehicle',
    { ...TOWED, pickup: { ...WHERE, day: '2026-11-22' } },
    { 'pickup.day': 'We can’t come that day. Please choose another.' },
  ],
  ['callback', { callback: { ...CALLBACK, time: '10:00' } }, { 'callback.time': NO_CALL_THEN }],
  // Atlanta closes half an hour before the others.
  ['callback', { callback: { day: '2026-11-24', time: '16:00' } }, { 'callback.time': NO_CALL_THEN }],
  [
    'callback',
    { callback: { day: '2026-11-26', time: '10:00' } },
    { 'callback.day': 'We can’t call that day. Please choose another.' },
  ],
])('of a %s with %j that is not on offer its field tells', (form, change, messages) =>
  expect(told(form, change)).toEqual(messages),
);

test('a day on which staff have closed the yard is not offered', async () => {
  const closed = { yardId: 'griffin', date: SAMPLE_PICKUP.day, hours: null, reason: 'Flood' };
  vi.stubGlobal('fetch', async () => Response.json({ specialDays: [closed], notes: [] }));
  await loadYardHours();
  expect(told('pickup', {})).toHaveProperty(['pickup.day']);
  expect(told('pickup', { location: 'newnan' })).toEqual({});
  $yardHours.set(YARDS);
  vi.unstubAllGlobals();
});

describe('a car', () => {
  test('that is brought is a request for a quote, with its name as the description', () => {
    const values = sent('vehicle', { description: 'Behind the barn' });
    expect(values).toMatchObject({
      description: 'Car: 2003 Honda Accord\nBehind the barn',
      vehicle: { ...CAR, vin: '', year: 2003, engine: 'yes' },
    });
    expect(values.pickup).toBeUndefined();
    expect(values).not.toHaveProperty('complete');
  });

  test.each([
    ['midsize', '1000_to_5000_lb'],
    ['large_suv', '5000_to_20000_lb'],
  ])('of the kind %s that is towed is a pickup of its weight', (kind, weightClass) =>
    expect(sent('vehicle', { ...TOWED, ...atCar({ kind, handover: 'pickup' }) })).toMatchObject({
      pickup: { ...WHERE, weightClass },
      vehicle: { kind },
    }),
  );

  test('that staff price by hand is asked for no condition', () =>
    expect(sent('vehicle', { complete: '', vehicle: { ...CAR, kind: 'boat' } })).toMatchObject({
      vehicle: { kind: 'boat', engine: 'unknown', rolls: 'unknown' },
    }));

  test('is told each mistake at its own field', () => {
    expect(toldOfCar({ year: '2029', make: '', kind: '', handover: null })).toEqual({
      'vehicle.year': 'Please enter a model year up to 2028',
      'vehicle.make': 'Please enter the make, such as Honda',
      'vehicle.kind': 'Choose the kind of vehicle.',
      'vehicle.handover': 'Choose one: you bring it in, or we tow it.',
    });
    expect(told('vehicle', { complete: '', vehicle: CAR })).toEqual({
      complete: 'Is it complete? Choose one.',
    });
    expect(toldOfCar({ wheels: 'no' }, { complete: 'no' })).toHaveProperty(['vehicle.rolls']);
    expect(toldOfCar({ vin: '1HGCM82633A00435' })).toEqual({
      'vehicle.vin': 'A VIN has 17 letters and numbers; this one has 16',
    });
  });

  test.each([
    ['as the list began', COMPLETE_VEHICLE],
    // The press came before the script that fills the list in.
    ['without an answer', {}],
  ])('that is not quite complete, %s, is asked what is different', (_name, answers) =>
    expect(told('vehicle', { complete: 'no', vehicle: { ...CAR, ...answers } })).toEqual({
      complete: 'What’s different? Change at least one answer, or choose It’s complete.',
    }),
  );

  test('that is not quite complete is sent with what is different', () =>
    expect(sent('vehicle', { complete: 'no', ...atCar({ keys: 'unknown' }) })).toMatchObject({
      vehicle: { ...COMPLETE_VEHICLE, keys: 'unknown' },
    }));

  test.each([
    ['nothing is said of the car', BLANK, 'Enter the VIN, or press No VIN to enter year, make and model.'],
    ['its VIN is too short', { ...BLANK, vin: '1HGCM' }, 'A VIN has 17 letters and numbers; this one has 5'],
  ])('where %s is told that at the VIN and nowhere else', (_name, car, message) =>
    expect(toldOfCar(car)).toEqual({ 'vehicle.vin': message }),
  );

  test.each([
    ['without a VIN', {}, { noVin: 'yes' }],
    ['with a VIN that nobody has looked up', { vin: '1HGCM82633A004352' }, {}],
    ['once its year is typed', { year: '2003' }, {}],
  ])('%s is told year, make and model', (_name, car, change) => {
    const messages = toldOfCar({ ...BLANK, ...car }, change);
    expect(messages).toHaveProperty(['vehicle.make'], 'Please enter the make, such as Honda');
    expect(messages).not.toHaveProperty(['vehicle.vin']);
  });

  test('of which nothing is said has no field that says “Invalid input”', () => {
    for (const noVin of ['', 'yes']) {
      const draft = { ...SAMPLE_QUOTE, vehicle: { handover: 'pickup' }, noVin };
      const { error } = REQUEST_SCHEMAS.vehicle.safeParse(draft);
      expect(error?.issues.length).toBeGreaterThan(5);
      for (const { message } of error?.issues ?? []) expect(message).not.toMatch(/^(Invalid|undefined|$)/);
    }
  });

  test('whose VIN nobody could look up is sent as typed', () => {
    const vin = '1HGCM82633A004352';
    const vehicle = { year: 2003, make: 'Honda', model: 'Accord', kind: 'midsize' as const, weight: null };
    expect(sent('vehicle', atCar({ vin }))).toMatchObject({ vehicle: { isTyped: true } });
    expect(sent('vehicle', { ...atCar({ vin }), decoded: { vin, vehicle } })).toMatchObject({
      vehicle: { isTyped: false },
    });
  });

  test('that is described by hand has the VIN in its field neither checked nor sent', () =>
    expect(sent('vehicle', { ...atCar({ vin: 'XYZ' }), noVin: 'yes' })).toMatchObject({
      vehicle: { vin: '' },
    }));
});
