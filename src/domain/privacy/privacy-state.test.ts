import { expect, test } from 'vitest';
import { dueStanding } from './privacy-state.ts';

test.each([
  ['2027-01-02T09:59:59Z', 'in time'],
  ['2027-01-02T10:00:00Z', 'in time'],
  ['2027-01-02T10:00:01Z', 'soon'],
  ['2027-01-09T09:59:59Z', 'soon'],
  ['2027-01-09T10:00:00Z', 'overdue'],
])('at %s what is due on January 9 is %s', (now, standing) => {
  expect(dueStanding('2027-01-09T10:00:00.000Z', new Date(now))).toBe(standing);
});
