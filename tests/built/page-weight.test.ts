import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MERCHANDISE } from '../../src/business/merchandise.ts';
import { MATERIAL_SLUGS } from '../../src/domain/materials/material-slug.ts';
import { fileBytes, weighPage } from './page-weight.ts';

const dist = resolve(import.meta.dirname, '../../dist');

interface Budget {
  readonly file: string;
  readonly criticalBytes: number;
  readonly onLoadJsBytes: number;
  readonly allJsBytes: number;
  /** Of a page whose islands wake in the first screen. */
  readonly awakeJsBytes?: number;
  /** What `allJsBytes` leaves out. */
  readonly except?: RegExp;
}

/**
 * What sends a waiting request comes only where one waits, the finder of the nearest yard only where its button stands. The rest
 * is what waits for a use (layouts/on-demand/parts.ts), whose styles are a sheet apart.
 */
const QUIET_PAGE = {
  criticalBytes: 9_000,
  onLoadJsBytes: 4_096,
  allJsBytes: 6_144,
  except: /send-waiting|nearest-panel/,
};

/** An island with React shows what the server answers; the pay step's scripts come with /payment. */
const ORDER_PAGE = {
  criticalBytes: 9_000,
  onLoadJsBytes: 12_288,
  allJsBytes: 98_304,
  except: /send-waiting|nearest-panel/,
};

/** With the checkout, before the payment scripts. */
const SHOP_PAGE = {
  criticalBytes: 12_000,
  onLoadJsBytes: 12_288,
  awakeJsBytes: 92_160,
  allJsBytes: 107_520,
  except: /PaymentStep|send-waiting|nearest-panel/,
};

/** Pages that a collection makes: all that a pattern finds share its budget, so that a new post needs no row. */
const COLLECTIONS: readonly (Omit<Budget, 'file'> & { readonly pattern: string })[] = [
  { pattern: 'blog{.html,/**/*.html}', ...QUIET_PAGE },
];
/** Of staff, who come every day: a style sheet for all of them, and one island each, without which there is nothing to see. */
const STAFF_PAGE = { criticalBytes: 12_000, onLoadJsBytes: 122_880, allJsBytes: 143_360 };

const BUDGETS: readonly Budget[] = [
  {
    file: 'index.html',
    criticalBytes: 13_500,
    onLoadJsBytes: 12_288,
    allJsBytes: 106_496,
    except: /send-waiting/,
  },
  // The finder brings a table of ZIP codes, at a press of its button.
  {
    file: 'locations.html',
    ...QUIET_PAGE,
    allJsBytes: 8_448,
    except: /send-waiting/,
  },
  { file: 'location/griffin.html', ...QUIET_PAGE },
  { file: 'location/newnan.html', ...QUIET_PAGE },
  { file: 'location/atlanta.html', ...QUIET_PAGE },
  { file: 'location/not-found.html', ...QUIET_PAGE },
  // The price's chart, when it is in sight.
  ...MATERIAL_SLUGS.map((slug) => ({ file: `materials/${slug}.html`, ...QUIET_PAGE, allJsBytes: 7_568 })),
  // With the three questions.
  { file: 'what-to-bring.html', ...QUIET_PAGE, allJsBytes: 6_976 },
  { file: 'thank-you.html', ...QUIET_PAGE },
  // Beside a form like the others: days and times, and the look-up of an address.
  { file: 'pickup.html', ...ORDER_PAGE, allJsBytes: 104_448 },
  { file: 'callback.html', ...ORDER_PAGE, allJsBytes: 104_448 },
  // Prices, their store and the sums come when the estimator is in sight; still without React.
  { file: 'estimate.html', ...QUIET_PAGE, allJsBytes: 13_344 },
  // Ours alone; the engine and its index are Pagefind's.
  { file: 'search.html', ...QUIET_PAGE, allJsBytes: 8_448 },
  { file: 'offline.html', ...QUIET_PAGE, allJsBytes: 7_168 },
  { file: '404.html', ...QUIET_PAGE },
  { file: 'merch.html', ...SHOP_PAGE },
  // Its steps are in the first screen, not behind a tap; none of them waits for a chunk that may not come.
  { file: 'checkout.html', ...SHOP_PAGE, awakeJsBytes: 94_208 },
  ...MERCHANDISE.map(({ slug }) => ({ file: `merch/${slug}.html`, ...SHOP_PAGE })),
  { file: 'payment.html', ...ORDER_PAGE, allJsBytes: 107_520 },
  { file: 'payment-success.html', ...ORDER_PAGE },
  { file: 'order-confirmation.html', ...ORDER_PAGE },
  { file: 'order-lookup.html', ...ORDER_PAGE },
  { file: 'merch-contact.html', ...ORDER_PAGE },
  // With the dashboard, which comes when somebody has signed in.
  {
    file: 'rewards.html',
    criticalBytes: 9_000,
    onLoadJsBytes: 12_288,
    awakeJsBytes: 97_280,
    allJsBytes: 112_640,
    except: /send-waiting|nearest-panel/,
  },
  ...COLLECTIONS.flatMap(({ pattern, ...budget }) =>
    globSync(pattern, { cwd: dist }).map((file) => ({ file, ...budget })),
  ),
  ...globSync('admin{,/**/*}.html', { cwd: dist }).map((file) => ({ file, ...STAFF_PAGE })),
];

test('the site is built', () => {
  expect(existsSync(dist), 'run `npm run build` first').toBe(true);
});

test('every page has a budget', () => {
  const pages = globSync('**/*.html', { cwd: dist }).toSorted();
  expect(pages).toEqual(BUDGETS.map(({ file }) => file).toSorted());
});

test.each(COLLECTIONS)('$pattern finds pages', ({ pattern }) => {
  expect(globSync(pattern, { cwd: dist }).length).toBeGreaterThan(1);
});

describe.each(BUDGETS)('$file', ({ file, ...budget }) => {
  const weight = weighPage(dist, file, budget.except);

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

const wakingPages = BUDGETS.flatMap(({ file, except, awakeJsBytes }) =>
  awakeJsBytes === undefined ? [] : [{ file, except, awakeJsBytes }],
);

test.each(wakingPages)(
  '$file keeps the script of its first screen in budget',
  ({ file, except, awakeJsBytes }) =>
    expect(weighPage(dist, file, except).awakeJsBytes).toBeLessThanOrEqual(awakeJsBytes),
);

test('the one font stays under 20 KB', () => {
  const fonts = globSync('assets/*.woff2', { cwd: dist });
  expect(fonts).toHaveLength(1);
  expect(fileBytes(dist, fonts[0] as string)).toBeLessThanOrEqual(20_480);
});
