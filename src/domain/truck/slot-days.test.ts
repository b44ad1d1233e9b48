import { expect, test } from 'vitest';
import { nextSlot, slotDays } from './slot-days.ts';

const at = (day: string, startsAt: number) => ({ day, startsAt });
const FREE = [at('2026-12-01', 540), at('2026-12-01', 600), at('2026-12-03', 480)];

test('free times are chosen by day, each once', () => {
  expect(slotDays([at('2026-12-03', 480), ...FREE])).toEqual([
    { day: '2026-12-01', times: ['09:00', '10:00'] },
    { day: '2026-12-03', times: ['08:00'] },
  ]);
});

test.each([
  [at('2026-12-01', 570), at('2026-12-01', 600), 'later that day'],
  [at('2026-12-01', 600), at('2026-12-03', 480), 'on another day'],
  [at('2026-12-04', 480), at('2026-12-01', 540), 'the first, if none is later'],
])('in place of %o, %o is proposed: %s', (gone, next) => {
  expect(nextSlot(FREE, gone)).toEqual(next);
});

test('where nothing is free, nothing is proposed', () => {
  expect(nextSlot([], at('2026-12-04', 480))).toBeNull();
});
