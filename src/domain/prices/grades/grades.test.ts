import { expect, test } from 'vitest';
import { gradeType, mayBeNamed } from './grade.schema.ts';
import { GRADE_GROUP_KEYS, gradesByGroup } from './grades.ts';
import { seedGrades } from './seed-grades.ts';

test.each([
  ['#1 Flashing', 'number_1_flashing'],
  ['  Café Wire, 3/4" ', 'cafe_wire_3_4'],
  ['316 Stainless', 'grade_316_stainless'],
  ['•', ''],
  ['x'.repeat(80), 'x'.repeat(60)],
  ['3'.repeat(80), `grade_${'3'.repeat(54)}`],
])('"%s" gets the type %s', (name, type) => expect(gradeType(name)).toBe(type));

test('a known metal and a card keep their name, another grade in the list may have any', () => {
  expect(mayBeNamed('steel', { name: 'Steel', listed: 'list' })).toBe(true);
  expect(mayBeNamed('steel', { name: 'Iron', listed: 'list' })).toBe(false);
  expect(mayBeNamed('copper_1', { name: '#1 Copper', listed: 'list' })).toBe(true);
  expect(mayBeNamed('copper_1', { name: '#1 Copper', listed: 'card' })).toBe(false);
  expect(mayBeNamed('copper_1', { name: 'Copper 1', listed: 'card' })).toBe(true);
});

test('groups come in the order of the list, and empty ones are left out', () => {
  const groups = gradesByGroup([
    { group: 'steel', name: 'Steel' },
    { group: 'copper', name: 'Wire' },
    { group: 'steel', name: 'Tin' },
  ] as const);
  expect(groups.map(({ title, grades }) => [title, grades.map(({ name }) => name)])).toEqual([
    ['Copper', ['Wire']],
    ['Steel', ['Steel', 'Tin']],
  ]);
});

test('each sample has a type of its own, a known group, a short name and note, and sensible prices', () => {
  const grades = seedGrades();
  expect(new Set(grades.map(({ metalType }) => metalType)).size).toBe(grades.length);
  for (const { group, name, nameEs, howToTell, howToTellEs, price, previousPrice } of grades) {
    expect(GRADE_GROUP_KEYS).toContain(group);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(howToTell.length).toBeLessThanOrEqual(120);
    expect(nameEs?.length).toBeLessThanOrEqual(60);
    expect(howToTellEs?.length ?? 0).toBeLessThanOrEqual(120);
    expect(howToTellEs !== null).toBe(howToTell !== '');
    expect(Math.abs(Number(price) / Number(previousPrice) - 1)).toBeLessThan(0.15);
  }
});
