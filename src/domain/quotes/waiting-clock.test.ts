import { expect, test } from 'vitest';
import { promisedAt, waitingClock } from './waiting-clock.ts';

const SENT = '2026-11-21T12:00:00.123456Z';

test.each([
  ['2026-11-21T12:00:01Z', '23 h left', false],
  ['2026-11-22T07:00:00Z', '5 h left', false],
  ['2026-11-22T11:30:00Z', '30 min left', false],
  ['2026-11-22T11:59:59Z', '1 min left', false],
  ['2026-11-22T12:00:30Z', '1 min late', true],
  ['2026-11-25T12:30:00Z', '72 h late', true],
])('for a request sent at noon, at %s: %s', (now, text, isLate) => {
  expect(waitingClock(promisedAt(SENT), Date.parse(now))).toEqual({ text, isLate });
});
