import type { Page } from 'playwright/test';
import { eachOf } from '../support/each-of.ts';
import { letterhead, printedPages } from '../support/printed.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const NAMES = {
  copper: 'Copper',
  steel: 'Steel',
  aluminum: 'Aluminum',
  brass: 'Brass',
  'auto-bodies': 'Sell your junk car',
  'stainless-steel': 'Stainless steel',
};

const HISTORY = '**/api/metal-prices/*/history';
const daysBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Returns the history of every metal with these prices, each with its age in days. */
const answerHistory = (page: Page, ...points: readonly (readonly [daysAgo: number, price: string])[]) =>
  page.route(HISTORY, (route) => {
    const metalType = new URL(route.request().url()).pathname.split('/')[3];
    const json = {
      metalType,
      unit: 'lb',
      points: points.map(([days, price]) => ({ from: daysBefore(days), price })),
    };
    return route.fulfill({ json });
  });

async function toPrices(page: Page) {
  const prices = page.locator('price-history');
  await prices.scrollIntoViewIfNeeded();
  return prices;
}

// Asked: 24
test('each material tells how to know it, its grades, its law and its price, and leads on', async ({
  page,
}) => {
  for (const [slug, name] of Object.entries(NAMES)) {
    await page.goto(`/materials/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const main = page.locator('main');
    for (const heading of [
      'How to recognize it',
      'What brings the price down',
      'What Georgia law requires',
      'Common questions',
    ])
      await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main.getByText('Magnet', { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Call Us for Help' })).toHaveAttribute('href', /^tel:/);
    await expect(main.getByRole('navigation', { name: 'Other materials' }).getByRole('link')).toHaveCount(5);
    const isCar = slug === 'auto-bodies';
    const way = main.getByRole('link', { name: isCar ? 'See What Your Car Is Worth' : 'Get Instant Quote' });
    await expect(way.first()).toHaveAttribute('href', isCar ? '/sell-your-car' : '/#quote');
    // The first screen has a price, and so has each grade that is on the list.
    const first = page.locator('price-strip b').first();
    await expect(first).toHaveText(/^\$\d/);
    await expect(first).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.grade [data-metal] b').first()).toHaveText(/^\$\d/);
    const prices = await toPrices(page);
    await expect(prices).toHaveAttribute('data-state', 'loaded');
    await expect(prices.locator('[data-price]').first()).toHaveText(/^\$\d/);

    const blocks = await eachOf(page.locator('script[type="application/ld+json"]'), 1);
    const data = await Promise.all(blocks.map((block) => block.textContent()));
    const faq = data.flatMap((text) => JSON.parse(text ?? '')).find((block) => block['@type'] === 'FAQPage');
    for (const { name: question, acceptedAnswer } of faq.mainEntity) {
      await main.getByText(question, { exact: true }).click();
      await expect(main.getByText(acceptedAnswer.text, { exact: true })).toBeVisible();
    }
  }
  await expectAccessible(page);
});

test('90 days of prices are drawn, told and listed @proof', async ({ page }) => {
  await answerHistory(page, [120, '4.30'], [60, '4.60'], [2, '4.50']);
  await page.goto('/materials/copper');
  const copper = (await toPrices(page)).locator('[data-metal=copper_wire]');
  await expect(copper).toContainText('Bare Bright Copper');
  await expect(copper.locator('[data-price]')).toHaveText('$4.50');
  await expect(copper.locator('[data-unit]')).toContainText(/^per lb, as of \w{3} \d/);
  await expect(copper.locator('[data-summary]')).toHaveText('Up $0.20 in 90 days, between $4.30 and $4.60.');
  await expect(copper.locator('[data-high]')).toHaveText('High $4.60');
  await expect(copper.locator('[data-line]')).toHaveAttribute(
    'd',
    /^M0 90H(29\.9|30)V10H(87\.9|88)V36\.7H90$/,
  );
  // The list of changes opens from the keyboard.
  await copper.getByText('Price history').focus();
  await page.keyboard.press('Enter');
  await expect(copper.getByRole('row')).toHaveCount(4);
  await expect(copper.getByRole('row').nth(1)).toContainText('$4.50−$0.10');
  await expectAccessible(page);
});

test('offline the last prices are shown with their time, and new ones when back @proof', async ({ page }) => {
  await answerHistory(page, [120, '2.40'], [5, '2.50']);
  await page.goto('/materials/brass');
  const prices = await toPrices(page);
  await expect(prices).toHaveAttribute('data-state', 'loaded');
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }),
  );
  await page.reload();
  await toPrices(page);
  await expect(prices).toHaveAttribute('data-state', 'saved');
  await expect(
    prices.getByText(/^You’re offline\. Last saved prices \w{3} \d+, \d+:\d\d [AP]M Eastern time\.$/),
  ).toBeVisible();
  await expect(prices.locator('[data-price]')).toHaveText('$2.50');
  await expectAccessible(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    dispatchEvent(new Event('online'));
  });
  await expect(prices).toHaveAttribute('data-state', 'loaded');
  await expect(prices.getByText(/You’re offline/)).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the pages say what they know and where to call @proof', async ({ page }) => {
    await page.goto('/materials/copper');
    await expect(page.locator('main noscript p')).toContainText('Please call (770) 555-0142');
    await expect(page.locator('price-history').getByText('$4.50')).toBeVisible();
    await expect(page.locator('.history-plot').first()).toBeHidden();
    await expect(page.getByText('Checking today’s prices…').locator('visible=true')).toHaveCount(0);
    await page.goto('/what-to-bring');
    await expect(page.getByRole('heading', { name: 'What we can’t accept' })).toBeVisible();
    await expect(page.locator('bring-check')).toBeHidden();
  });
});

/** Further down, the sticky header covers part of the answer below it. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
}

test('three questions answer come, bring this, or we cannot @proof', async ({ page }) => {
  await page.goto('/what-to-bring');
  const check = page.locator('bring-check');
  const answer = check.getByRole('status');
  await expect(answer).toContainText('Answer all three');
  const first = check.getByRole('group', { name: '1.' }).getByRole('radio').first();
  await page.getByRole('link', { name: 'Check my load' }).click();
  await expect(first).toBeInViewport({ ratio: 1 });
  await first.focus();
  // With the keyboard: a space chooses, Tab goes to the next question, arrows change the choice.
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(answer).toContainText('Answer all three');
  await page.keyboard.press('Space');
  await expect(answer.getByRole('heading', { name: 'You’re good to go.' })).toBeVisible();
  // Nobody has to scroll for the answer, and no floating button covers what it asks to press.
  const call = answer.getByRole('link', { name: 'Call to Lock the Price' });
  await expect(call).toBeInViewport({ ratio: 1 });
  await call.click({ trial: true });
  await expectAccessibleFromTop(page);
  await page.keyboard.press('ArrowDown');
  await expect(answer.getByRole('heading', { name: 'Bring this.' })).toBeVisible();
  await expect(answer.getByRole('listitem')).toHaveText([/photo ID/]);
  await check.getByText('Air-conditioner coils').click();
  await check.getByText('No paperwork').click();
  await expect(answer.getByRole('listitem')).toHaveText([/contractor’s license/, /photo ID/]);
  await check.getByText('A sealed tank, cylinder or drum').click();
  await expect(answer.getByRole('heading', { name: 'We can’t accept it.' })).toBeVisible();
  await expect(answer.getByRole('link', { name: 'Ask What to Do' })).toHaveAttribute('href', /^tel:/);
  await expectAccessibleFromTop(page);
});

test('each material and what to bring print on one sheet, with the address of the business @proof', async ({
  page,
}) => {
  for (const path of [...Object.keys(NAMES).map((slug) => `/materials/${slug}`), '/what-to-bring']) {
    await page.goto(path);
    await expect(letterhead(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(letterhead(page)).toBeVisible();
    await expect(page.locator('body > header')).toBeHidden();
    // A sentence keeps its number.
    await expect(page.getByText(/ask us at \(770\) 555-0142/i).locator('a[href^="tel:"]')).toBeVisible();
    expect(`${path}: ${await printedPages(page)}`).toBe(`${path}: 1`);
    await page.emulateMedia({ media: 'screen' });
  }
});
