import { expect, test } from 'vitest';
import { dayText, upcomingSpecialDays } from './special-days.ts';

const day = (date: string) => ({ date, hours: null, reason: 'Holiday' });

test('past days are left out, today is included, the soonest comes first', () => {
  const specialDays = [day('2027-01-01'), day('2026-11-26'), day('2026-12-25')];
  const dates = upcomingSpecialDays({ specialDays }, '2026-12-25').map(({ date }) => date);
  expect(dates).toEqual(['2026-12-25', '2027-01-01']);
});

test('a day is written with its weekday', () => {
  expect(dayText('2026-11-26')).toBe('Thursday, November 26, 2026');
  expect(dayText('2026-11-26', 'es-US')).toBe('jueves 26 de noviembre de 2026');
});
