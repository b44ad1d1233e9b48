import { expect, test } from 'vitest';
import { storedCar } from '../../../tests/support/vehicle.ts';
import { withoutVin } from '../vehicles/stored-vehicle.ts';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { sentLines } from './sent-lines.ts';

const REQUEST = { ...SAMPLE_QUOTE, photoFollows: false, website: '' };

test('a quote is repeated without what was left empty', () => {
  expect(sentLines(REQUEST, null)).toEqual([
    ['Load', 'Two old washing machines'],
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
    ['Load', 'Two old washing machines'],
    ['Weight', 'Over 20,000 lb'],
    ['Yard', 'Griffin GA'],
    ['Address', '12 Mill St, Griffin, GA 30223'],
    ['When', 'Tuesday, November 24, afternoon, 12:00 PM-4:00 PM'],
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

test('a callback is repeated with its half hour', () => {
  const callback = { day: '2026-11-24', time: '10:30' };
  expect(sentLines({ ...REQUEST, callback }, null)).toContainEqual([
    'When',
    'Tuesday, November 24, 10:30 AM-11:00 AM',
  ]);
});
