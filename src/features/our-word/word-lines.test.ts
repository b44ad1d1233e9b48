import { expect, test } from 'vitest';
import type { WordRecord } from '../../domain/our-word/our-word.api.ts';
import { fewText, wordLines } from './word-lines.ts';

const RECORD: WordRecord = {
  yardId: null,
  paid: {
    tickets: 2_000,
    asPosted: 1_999,
    below: [
      { reason: 'dirty', tickets: 1 },
      { reason: 'lower_grade', tickets: 3 },
    ],
    uncompared: 0,
  },
  voids: { tickets: 2_001, voided: 1 },
  offers: null,
  holds: { held: 40, used: 30, kept: 30 },
  answers: { requests: 31, medianMinutes: 61 },
};

test('each figure is rounded against us, and says of how many', () => {
  expect(wordLines(RECORD)).toEqual([
    {
      figure: '99.9%',
      text: 'of 2,000 tickets paid every line at the posted price or more',
      notes: ['The others, by reason: lower grade 3, dirty 1.'],
    },
    {
      figure: '100%',
      text: 'of 30 held prices that were used got the held price or more',
      notes: ['Held: 40.'],
    },
    {
      figure: '1 h 1 min',
      text: 'until our first answer, the middle of 31 requests, in open hours',
      notes: [],
    },
    { figure: '0.1%', text: 'of 2,001 tickets were voided', notes: ['Voided: 1.'] },
  ]);
});

test('what is too few to say is named', () => {
  expect(fewText(RECORD)).toBe('Too few to say: offers. Each figure appears once there are 30 to count.');
  expect(fewText({ ...RECORD, offers: { accepted: 90, paid: 30, kept: 1 } })).toBe(null);
});
