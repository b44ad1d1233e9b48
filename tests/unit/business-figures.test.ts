import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/root.ts';

// docs/business-rules.md tells an owner each figure next to the constant that holds it. Anybody who changes one must change both.

const DOCUMENT = 'docs/business-rules.md';

const constants = new Map<string, unknown>();
for (const file of globSync('src/{business,domain}/**/*.ts', { cwd: ROOT })) {
  if (/\.(test|es|api)\.ts$/.test(file)) continue;
  for (const [name, value] of Object.entries((await import(join(ROOT, file))) as object))
    constants.set(name, value);
}

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** 4 as "4" or "four", 1000 as "1,000". */
function said(value: number): readonly string[] {
  const digits = value.toLocaleString('en-US', { maximumFractionDigits: 4 });
  return [digits, ...(WORDS[value] ? [WORDS[value]] : [])];
}

const UNITS = { second: 1_000, minute: 60_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 };

/** 5400000 as "90 minutes" or "1.5 hours". */
const spans = (ms: number): readonly string[] =>
  Object.entries(UNITS).flatMap(([unit, each]) =>
    said(ms / each).flatMap((count) => [
      `${count} ${unit}`,
      ...(ms === each ? [`an ${unit}`, `a ${unit}`] : []),
    ]),
  );

/** How a sentence may say a constant; null: it is no figure. */
function sayings(name: string, value: unknown): readonly (readonly string[])[] | null {
  if (typeof value === 'number') {
    if (name.endsWith('_MS')) return [spans(value)];
    if (name.endsWith('_SECONDS')) return [spans(value * 1_000)];
    if (name.endsWith('_MINUTES')) return [spans(value * 60_000)];
    const dollars = `$${(value / 100).toLocaleString('en-US')}`;
    if (name.endsWith('_CENTS'))
      return [[...said(value), dollars, `${dollars}.00`, ...said(value).map((cents) => `${cents} cent`)]];
    if (name.endsWith('_MILLI_PERCENT')) return [[`${value / 1_000}%`]];
    return [said(value)];
  }
  const { limit, windowMs, freely, stepMs } = (value ?? {}) as Partial<Record<string, number>>;
  if (limit === undefined || windowMs === undefined) return null;
  // What slows tries down is told by the longest pause.
  return freely === undefined || stepMs === undefined
    ? [said(limit), spans(windowMs)]
    : [spans((limit - freely) * stepMs)];
}

/** The paragraphs and rows that name a constant alone, with it. */
const told = readFileSync(join(ROOT, DOCUMENT), 'utf8')
  .split(/\n(?=\n|[-|])/)
  .flatMap((text) =>
    [...text.matchAll(/`([A-Z][A-Z0-9_]+[A-Z0-9])`/g)].map(([, name = '']) => ({ name, text })),
  );

const says = (text: string, options: readonly string[]) =>
  options.some((option) =>
    new RegExp(`(?<![\\d.,$])${option.replaceAll(/[$.]/g, '\\$&')}(?![\\d]|[.,]\\d)`, 'i').test(text),
  );

test('each constant of the rules is there, and its figure stands beside it', () => {
  expect(told.length).toBeGreaterThan(40);
  const wrong = told.flatMap(({ name, text }) => {
    if (!constants.has(name)) return [`${name} is no constant`];
    const missing = sayings(name, constants.get(name))?.filter((options) => !says(text, options)) ?? [];
    return missing.map((options) => `${name}: none of ${options.join(' / ')}`);
  });
  expect(wrong).toEqual([]);
});
