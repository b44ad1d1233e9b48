import { eq } from 'drizzle-orm';
import type { Locator, Page } from 'playwright/test';
import { priceBatches } from '../../netlify/database/schema/price-batches.ts';
import { newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { eachOf } from '../support/each-of.ts';
import { printedPages } from '../support/printed.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const listed = (page: Page, name: string) =>
  page.locator('price-list li').filter({ has: page.getByText(name, { exact: true }) });
const onBoard = (page: Page, name: string) =>
  page.locator('price-board li').filter({ has: page.getByText(name, { exact: false }) });

const BOARD_MINUTE = 60_000;

const priceIn = async (place: Locator) => {
  const text = await place.textContent();
  return /\$[\d.]+/.exec(text ?? '')?.[0];
};

/** What a visitor of Griffin's prices reads of a grade that is a card, in all five places. */
async function readEverywhere(visitor: Page, name: string, figure: string) {
  await visitor.goto('/prices');
  await visitor
    .getByRole('navigation', { name: 'Yard', exact: true })
    .getByRole('link', { name: 'Griffin GA' })
    .click();
  await expect(visitor).toHaveURL(/\/prices\?yard=griffin$/);
  await expect(visitor.getByText(/^Griffin GA, prices as of/)).toBeVisible();
  const list = await priceIn(listed(visitor, name).locator('b'));
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText(/^Printed \w{3} \d+, /)).toBeVisible();
  await expect(listed(visitor, name).locator('b')).toBeVisible();
  const paper = await priceIn(listed(visitor, name).locator('b'));
  await visitor.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await visitor.goto('/board/griffin');
  await expect(onBoard(visitor, name)).toBeVisible();
  // It opens with the prices it had, and then asks.
  await expect(onBoard(visitor, name).locator('b')).toContainText(figure);
  const board = await priceIn(onBoard(visitor, name).locator('b'));
  // The yard chosen on the list stays with the tab.
  await visitor.goto('/#pricing');
  await expect(visitor.locator('#pricing')).toContainText('At Griffin GA.');
  const card = await priceIn(visitor.locator('.price-card').filter({ hasText: name }).locator('strong'));
  await visitor.goto('/estimate');
  await expect(visitor.getByText(/^Prices as of .* at Griffin GA/)).toBeVisible();
  await visitor.getByLabel('Metal').first().selectOption({ label: name });
  const estimate = await priceIn(visitor.locator('[data-rate]').first());
  return { card, list, board, estimate, paper };
}

const all = (figure: string) => ({
  card: figure,
  list: figure,
  board: figure,
  estimate: figure,
  paper: figure,
});

