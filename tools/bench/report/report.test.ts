import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../root.ts';
import { row, type Row } from '../row.ts';
import { drawChart } from './draw-chart.ts';
import { performanceText } from './performance-text.ts';
import type { MeasuredPart } from './performance.ts';
import { filesOf, readPerformance } from './write-performance.ts';

const measured = (...rows: readonly Row[]): MeasuredPart => ({
  day: '2026-11-22',
  machine: { cores: 2, memoryGb: 24, node: 'v24.0.0' },
  rows,
});

const SLOW = row({
  of: 'GET /api/a?b=1&c=2',
  what: 'requests per second',
  figure: 3,
  floor: 10,
  atLeast: 0.4,
});
const FAST = row({ of: 'GET /api/d', what: 'requests per second', figure: 9, floor: 10, atLeast: 0.7 });
const score = (what: string) => row({ of: '/', what, figure: 100, atLeast: 100 });

const committed = (ending: string) => readFile(join(ROOT, `docs/performance.${ending}`), 'utf8');

test('the page and the chart are what the figures beside them say', async () => {
  const files = await filesOf(await readPerformance());
  expect(await committed('json')).toBe(files.json);
  expect(await committed('md')).toBe(files.md);
  expect(await committed('svg')).toBe(files.svg);
});

test('what does not hold stands at the top, and what was not measured is named', () => {
  const text = performanceText({ calls: measured(SLOW, FAST) });
  const [top = '', ...sections] = text.split('\n## ');
  expect(top).toContain('Of 2 limits, 1 does not hold:');
  expect(top).toContain(
    '`GET /api/a?b=1&c=2`, requests per second: 3, 0.30 x of the floor; the limit is at least 0.4 x.',
  );
  expect(top).not.toContain('/api/d');
  expect(top).toContain('Not measured yet: `starts`, `pages`, `soak`, `posts`.');
  expect(sections.map((section) => section.split('\n')[0])).toEqual(['Calls', 'Running it']);
  expect(sections[0]).toContain('Measured on 2026-11-22 with 2 cores, 24 GB of memory and Node v24.0.0.');
});

test('where all limits hold, the page says so', () => {
  expect(performanceText({ calls: measured(FAST) })).toContain('All limits hold: 1 of 1.');
});

test('what says the same of the same page is one line', () => {
  const text = performanceText({
    pages: measured(score('seo'), score('performance'), row({ of: '/', what: 'TBT', figure: 0 })),
  });
  expect(text).toContain(
    '| `/` | seo, performance | 100 |  |  | at least 100 | yes |\n|  | TBT | 0 |  |  |  |  |',
  );
});

const rectangles = (svg: string) =>
  [...svg.matchAll(/<rect class="(ok|over)" x="\d+" y="\d+" width="([\d.]+)"/g)].map(([, kind, width]) => [
    kind,
    Number(width),
  ]);

const PAINTS = measured(
  row({ of: '/slow?b=1&c=2', what: 'LCP', figure: 12, floor: 10, atMost: 1.1 }),
  row({ of: '/fast', what: 'LCP', figure: 6, floor: 10, atMost: 1.1 }),
  row({ of: '/fast', what: 'TBT', figure: 5, atMost: 10 }),
);

test('bars are as long as the shares of the floor, and say where they miss their mark', () => {
  const svg = drawChart({ pages: PAINTS });
  const [slow, fast, ...more] = rectangles(svg);
  expect([slow?.[0], fast?.[0], more]).toEqual(['over', 'ok', []]);
  expect(Number(slow?.[1]) / Number(fast?.[1])).toBeCloseTo(2, 1);
  expect(svg).toContain('>1.20 x, misses 1.1 x<');
  expect(svg).toContain('>0.60 x, limit 1.1 x<');
});

test('the chart is XML with a title and a description, and its names are escaped', () => {
  const svg = drawChart({ pages: PAINTS });
  expect(svg).toMatch(/<title id="title">.+<\/title>\n<desc id="desc">.+<\/desc>/);
  expect(svg).toContain('/slow?b=1&amp;c=2');
  expect(svg.replaceAll(/&(amp|lt|gt);/g, '')).not.toContain('&');
});

test('without pages the chart has no bars', () => {
  expect(rectangles(drawChart({}))).toEqual([]);
});
