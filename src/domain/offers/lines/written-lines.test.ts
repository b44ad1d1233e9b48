import { expect, test } from 'vitest';
import { seedGrades } from '../../prices/grades/seed-grades.ts';
import { writtenLines } from './written-lines.ts';

const GRADES = seedGrades();
const read = (text: string) =>
  writtenLines(text, GRADES).map(
    ({ grade, words, weight, unit }) => `${weight} ${unit} ${grade?.name ?? `"${words}"`}`,
  );

test.each<[string, readonly string[]]>([
  ['200 lb copper, 300 lb brass', ['200 lb Light Copper', '300 lb Yellow Brass']],
  [
    'I have 200lbs of #1 copper and 1,250.5 pounds aluminum cans.',
    ['200 lb #1 Copper', '1250.5 lb Aluminum Cans'],
  ],
  [
    'Copper: 200 lbs\nBrass - 300 lb\nsteel 2 tons',
    ['200 lb Light Copper', '300 lb Yellow Brass', '2 ton Steel'],
  ],
  ['about 40# bare bright + 15 lb. dirty brass', ['40 lb Bare Bright Copper', '15 lb Dirty Brass']],
  ['2 tons of steel beams 300 lb stainless', ['2 ton Steel', '300 lb Stainless Steel']],
  ['200 libras de cobre y 50 libras de latón amarillo', ['200 lb Light Copper', '50 lb Yellow Brass']],
  ['Tengo 3 toneladas de fierro, 80 lb de baterías', ['3 ton Steel', '80 lb Car Batteries']],
  ['12 lb unobtainium', ['12 lb "unobtainium"']],
  ['12 pieces of car batteries', ['12 each Car Batteries']],
  ['2003 Honda Civic, call 770-555-0199 after 5', []],
  ['200 lb', []],
  ['a truck full of copper', []],
  ['', []],
])('of "%s" an offer begins with its weights and metals', (text, lines) => expect(read(text)).toEqual(lines));

test('a long text without a metal has no lines, and does not take long', () => {
  const text = '1,111 lb '.repeat(2_000) + '9'.repeat(5_000) + ' '.repeat(5_000);
  expect(read(text)).toEqual([]);
}, 5_000);
