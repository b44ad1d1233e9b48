import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SHOP_SHIPPING_CENTS } from '../../src/business/constants.ts';
import { moneyText } from '../../src/domain/shared/numbers/money.ts';
import { rewardsPath } from '../../src/paths.ts';
import { rewardsPath as spanishRewardsPath } from '../../src/paths.es.ts';
import { BUILT_PAGES, DIST } from './built-page.ts';
import { SEARCH_FRAGMENTS } from './search-fragments.ts';

// A price changes without a build. It may stand on a page, which brings it up to date and says its minute (decision 32), and nowhere
// else that the build writes: nothing brings that up to date.

/** Changes with a build alone. */
const SHIPPING = moneyText(SHOP_SHIPPING_CENTS);
/** A currency with a figure, or the minute of a price. */
const PRICE = /.{0,30}(?:\$ ?[\d…]|[AP]M Eastern time|m\., hora de Georgia).{0,20}/g;
/** "checking…" */
const LOADING = /.{0,30}\p{L}…/gu;
const pricesIn = (text: string) => text.replaceAll(SHIPPING, 'shipping').match(PRICE) ?? [];

test('the search shows no amount of a price, not when it was set, and no word of loading', () => {
  // A post’s figures are its author’s, and tiers and bonuses are code.
  const kept = SEARCH_FRAGMENTS.filter(
    ({ url, meta: { kind } }) => kind !== 'Post' && ![rewardsPath, spanishRewardsPath].includes(url),
  );
  expect(
    kept.flatMap(({ url, content, meta }) =>
      [...pricesIn(`${content} ${JSON.stringify(meta)}`), ...(content.match(LOADING) ?? [])].map(
        (found) => `${url}: ${found}`,
      ),
    ),
  ).toEqual([]);
});

test('metals stay findable by name on every page that has their price', () => {
  for (const name of ['Bare Bright Copper', 'Cobre brillante'])
    expect(SEARCH_FRAGMENTS.filter(({ content }) => content.includes(name)).length).toBeGreaterThanOrEqual(5);
});

test('texts that others keep have none: feeds, facts for assistants, descriptions and cards', () => {
  const files = globSync(
    ['**/llms.txt', '**/*.xml', '**/*.webmanifest', 'openapi.json', 'sw.js', '**/assets/shell.*.json'],
    { cwd: DIST },
  );
  expect(files).toEqual(expect.arrayContaining(['llms.txt', 'es/llms.txt', 'blog/rss.xml', 'sw.js']));
  const inFiles = files.flatMap((file) =>
    pricesIn(readFileSync(join(DIST, file), 'utf8')).map((found) => `${file}: ${found}`),
  );
  const inHeads = BUILT_PAGES.flatMap((page) =>
    pricesIn([page.title, ...page.all(/<meta [^>]*content="([^"]*)"/g)].join('\n')).map(
      (found) => `${page.file}: ${found}`,
    ),
  );
  expect([inFiles, inHeads]).toEqual([[], []]);
});

test('structured data has a price of merchandise alone, whose pages are built anew when it changes', () => {
  const priced = BUILT_PAGES.filter(({ structuredData }) =>
    /"[^"]*price"|\$ ?\d/i.test(JSON.stringify(structuredData)),
  );
  expect(priced.filter(({ path }) => !path.startsWith('/merch/')).map(({ file }) => file)).toEqual([]);
});