// Asked: 233
test('an owner’s batch that waited reaches cards, list, board, estimate and paper in the same minute', async ({
  page,
  context,
  stack,
}) => {
  await signInAs(page, stack, 'owner');
  await page.goto('/admin/prices');
  await page.getByText('Add a grade', { exact: true }).click();
  const form = page.locator('details').filter({ has: page.getByText('Add a grade', { exact: true }) });
  await form.getByLabel('Name', { exact: true }).fill('Beryllium Copper');
  await page.getByLabel('How to identify it (up to 120').fill('Springs and molds, marked BeCu');
  await form.getByLabel('Group').selectOption('copper');
  await button(page, 'Add grade').click();
  await expect(page.getByLabel('Price in dollars')).toBeFocused();
  await page.getByLabel('Price in dollars').fill('5.10');
  await button(page, 'Add grade').click();
  await expect(page.getByText('Beryllium Copper added')).toBeVisible();

  // The common price of one card, and Griffin's own price of the same and of the new grade, in one batch.
  await page.getByLabel('New price for Bare Bright Copper').fill('4.60');
  await page.getByLabel('Prices for').selectOption('griffin');
  await page.getByLabel('New price for Bare Bright Copper at Griffin GA').fill('4.75');
  await page.getByLabel('Find a grade').fill('beryllium');
  await page.getByLabel('New price for Beryllium Copper at Griffin GA').fill('5.20');
  await button(page, 'Review changes').click();
  await expect(page.getByRole('heading', { name: 'Review 3 new prices' })).toBeFocused();
  await page.getByLabel('Schedule for later').check();
  await page.getByLabel('Date and time in Georgia').fill(newYorkLocal(new Date(Date.now() + 7_200_000)));
  await button(page, 'Schedule prices').click();
  const history = page.getByRole('region', { name: 'Recent changes' });
  await expect(history.getByText('Scheduled for')).toBeVisible();

  const visitor = await context.newPage();
  expect(await readEverywhere(visitor, 'Bare Bright Copper', '$4.50')).toEqual(all('$4.50'));
  await atCounter(stack, (db) =>
    db
      .update(priceBatches)
      .set({ publishAt: new Date(Date.now() - 1_000) })
      .where(eq(priceBatches.state, 'scheduled')),
  );
  const publishedAt = Date.now();
  await stack.invoke('run-due-work');
  expect(await readEverywhere(visitor, 'Bare Bright Copper', '$4.75')).toEqual(all('$4.75'));
  expect(Date.now() - publishedAt).toBeLessThan(BOARD_MINUTE);
  await visitor.getByLabel('Metal').first().selectOption('Beryllium Copper');
  await expect(visitor.locator('[data-rate]').first()).toHaveText(/^\$5\.20 /);

  // Another yard pays the common price of the same batch; the list says which grades differ.
  await visitor.goto('/board/newnan');
  await expect(onBoard(visitor, 'Bare Bright Copper')).toContainText('$4.60');
  await visitor.goto('/prices?yard=griffin');
  await expect(listed(visitor, 'Bare Bright Copper')).toContainText('per lb, this yard');
  await visitor.getByRole('link', { name: 'All yards' }).click();
  await expect(visitor).toHaveURL(/\/prices$/);
  await expect(listed(visitor, 'Bare Bright Copper')).toContainText('$4.60');
  await expect(listed(visitor, 'Bare Bright Copper')).toContainText('per lb, by yard');
  await expect(listed(visitor, '#1 Copper').locator('i')).toHaveText('per lb');
  await expect(listed(visitor, 'Beryllium Copper')).toContainText('$5.10');
  await visitor.goto('/materials/copper');
  for (const strip of await eachOf(visitor.locator('price-strip'), 2)) {
    await strip.scrollIntoViewIfNeeded();
    await expect(strip.locator('[data-metal=copper_wire] b')).toHaveText('$4.60');
  }
  await visitor.close();

  await page.reload();
  // Back to the common price by one press; here it is looked at, and the whole batch undone instead.
  await page.getByLabel('Prices for').selectOption('griffin');
  await button(page, 'Same as all yards: Bare Bright Copper at Griffin GA').click();
  await button(page, 'Review changes').click();
  await expect(page.getByText(/\$4\.75 → \$4\.60 per lb, same as all yards/)).toBeVisible();
  await button(page, 'Back to prices').click();
  await button(page, 'Clear all').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear all' }).click();
  await button(page, /^Undo: Bare Bright Copper, Bare Bright Copper at Griffin GA/).click();
  await expect(history.getByRole('listitem').first()).toContainText('Undone (was published');

  // By keyboard a grade goes up and down, and its button keeps the focus; the first one cannot go up.
  await page
    .getByRole('group')
    .filter({ hasText: /^Copper/ })
    .last()
    .locator('summary')
    .click();
  const up = button(page, 'Move Beryllium Copper up');
  const down = button(page, 'Move Beryllium Copper down');
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(down).toHaveAttribute('aria-disabled', 'false');
  await expect(up).toBeFocused();
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await expect(down).toBeFocused();
  await expect(page.getByRole('button', { name: /^Move .* up$/ }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);

  // Hidden again, it is on no list.
  await button(page, 'Edit Beryllium Copper').click();
  await page
    .getByRole('form', { name: 'Edit Beryllium Copper' })
    .getByLabel('Where it shows')
    .selectOption('hidden');
  await button(page, 'Save grade').click();
  await expect(page.getByText('Beryllium Copper saved')).toBeVisible();
  const answer = await page.request.get('/api/price-list');
  expect(await answer.text()).not.toContain('Beryllium');
});

test('staff without the owner’s role set prices there and see no way to change grades @proof', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'staff');
  await page.goto('/admin/prices');
  await expect(page.getByLabel('New price for Steel')).toBeVisible();
  await expect(page.getByText('Only owners can add, rename and reorder grades.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Grades', exact: true })).toHaveCount(0);
});

