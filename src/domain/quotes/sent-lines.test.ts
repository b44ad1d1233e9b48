import { expect, test } from 'vitest';
import { storedCar } from '../../../tests/support/vehicle.ts';
import { YARDS } from '../../business/yards.ts';
import { answerBy as answerTimeOf } from '../offers/request/answer-by.ts';
import { withoutVin } from '../vehicles/stored-vehicle.ts';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { pickupNotes } from './pickup-notes.ts';
import { answerPromise, sentLines } from './sent-lines.ts';

const REQUEST = { ...SAMPLE_QUOTE, photoFollows: false, website: '' };

test('a quote is repeated without what was left empty', () => {
  expect(sentLines(REQUEST, null)).toEqual([
    ['Scrap', 'Two old washing machines'],
    ['Phone', '(770) 555-0199'],
  ]);
});

test('a pickup is repeated with its place and day, in the words of the form', () => {
  const sent = {
    ...REQUEST,
    pickup: SAMPLE_PICKUP,
    photoFollows: true,
    location: 'griffin',
    email: 'a@b.co',
  } as const;
  expect(sentLines(sent, null)).toEqual([
    ['Scrap', 'Two old washing machines'],
    ['Weight', 'Over 20,000 lb'],
    ['Yard', 'Griffin GA'],
    ['Address', '12 Mill St, Griffin, GA 30223'],
    ['You asked for', 'Tuesday, November 24, afternoon, 12:00 PM-4:00 PM'],
    ['Phone', '(770) 555-0199'],
    ['Email', 'a@b.co'],
  ]);
});

test('a car is repeated with its sum, its condition and its papers, and without a class of weight', () => {
  const sent = {
    ...REQUEST,
    description: 'Car: 2003 Honda Accord\nBehind the barn.',
    pickup: SAMPLE_PICKUP,
  } as const;
  const car = withoutVin(storedCar({ title: 'none', engine: 'no', handover: 'pickup', miles: 30 }));
  const lines = sentLines(sent, car);
  expect(lines.slice(0, 4)).toEqual([
    ['Car', '2003 Honda Accord'],
    // 2,796 lb at $0.070, less $40.
    ['Our estimate', '$140 to $165, after $40 for the tow'],
    ['Condition', 'No engine'],
    ['Title', 'No title'],
  ]);
  expect(lines[4]?.[1]).toMatch(/^Georgia lets you sell this one with a sworn statement .* must match/);
  expect(lines[5]).toEqual(['Notes', 'Behind the barn.']);
  expect(lines.map(([label]) => label)).not.toContain('Weight');
});

const estimate = (car: Parameters<typeof storedCar>[0]) => sentLines(REQUEST, withoutVin(storedCar(car)))[1];

test('a car is told that its tow is free, or that it is brought', () => {
  expect(estimate({ handover: 'pickup', miles: 5 })).toEqual([
    'Our estimate',
    '$250 to $285. The tow is free.',
  ]);
  expect(estimate({ handover: 'drop_off', miles: 5 })).toEqual(['Our estimate', '$250 to $285']);
});

test('a pickup is repeated with what its form said of its weight and its ZIP code', () => {
  const pickup = { ...SAMPLE_PICKUP, weightClass: 'under_1000_lb', zip: '99501' } as const;
  const notes = pickupNotes({ details: pickup, vehicle: null });
  expect(sentLines({ ...REQUEST, pickup }, null, notes)).toContainEqual([
    'Please note',
    `Our pickup minimum is 1,000 lb. With less, bring it to a yard, or call us first.
We don’t know this pickup’s ZIP code near our yards. Please check it. If it’s right, we’ll tell you when we call if a truck can come.`,
  ]);
  expect(pickupNotes({ details: SAMPLE_PICKUP, vehicle: null })).toEqual([]);
  expect(pickupNotes({ details: pickup, vehicle: {} })).toEqual([]);
  expect(pickupNotes({ details: { day: '2026-11-24', time: '10:30' }, vehicle: null })).toEqual([]);
});

test.each([
  ['2026-11-23T15:40:00Z', 'That’s by 10:40 AM tomorrow, Eastern time.'],
  ['2026-11-24T01:00:00Z', 'That’s by 4:30 PM tomorrow, Eastern time.'],
  [
    '2026-11-21T20:00:00Z',
    'We’re closed for part of that time, so you’ll hear from us by 10:00 AM on Monday, Eastern time.',
  ],
])('of a request that came at %s: %s', (receivedAt, promise) => {
  const answerBy = answerTimeOf(YARDS, new Date(receivedAt))?.toISOString() ?? null;
  expect(answerPromise({}, { answerBy, receivedAt })).toBe(promise);
  expect(answerPromise({ callback: { day: '2026-11-24', time: '10:30' } }, { answerBy, receivedAt })).toBe(
    '',
  );
  expect(answerPromise({}, { answerBy: null, receivedAt })).toBe('');
});

test('a callback is repeated with its half hour', () => {
  const callback = { day: '2026-11-24', time: '10:30' };
  expect(sentLines({ ...REQUEST, callback }, null)).toContainEqual([
    'When',
    'Tuesday, November 24, 10:30 AM-11:00 AM',
  ]);
});
