import { expect, test } from 'vitest';
import { waitingClock } from './waiting-clock.ts';

const DUE = '2026-11-22T12:00:00.123456Z';

test.each([
  ['2026-11-20T11:59:00Z', '2 days left', '2 days left'],
  ['2026-11-20T12:00:01Z', '47 h left', '47 h left'],
  ['2026-11-21T12:00:01Z', '23 h left', '23 h left'],
  ['2026-11-22T07:00:00Z', '5 h left', '5 h left'],
  ['2026-11-22T11:30:00Z', '30 min left', '30 min left'],
  ['2026-11-22T11:59:59Z', '1 min left', '1 min left'],
  ['2026-11-22T12:00:30Z', '1 min late', 'Call was due 1 min ago'],
  ['2026-11-25T12:30:00Z', '3 days late', 'Call was due 3 days ago'],
])('of what is due at noon, at %s: %s', (now, text, ofCall) => {
  const isLate = !text.endsWith('left');
  expect(waitingClock(DUE, Date.parse(now))).toEqual({ text, isLate });
  expect(waitingClock(DUE, Date.parse(now), true)).toEqual({ text: ofCall, isLate });
});