// Asked: 234, 354
test('the list is found, filtered and printed on one page, and moves nothing @as-it-loads', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/prices');
  await expect(page.locator('price-list')).toHaveAttribute('data-yard', '');
  await expectAccessibleInLightAndDark(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) =>
          done(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.01);
  await page.getByLabel('Find a metal').fill('batter');
  await expect(page.locator('price-list li:visible')).toHaveCount(4);
  await expect(page.getByText('4 found')).toBeVisible();
  await page.getByLabel('Find a metal').fill('gold');
  await expect(page.getByText(/^Nothing found\. Please call us/)).toBeVisible();
  await page.getByLabel('Find a metal').fill('');
  await page.getByRole('navigation', { name: 'Groups' }).getByRole('link', { name: 'Steel' }).click();
  await expect(page.getByRole('heading', { name: 'Steel', exact: true })).toBeInViewport();
  await expect(listed(page, 'Prepared Steel').getByRole('link').first()).toHaveAttribute(
    'href',
    '/materials/steel',
  );

  await page.goto('/prices?yard=atlanta');
  await expect(page.getByText(/^Atlanta GA, prices as of/)).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('navigation', { name: 'Yard' }).locator('[aria-current]')).toHaveText(
    'Atlanta GA',
  );
  expect(await printedPages(page)).toBe(1);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto(`${baseURL}/prices`);
  await expect(listed(reader, '#1 Copper')).toContainText('Clean pipe or bus bar');
  await expect(listed(reader, '#1 Copper').locator('b')).toHaveText(/^\$\d/);
  await expect(reader.getByRole('heading', { level: 2 })).toContainText(['Copper', 'Brass', 'Aluminum']);
  await expect(reader.getByRole('main').getByRole('link', { name: '(770) 555-0142' })).toBeVisible();
  await plain.close();
});

// Asked: 235
test('a television turns its screens, says when its prices are old, and at last shows none', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.clock.install();
  await page.setViewportSize({ width: 1920, height: 1080 });
  // What it saved while its clock was an hour ahead.
  await page.addInitScript(() => {
    const lastUpdated = new Date(Date.now() + 3_600_000).toISOString();
    localStorage['board:griffin'] ??= JSON.stringify({ prices: [], lastUpdated });
  });
  await page.goto('/board/griffin');
  const board = page.locator('price-board');
  const rows = board.locator('li');
  // The script comes after the first frame.
  await page.clock.runFor(1_000);
  await expect(rows.first()).toContainText('Bare Bright Copper');
  await expect(board).toHaveAttribute('data-trust', 'fresh');
  expect(
    await page.evaluate(
      () => Date.parse(JSON.parse(localStorage['board:griffin']).lastUpdated) <= Date.now(),
    ),
  ).toBe(true);
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(12);
  await expectAccessible(page);
  // Nothing is cut off, and what one reads from afar is at least a thirtieth of the screen high.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1080);
  const size = await rows
    .first()
    .locator('b')
    .evaluate((price) => parseFloat(getComputedStyle(price).fontSize));
  expect(size).toBeGreaterThan(36);
  const first = await rows.first().textContent();
  await page.clock.runFor(12_000);
  await expect(rows.first()).not.toHaveText(first ?? '');

  await page.route('**/api/price-list*', (route) => route.abort());
  await page.clock.runFor(14 * BOARD_MINUTE);
  await expect(board).toHaveAttribute('data-trust', 'fresh');
  await page.clock.runFor(2 * BOARD_MINUTE);
  await expect(board).toHaveAttribute('data-trust', 'dim');
  await expect(board.getByText(/^Prices as of .*\. Please ask before you sell\.$/)).toBeVisible();
  await page.clock.fastForward(12 * 60 * BOARD_MINUTE);
  await page.clock.runFor(BOARD_MINUTE);
  await expect(board).toHaveAttribute('data-trust', 'blank');
  await expect(rows).toHaveCount(0);
  await expect(board.getByText('Please ask at the scale for today’s prices.')).toBeVisible();
  await page.unroute('**/api/price-list*');
  await page.clock.runFor(BOARD_MINUTE);
  await expect(board).toHaveAttribute('data-trust', 'fresh');
});

