import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { PARTS } from './parts.ts';

/** The parts that run the tests of a folder in which a browser may be started. */
const PARTS_OF: Readonly<Record<string, readonly string[]>> = {
  'tests/built': ['test:built'],
  'tests/e2e': ['test:journeys', 'proof:journeys'],
};

const startsBrowser = (file: string) =>
  file.endsWith('.spec.ts') || readFileSync(join(ROOT, file), 'utf8').includes("/tools/chromium.ts'");

test('tests that start a browser stand where every part that runs them installs it first', () => {
  const files = globSync(['tests/**/*.ts', '{src,netlify}/**/*.test.{ts,tsx}'], { cwd: ROOT });
  const starting = files.filter(startsBrowser);
  expect(new Set(starting.map(dirname))).toEqual(new Set(Object.keys(PARTS_OF)));
  const unprepared = starting
    .flatMap((file) => PARTS_OF[dirname(file)] ?? [])
    .filter((name) => !PARTS[name]?.needs.includes('chromium'));
  expect(unprepared).toEqual([]);
});
