import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { translatedPage } from '../../src/translated-pages.es.ts';
import { BUILT_PAGES, type BuiltPage } from './built-page.ts';
import { fileBytes, weighPage } from './page-weight.ts';

const dist = resolve(import.meta.dirname, '../../dist');

interface Budget {
  readonly file: string;
  /** HTML with its inlined CSS. */
  readonly criticalBytes: number;
  /** Scripts that run without a scroll or a tap, including islands in the first screen. */
  readonly onLoadJsBytes: number;
  /** All scripts that the page may ever load. */
  readonly allJsBytes: number;
  readonly isAwake?: boolean;
}

const KB = 1_024;

/** The first flight of TCP. */
const FIRST_FLIGHT_BYTES = 14_600;

const HOME = {
  // The first flight also carries the page's headers, some 700 bytes. Beyond it, the first paint is a sixth later.
  criticalBytes: 13_900,
  onLoadJsBytes: 14 * KB,
  allJsBytes: 140 * KB,
};
const QUIET_PAGE = { criticalBytes: 12_000, onLoadJsBytes: 10 * KB, allJsBytes: 16 * KB };
/** A list, a strip or a calculator that asks for the prices of the day. */
const PRICES_PAGE = { ...QUIET_PAGE, allJsBytes: 19 * KB };
/** Spanish takes a tenth more letters, and its addresses are longer. */
const IN_SPANISH: Readonly<Record<string, Omit<Budget, 'file'>>> = {
  'es.html': { ...HOME, criticalBytes: 14_420, onLoadJsBytes: 14.25 * KB },
};
/** A screen in the yard that loads once a night. */
const BOARD = { ...PRICES_PAGE, onLoadJsBytes: 15 * KB };
const ISLAND_PAGE = {
  criticalBytes: FIRST_FLIGHT_BYTES,
  onLoadJsBytes: 140 * KB,
  allJsBytes: 140 * KB,
  isAwake: true,
};
/** Opened every day, and kept by the device from then on. */
const STAFF_PAGE = { criticalBytes: 12_000, onLoadJsBytes: 400 * KB, allJsBytes: 400 * KB };

/**
 * Left out of `allJsBytes`: the pay step's scripts, the code that sends a waiting request, the finder of the nearest yard with
 * its ZIP codes, where a car is to be towed from, the forms of a question about a ticket, of a mailed code and of what a device is asked once, the frame's seldom parts, and what Spanish pages say of the server's refusals.
 */
const SELDOM =
  /PaymentStep|PayOrderPanel|send-waiting|nearest-panel|TicketQuestionForm|MailedCodeForm|EnterCode|ShowTicket|TowFields|server-sentences|seldom/;

const ISLAND_PAGES =
  /^(?:merch|merch\/.*|merch-contact|checkout|payment|payment-success|order-.*|request|offer|privacy\/request|privacy\/confirm|sell-your-car|pickup|callback|rewards|ticket)\.html$/;

const PRICES_PAGES = /^(?:estimate|offline|prices|locations?(?:\/.*)?|materials\/.*)\.html$/;

/** A Spanish page has the budget of the English one. */
const englishFile = ({ file, path }: BuiltPage): string =>
  BUILT_PAGES.find((page) => page.path === translatedPage(path)?.en)?.file ?? file;

const limitsOf = (file: string): Omit<Budget, 'file'> => {
  if (file === 'index.html') return HOME;
  if (ISLAND_PAGES.test(file)) return ISLAND_PAGE;
  if (/^admin[./]/.test(file)) return STAFF_PAGE;
  if (/^(?:es\/tablero|board)\//.test(file)) return BOARD;
  return PRICES_PAGES.test(file) ? PRICES_PAGE : QUIET_PAGE;
};
const budgetOf = (page: BuiltPage): Budget => ({
  file: page.file,
  ...(IN_SPANISH[page.file] ?? limitsOf(englishFile(page))),
});

const WEIGHED = BUILT_PAGES.map((page) => {
  const { isAwake, ...most } = budgetOf(page);
  const { awakeJsBytes, ...weight } = weighPage(dist, page.file, SELDOM);
  return { page: page.file, most, ...weight, ...(isAwake ? { onLoadJsBytes: awakeJsBytes } : {}) };
});

type Weighed = 'criticalBytes' | 'onLoadJsBytes' | 'allJsBytes';

/** The pages that weigh more than they may. */
const over = (what: Weighed) =>
  WEIGHED.filter((each) => each[what] > each.most[what]).map((each) => ({
    page: each.page,
    bytes: each[what],
    most: each.most[what],
  }));

test('the site is built', () => {
  expect(existsSync(dist), 'run `npm run build` first').toBe(true);
  expect(WEIGHED.length).toBeGreaterThan(100);
});

test('each page keeps its HTML and inlined CSS in budget', () => {
  expect(over('criticalBytes')).toEqual([]);
});

test('each page keeps the script that runs on load in budget', () => {
  expect(over('onLoadJsBytes')).toEqual([]);
});

test('each page keeps all script it can come to load in budget', () => {
  expect(over('allJsBytes')).toEqual([]);
});

test('no page lets anything hold back its first paint', () => {
  const held = WEIGHED.filter(({ blocking }) => blocking.length > 0);
  expect(held.map(({ page, blocking }) => ({ page, blocking }))).toEqual([]);
});

test('each page holds at most 650 elements', () => {
  const large = WEIGHED.filter(({ elements }) => elements > 650);
  expect(large.map(({ page, elements }) => ({ page, elements }))).toEqual([]);
});

test('home brings no React before a scroll or a tap, and few files', () => {
  const { onLoadJsFiles } = weighPage(dist, 'index.html');
  expect(onLoadJsFiles.filter((file) => /react|client/.test(file))).toEqual([]);
  // Besides these there are the page, its face, one sprite of drawings and the prices.
  expect(onLoadJsFiles.length).toBeLessThanOrEqual(6);
});

test('the one font stays under 20 KB', () => {
  const fonts = globSync('assets/*.woff2', { cwd: dist });
  expect(fonts).toHaveLength(1);
  expect(fileBytes(dist, fonts[0] as string)).toBeLessThanOrEqual(20_480);
});
