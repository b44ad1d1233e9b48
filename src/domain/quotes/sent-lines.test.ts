import { expect, test } from 'vitest';
import { SAMPLE_PICKUP, SAMPLE_QUOTE } from '../../../tests/support/quote.sample.ts';
import { sentLines } from './sent-lines.ts';

const REQUEST = { ...SAMPLE_QUOTE, photoFollows: false, website: '' };

test('a quote is repeated without what was left empty', () => {
  expect(sentLines(REQUEST)).toEqual([
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
  expect(sentLines(sent)).toEqual([
    ['Load', 'Two old washing machines'],
    ['Weight', 'Over 20,000 lb'],
    ['Yard', 'Griffin GA'],
    ['Address', '12 Mill St, Griffin, GA 30223'],
    ['When', 'Tuesday, November 24, afternoon, 12:00 PM-4:00 PM'],
    ['Phone', '(770) 555-0199'],
    ['Email', 'a@b.co'],
  ]);
});

test('a callback is repeated with its half hour', () => {
  const callback = { day: '2026-11-24', time: '10:30' };
  expect(sentLines({ ...REQUEST, callback })).toContainEqual([
    'When',
    'Tuesday, November 24, 10:30 AM-11:00 AM',
  ]);
});