test('no name, note, change or price is cut on a television, whose list says since when the prices hold @proof', async ({
  page,
}) => {
  // Every grade in one list, which scrolls.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, same, since] of [
    [
      '/board/griffin',
      'No change',
      /^Prices as of [A-Z][a-z]{2} \d+, .* Eastern time, checked \d+:\d\d [AP]M$/,
    ],
    ['/es/tablero/griffin', 'Igual', /^Precios al .*, hora de Georgia, revisados: \d+:\d\d\s[ap]\.\sm\.$/],
  ] as const) {
    await page.goto(path);
    const cells = page.locator('price-board li > *');
    await expect.poll(() => cells.count()).toBeGreaterThan(200);
    await expect(page.locator('[data-as-of]')).toHaveText(since);
    for (const [width, height] of [
      [1280, 720],
      [1280, 1024],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect
        .poll(
          () =>
            cells.evaluateAll((found) =>
              found
                .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                .map(({ textContent }) => textContent),
            ),
          `${path} at ${width}`,
        )
        .toEqual([]);
      const notes = page.locator('price-board small').filter({ visible: true });
      await (width < 1920 ? expect(notes).toHaveCount(0) : expect(notes).not.toHaveCount(0));
    }
    // "=" to the eye, its words to a screen reader.
    const still = page.getByRole('listitem').getByText(same).first();
    await expect(still).toHaveCSS('font-size', '0px');
    await expect(still).toHaveAttribute('data-direction', 'same');
  }
});

for (const [language, paths, ask, call] of [
  [
    'English',
    {
      home: '/',
      list: '/prices?yard=griffin',
      yard: '/location/griffin',
      board: '/board/griffin',
      estimate: '/estimate',
    },
    'Griffin GA: please call for today’s prices',
    'Please ask at the scale for today’s prices.',
  ],
  [
    'Spanish',
    {
      home: '/es',
      list: '/es/precios?yard=griffin',
      yard: '/es/ubicaciones/griffin',
      board: '/es/tablero/griffin',
      estimate: '/es/calcular',
    },
    'Griffin GA: llámenos por los precios de hoy',
    'Pregunte en la báscula por los precios de hoy.',
  ],
] as const)
  test(`a list without any price shows none, and asks to call, in ${language} @proof`, async ({ page }) => {
    await page.route(/\/api\/(price-list|metal-prices)/, (route) => route.fulfill({ json: [] }));
    const dollars = page.locator('main').getByText(/\$\d/);
    await page.goto(paths.list);
    await expect(page.locator('[data-where]')).toHaveText(ask);
    await expect(dollars).toHaveCount(0);
    await expectAccessible(page);

    await page.goto(paths.yard);
    await page.locator('price-strip').evaluate((strip) => strip.scrollIntoView());
    await expect(page.locator('price-strip')).toBeHidden();

    await page.goto(paths.board);
    await expect(page.locator('[data-as-of]')).toHaveText(call);
    await expect(page.locator('price-board li')).toHaveCount(0);

    await page.goto(paths.estimate);
    await expect(page.locator('estimate-lines')).toHaveAttribute('data-state', 'empty');
    await expect(page.locator('estimate-lines a[href="tel:+17705550142"]:visible').first()).toBeVisible();

    await page.goto(paths.home);
    await expect(page.locator('price-ticker a[href="tel:+17705550142"]')).toBeVisible();
    await expect(page.locator('price-ticker li:visible')).toHaveCount(0);
  });

test.describe('after a power cut', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the board comes up without a network, with its last prices @proof', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED/);
    await page.goto('/board/griffin');
    const rows = page.locator('price-board li');
    await expect(rows.first()).toContainText('$');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: 20_000,
    });
    // A nightly reload, through the worker.
    await page.reload();
    await expect(rows.first()).toContainText('$');
    const isCached = () =>
      page.evaluate(async () => (await caches.match('/board/griffin', { ignoreSearch: true })) !== undefined);
    await expect.poll(isCached).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(rows.first()).toContainText('$');
    await expect(page.locator('[data-as-of]')).toContainText(/^Prices as of/);
  });
});
