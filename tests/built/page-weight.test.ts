import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fileBytes, weighPage } from './page-weight.ts';

const dist = resolve(import.meta.dirname, '../../dist');

interface Budget {
  readonly file: string;
  readonly criticalBytes: number;
  readonly onLoadJsBytes: number;
  readonly allJsBytes: number;
}

const QUIET_PAGE = { criticalBytes: 9_000, onLoadJsBytes: 4_096, allJsBytes: 6_144 };

const BUDGETS: readonly Budget[] = [
  { file: 'index.html', criticalBytes: 13_500, onLoadJsBytes: 12_288, allJsBytes: 106_496 },
  { file: 'locations.html', ...QUIET_PAGE },
  { file: 'location/griffin.html', ...QUIET_PAGE },
  { file: 'location/newnan.html', ...QUIET_PAGE },
  { file: 'location/atlanta.html', ...QUIET_PAGE },
  { file: 'location/not-found.html', ...QUIET_PAGE },
  { file: 'thank-you.html', ...QUIET_PAGE },
  { file: '404.html', ...QUIET_PAGE },
];

test('the site is built', () => {
  expect(existsSync(dist), 'run `npm run build` first').toBe(true);
});

test('every page has a budget', () => {
  const pages = globSync('**/*.html', { cwd: dist }).toSorted();
  expect(pages).toEqual(BUDGETS.map(({ file }) => file).toSorted());
});

describe.each(BUDGETS)('$file', ({ file, ...budget }) => {
  const weight = weighPage(dist, file);

  test('keeps its HTML and inlined CSS in budget', () => {
    expect(weight.criticalBytes).toBeLessThanOrEqual(budget.criticalBytes);
  });
  test('keeps the script that runs on load in budget', () => {
    expect(weight.onLoadJsBytes).toBeLessThanOrEqual(budget.onLoadJsBytes);
  });
  test('keeps all script it can come to load in budget', () => {
    expect(weight.allJsBytes).toBeLessThanOrEqual(budget.allJsBytes);
  });
  test('lets nothing hold back the first paint', () => {
    expect(weight.blocking).toEqual([]);
  });
  test('holds at most 600 elements', () => {
    expect(weight.elements).toBeLessThanOrEqual(600);
  });
});

test('the one font stays under 20 KB', () => {
  const fonts = globSync('assets/*.woff2', { cwd: dist });
  expect(fonts).toHaveLength(1);
  expect(fileBytes(dist, fonts[0] as string)).toBeLessThanOrEqual(20_480);
});
