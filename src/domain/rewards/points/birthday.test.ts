import { expect, test } from 'vitest';
import { birthdayBonus, isBirthday } from './birthday.ts';

// Asked: 117, 283
test.each([
  ['1980-11-21', '2026-11-21', true],
  ['--11-21', '2026-11-21', true],
  ['1980-11-21', '2026-11-22', false],
  ['1980-02-29', '2024-02-29', true],
  ['1980-02-29', '2024-02-28', false],
  ['1980-02-29', '2026-02-28', true],
  ['1980-02-29', '2026-03-01', false],
  ['1980-02-28', '2024-02-28', true],
])('born %s, on %s: %s', (born, today, expected) => {
  expect(isBirthday(born, today)).toBe(expected);
});

const born = { dateOfBirth: '1980-11-21', onFileSince: '2020-01-01', claimedYear: null };

test.each([
  [{ ...born, dateOfBirth: null }, 'no_date'],
  [{ ...born, dateOfBirth: '1980-11-20' }, 'not_today'],
  [{ ...born, claimedYear: 2026 }, 'claimed'],
  [{ ...born, claimedYear: 2025 }, 'ready'],
  [{ ...born, onFileSince: '2026-10-22' }, 'ready'],
  [{ ...born, onFileSince: '2026-10-23' }, 'too_new'],
  [{ ...born, onFileSince: '2026-10-23', claimedYear: 2025 }, 'too_new'],
  [{ ...born, onFileSince: null }, 'too_new'],
] as const)('on 2026-11-21, %o is %s', (facts, expected) => {
  expect(birthdayBonus(facts, '2026-11-21')).toBe(expected);
});
