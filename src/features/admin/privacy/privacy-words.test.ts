import { expect, test } from 'vitest';
import { dueText } from './privacy-words.ts';

const dueAt = '2027-01-09T15:00:00.000Z';

test.each([
  ['2026-12-01T12:00:00Z', 'Due Jan 9, 2027, 10:00 AM', false],
  ['2027-01-03T12:00:00Z', 'Due soon: Jan 9, 2027, 10:00 AM', true],
  ['2027-01-10T12:00:00Z', 'Overdue since Jan 9, 2027, 10:00 AM', true],
])('at %s the inbox says "%s"', (now, text, isUrgent) => {
  expect(dueText({ dueAt }, new Date(now))).toEqual({ text, isUrgent });
});
