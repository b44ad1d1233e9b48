import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { translatedPage } from '../../src/translated-pages.es.ts';
import { BUILT_PAGES, type BuiltPage } from './built-page.ts';
import { fileBytes, type PageWeight, weighPage } from './page-weight.ts';

const dist = resolve(import.meta.dirname, '../../dist');
const KB = 1_024;

/** What a kind of page may weigh. */
interface Budget {
  readonly of: string;
  /** HTML with its inlined CSS. */
  readonly criticalBytes: number;
  /** Which of the page's scripts `scriptBytes` limits. */
  readonly scripts: 'onLoad' | 'awake' | 'all';
  readonly scriptBytes: number;
}

/** The first flight of TCP. */
const FIRST_FLIGHT_BYTES = 14_600;

/** Its first flight also carries 750 bytes of headers. Beyond it, the first paint is a sixth later. */
const HOME = { of: 'home', criticalBytes: 13_850, scripts: 'onLoad', scriptBytes: 17 * KB } as const;
const QUIET = {
  of: 'quiet',
  criticalBytes: FIRST_FLIGHT_BYTES,
  scripts: 'onLoad',
  scriptBytes: 17 * KB,
} as const;
/** With an island: the shop, the checkout, rewards, and every form. */
const ISLAND = {
  of: 'island',
  criticalBytes: FIRST_FLIGHT_BYTES,
  scripts: 'awake',
  scriptBytes: 140 * KB,
} as const;
/** Opened every day, and kept by the device from then on. */
const STAFF = {
  of: 'staff',
  criticalBytes: FIRST_FLIGHT_BYTES,
  scripts: 'all',
  scriptBytes: 400 * KB,
} as const;

const ISLAND_PAGES =
  /^(?:merch|merch\/.*|merch-contact|checkout|payment|payment-success|order-.*|request|offer|privacy\/request|privacy\/confirm|sell-your-car|pickup|callback|rewards|ticket)\.html$/;

/** A Spanish page has the budget of the English one. */
const englishFile = ({ file, path }: BuiltPage): string =>
  BUILT_PAGES.find((page) => page.path === translatedPage(path)?.en)?.file ?? file;

function budgetOf(file: string): Budget {
  if (file === 'index.html') return HOME;
  if (ISLAND_PAGES.test(file)) return ISLAND;
  return /^admin[./]/.test(file) ? STAFF : QUIET;
}

const WEIGHED = BUILT_PAGES.map((page) => ({
  page: page.file,
  most: budgetOf(englishFile(page)),
  ...weighPage(dist, page.file),
}));

/** The pages that weigh more than they may. */
const over = (bytesOf: (weight: PageWeight, budget: Budget) => number, most: (budget: Budget) => number) =>
  WEIGHED.filter((each) => bytesOf(each, each.most) > most(each.most)).map((each) => ({
    page: each.page,
    bytes: bytesOf(each, each.most),
    most: most(each.most),
  }));

test('the site is built', () => {
  expect(existsSync(dist), 'run `npm run build` first').toBe(true);
  expect(WEIGHED.length).toBeGreaterThan(100);
});

test('each page keeps its HTML and inlined CSS in budget', () => {
  expect(
    over(
      ({ criticalBytes }) => criticalBytes,
      ({ criticalBytes }) => criticalBytes,
    ),
  ).toEqual([]);
});

test('each page keeps its scripts in budget', () => {
  expect(
    over(
      ({ scriptBytes }, { scripts }) => scriptBytes[scripts],
      ({ scriptBytes }) => scriptBytes,
    ),
  ).toEqual([]);
});

// A file that moves takes its name in astro.config.mjs along; else its page loads two dozen small ones.
test.each(['', 'es/'])('what the pages of %j share is in a file of its name', (root) => {
  const shared = globSync(`${root}assets/{frame,prices}.*.js`, { cwd: dist });
  expect(shared).toHaveLength(2);
});

test('no page lets anything hold back its first paint', () => {
  const held = WEIGHED.filter(({ blocking }) => blocking.length > 0);
  expect(held.map(({ page, blocking }) => ({ page, blocking }))).toEqual([]);
});

test('each page holds at most 650 elements', () => {
  const large = WEIGHED.filter(({ elements }) => elements > 650);
  expect(large.map(({ page, elements }) => ({ page, elements }))).toEqual([]);
});

test('home and quiet pages bring no React before a scroll or a tap', () => {
  const loud = WEIGHED.filter(({ most, bringsReact }) => most.scripts === 'onLoad' && bringsReact);
  expect(loud.map(({ page }) => page)).toEqual([]);
});

test('the one font stays under 20 KB', () => {
  const fonts = globSync('assets/*.woff2', { cwd: dist });
  expect(fonts).toHaveLength(1);
  expect(fileBytes(dist, fonts[0] as string)).toBeLessThanOrEqual(20_480);
});
