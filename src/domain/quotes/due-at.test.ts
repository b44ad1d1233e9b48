import { expect, test } from 'vitest';
import { YARDS } from '../../business/yards.ts';
import { newYorkLocal } from '../shared/time/from-new-york.ts';
import { dueAt } from './due-at.ts';

const SATURDAY_NOON = new Date('2026-11-21T17:00:00Z');
const yards = YARDS.filter(({ id }) => id === 'griffin');

test.each([
  ['a call days ahead, at its time', '2026-12-03', '14:00', '2026-12-03T14:00'],
  ['a call within the hour, at its time', '2026-11-21', '12:15', '2026-11-21T12:15'],
])('%s is due', (_, day, time, due) => {
  expect(newYorkLocal(dueAt({ kind: 'call', callback: { day, time }, yards }, SATURDAY_NOON))).toBe(due);
});

test('a question is due in opening hours, and a request about data in 45 days', () => {
  expect(newYorkLocal(dueAt({ kind: 'question', yards }, SATURDAY_NOON))).toBe('2026-11-23T10:00');
  expect(dueAt({ kind: 'data' }, SATURDAY_NOON).toISOString()).toBe('2027-01-05T17:00:00.000Z');
});
