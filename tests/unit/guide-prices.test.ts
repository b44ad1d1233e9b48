import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { INCOMPLETE_WITHOUT, VEHICLE_CLASSES } from '../../src/business/vehicles.ts';
import { contentProblem } from '../../src/domain/content/content-schemas.ts';
import { seedGrades } from '../../src/domain/prices/grades/seed-grades.ts';
import { ROOT } from '../../tools/root.ts';

const guides = globSync('src/content/materials/*.md', { cwd: ROOT });

test('no guide states a difference between grades in figures, which the list of the day would contradict', () => {
  expect(guides.length).toBeGreaterThan(10);
  const figures = guides.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/.*(?:\d\s?¢|\d\s?%|\$\s?\d).*/g)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(figures).toEqual([]);
});

test('a grade of a guide has the price of one on the list, and of none that the list does not have', () => {
  const file = 'src/content/materials/copper.md';
  const head = parse(readFileSync(join(ROOT, file), 'utf8').split('---')[1] ?? '');
  expect(head.grades[1]).toMatchObject({ name: 'Number 1', metalTypes: ['copper_1'] });
  expect(contentProblem(file, head)).toBeNull();
  head.grades[1].metalTypes = ['mixed_metals'];
  expect(contentProblem(file, head)).toBe(
    `${file}, grades, number 2, metalTypes, number 1: Please choose from the list`,
  );
});

/** What the guides say pays less, and than what. */
const LESS = [
  ['copper_1', 'copper_wire'],
  ['copper_2', 'copper_1'],
  ['insulated_cu_wire', 'copper_wire'],
  ['brass_yellow', 'brass'],
  ['copper_radiators', 'brass'],
  ['brass_dirty', 'brass_yellow'],
  ['old_sheet', 'aluminum_6063'],
  ['cast_aluminum', 'aluminum_wheels'],
  ['stainless_steel', 'stainless_316'],
  ['stainless_430', 'stainless_steel'],
  ['stainless_dirty', 'stainless_steel'],
  ['steel', 'steel_prepared'],
  ['steel_sheet_iron', 'steel'],
  ['vehicle_incomplete', 'auto_bodies'],
] as const;

const prices = new Map(seedGrades().map(({ metalType, price }) => [metalType, Number(price)]));

test.each(LESS)('%s is below %s on the list, as the guide says', (lower, higher) => {
  expect(prices.get(lower)).toBeLessThan(prices.get(higher) ?? 0);
});

const PARTS: Readonly<Record<(typeof INCOMPLETE_WITHOUT)[number], readonly [string, string]>> = {
  engine: ['engine', 'motor'],
  wheels: ['wheels', 'ruedas'],
  converter: ['converter', 'convertidor'],
};

/** What a guide says one sees of a grade. */
const lookOf = (file: string, name: string) =>
  new RegExp(`- name: ${name}.*\\n(?: +metalTypes.*\\n)? +look: (.*)`).exec(
    readFileSync(join(ROOT, file), 'utf8'),
  )?.[1];

test.each(INCOMPLETE_WITHOUT)(
  'list and guide say, as the estimate does, that a car without its %s is an incomplete one',
  (part) => {
    const grade = seedGrades().find(({ metalType }) => metalType === 'vehicle_incomplete');
    const [english, spanish] = PARTS[part];
    const said = [
      [grade?.howToTell, english],
      [grade?.howToTellEs, spanish],
      [lookOf('src/content/materials/auto-bodies.md', 'Incomplete car'), english],
      [lookOf('src/content/materials/auto-bodies.es.md', 'Carro incompleto'), spanish],
    ] as const;
    for (const [text, word] of said) expect(text?.toLowerCase()).toContain(word);
  },
);

/** What guide and post weigh, in their order. */
const WEIGHED = {
  'src/content/materials/auto-bodies.md': ['compact', 'large_pickup'],
  'src/content/materials/auto-bodies.es.md': ['compact', 'large_pickup'],
  'src/content/blog/what-a-junk-car-is-worth.md': ['compact', 'midsize', 'large_pickup'],
  'src/content/blog/es/what-a-junk-car-is-worth.md': ['compact', 'midsize', 'large_pickup'],
} as const;

test.each(Object.entries(WEIGHED))('%s weighs each kind of car as the estimate does', (file, kinds) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const said = [...text.matchAll(/(\d,\d{3}) lb/g)].map(([, pounds]) => pounds);
  expect(said).toEqual(kinds.map((kind) => (VEHICLE_CLASSES[kind] / 1_000).toLocaleString('en-US')));
});
