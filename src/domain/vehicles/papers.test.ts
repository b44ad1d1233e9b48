import { expect, test } from 'vitest';
import { papersFor, type PapersAdvice, type VehicleTitle } from './papers.ts';

test.each<[VehicleTitle, number, number | null, boolean, string, PapersAdvice]>([
  ['in_my_name', 2024, 90_000, false, '2026-11-23', 'bring_title'],
  ['signed_over', 2024, 90_000, false, '2026-11-23', 'bring_signed_title'],
  ['lien', 1999, 100, false, '2026-11-23', 'lien_release'],
  ['someone_elses', 1999, 100, false, '2026-11-23', 'owner_comes'],
  // Twelve model years, which the new year brings.
  ['lost', 2014, 40_000, false, '2026-01-01', 'sworn_statement'],
  ['lost', 2014, 40_000, false, '2025-12-31', 'replacement_title'],
  ['none', 2015, 40_000, false, '2026-12-31', 'replacement_title'],
  ['none', 2015, 40_000, false, '2027-01-01', 'sworn_statement'],
  // $850.00, and a cent more.
  ['lost', 2004, 85_000, false, '2026-11-23', 'sworn_statement'],
  ['lost', 2004, 85_001, false, '2026-11-23', 'replacement_title'],
  ['lost', 2004, 170_000, true, '2026-11-23', 'sworn_statement'],
  ['lost', 2004, 170_001, true, '2026-11-23', 'replacement_title'],
  ['none', 2004, null, true, '2026-11-23', 'ask_sworn_statement'],
  ['none', 2020, null, false, '2026-11-23', 'replacement_title'],
])(
  '%s, of %i, worth %s (trailer: %s), on %s: %s',
  (title, modelYear, valueCents, isTrailer, today, advice) => {
    expect(papersFor({ title, modelYear, valueCents, isTrailer, today })).toEqual([
      advice,
      ...(title === 'someone_elses' ? [] : ['id_name_matches']),
    ]);
  },
);

test('a car that is towed has its papers ready for the driver', () => {
  const car = {
    title: 'lien',
    modelYear: 2004,
    valueCents: null,
    isTrailer: false,
    today: '2026-11-23',
  } as const;
  expect(papersFor({ ...car, isTowed: true }).at(-1)).toBe('for_the_driver');
  expect(papersFor(car)).not.toContain('for_the_driver');
});
