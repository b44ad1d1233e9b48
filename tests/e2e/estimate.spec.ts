import { metalName } from '../../src/domain/prices/grades/metal-types.ts';
import type { Page } from 'playwright/test';
import { letterhead, printedPages } from '../support/printed.ts';
import { pastRetries } from '../support/past-retries.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const record = (metalType: string, price: string, unit = 'lb') => ({
  id: metalType,
  metalType,
  name: metalName(metalType),
  price,
  unit,
  updatedAt: '2026-11-20T14:00:00.000Z',
  change: null,
});

const board = (page: Page) => page.locator('estimate-lines');
const line = (page: Page, number: number) => board(page).getByRole('group', { name: `Line ${number}` });
const metals = (page: Page) => line(page, 1).getByLabel('Metal').locator('option');
const total = (page: Page) => board(page).locator('[data-total]');

async function open(page: Page): Promise<void> {
  await page.goto('/estimate');
  await expect(board(page)).toHaveAttribute('data-state', 'ready');
}

async function enter(page: Page, number: number, metal: string, weight: string, unit = 'lb'): Promise<void> {
  const name = line(page, number).getByRole('option', { name: metal, exact: true });
  const value = await name.getAttribute('value');
  await line(page, number).getByLabel('Metal').selectOption(value);
  await line(page, number).getByRole('textbox', { name: 'Weight' }).fill(weight);
  await line(page, number).getByRole('combobox', { name: 'Unit' }).selectOption(unit);
}

test(`lines add up at today's prices and go along into the quote form`, async ({ page, reported }) => {
  await open(page);
  await expect(board(page).getByText(/^Prices as of .* Eastern time/)).toBeVisible();
  // Every grade by weight, in its groups.
  await expect(metals(page)).toHaveCount(55);
  await expect(line(page, 1).locator('optgroup[label="Lead and Batteries"] option').first()).toContainText(
    'Clean Lead',
  );
  // Four common metals stand ready, and count for nothing until they have a weight.
  for (const [index, metal] of ['copper_wire', 'brass', 'aluminum', 'steel'].entries())
    await expect(line(page, index + 1).getByLabel('Metal')).toHaveValue(metal);
  // The price of each stands as a whole under its name, and is read with it.
  const rate = line(page, 1).locator('[data-rate]');
  await expect(rate).toHaveText('$4.50 per lb');
  await expect(rate).toHaveRole('status');
  expect(await rate.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await expect(total(page)).toHaveText('$0.00');
  await enter(page, 1, 'Bare Bright Copper', '1,5');
  await expect(rate).toHaveText('1.5 lb × $4.50 per lb');
  await enter(page, 1, 'Bare Bright Copper', '120');
  await expect(rate).toHaveText('$4.50 per lb');
  await expect(line(page, 1)).toContainText('$540.00');
  await board(page).getByRole('button', { name: 'Add Another Metal' }).click();
  await expect(line(page, 5).getByLabel('Metal')).toBeFocused();
  await enter(page, 5, 'Steel', '2.5', 'ton');
  await expect(total(page)).toHaveText('$1,090.00');
  await expect(board(page).locator('[data-spoken]')).toHaveText('Estimate $1,090.00');
  // On a phone it stays in view beside the fields.
  await page.setViewportSize({ width: 390, height: 844 });
  const soFar = board(page).getByText('Estimate $1,090.00').and(page.locator('.so-far'));
  await expect(soFar).toBeInViewport({ ratio: 1 });
  await expect(total(page)).not.toBeInViewport();
  // On paper the lines stand without their fields, within the sheet.
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(letterhead(page)).toBeVisible();
  const fields = board(page).locator('select, input');
  await expect(fields).toHaveCount(15);
  await expect
    .poll(() =>
      fields.evaluateAll((all) =>
        all
          .map((field) => ({
            border: getComputedStyle(field).borderTopWidth,
            isOver: field.getBoundingClientRect().right > document.documentElement.clientWidth,
          }))
          .filter(({ border, isOver }) => border !== '0px' || isOver),
      ),
    )
    .toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await expect(board(page).getByText(/Estimate only\. Call to lock in a price/)).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  // The lines stay on this device: for the other language, and the next visit.
  await page.goto('/es/calcular');
  await expect(total(page)).toHaveText('$1,090.00');
  await page.goto('/estimate');
  await expect(line(page, 5).getByRole('textbox', { name: 'Weight' })).toHaveValue('2.5');
  await expect(total(page)).toHaveText('$1,090.00');

  await board(page).getByRole('link', { name: 'Get a Quote for This Load' }).click();
  const description = page.getByLabel('What type of scrap metal do you have? *');
  await expect(description).toHaveValue(
    'Bare Bright Copper: 120 lb\nSteel: 2.5 ton\nEstimated on the website: $1,090.00',
  );
  await expect(page.getByRole('heading', { name: 'Get a Quote' })).toBeInViewport();
  await page.getByText('Estimate: $1,090.00', { exact: true }).click();
  const summary = page.getByRole('group').filter({ hasText: 'Estimate: ' });
  await expect(summary.getByRole('listitem')).toHaveText(['Bare Bright Copper: 120 lb', 'Steel: 2.5 ton']);
  await expect(page.getByRole('link', { name: 'Change it' })).toHaveAttribute('href', '/estimate');
  await expect.poll(() => reported).toContainEqual({ name: 'estimate_to_quote', params: { lines: 2 } });
  // They are taken over only once.
  await description.fill('Only copper, 120 lb');
  const kept = () => page.evaluate(() => localStorage.getItem('quote-draft'));
  await expect.poll(kept).toContain('Only copper');
  await page.reload();
  await page.locator('#quote form').scrollIntoViewIfNeeded();
  await expect(page.getByText('Your draft was restored.')).toBeVisible();
  await expect(description).toHaveValue('Only copper, 120 lb');
  await expect(page.getByRole('link', { name: /Try our payout estimator/ })).toBeVisible();
});

test('by keyboard alone: a mistake is told, a line is removed, and what is in the form already stays @proof', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    const values = { description: 'A radiator from a truck' };
    const draft = { id: 'request', savedAt: Date.now(), values, attempt: null, waiting: false };
    localStorage.setItem('quote-draft', JSON.stringify([draft]));
  });
  await open(page);
  // Three of the four lines that stand ready are in the way here.
  for (const number of [4, 3, 2])
    await board(page)
      .getByRole('button', { name: `Remove line ${number}` })
      .press('Enter');
  await line(page, 1).getByLabel('Metal').focus();
  for (const text of ['Red', '1,200.5', 'l']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(total(page)).toHaveText('$3,001.25');
  await expect(board(page).getByRole('button', { name: 'Add Another Metal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12 kg');
  await page.keyboard.press('Tab');
  const wrong = line(page, 2).getByRole('textbox', { name: 'Weight' });
  await expect(wrong).toHaveAccessibleDescription('Please enter a weight such as 120 or 12.5');
  await expect(wrong).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  // Nothing is sent without it: the field is shown.
  await board(page).getByRole('link', { name: 'Get a Quote for This Load' }).press('Enter');
  await expect(wrong).toBeFocused();
  await board(page).getByRole('button', { name: 'Remove line 2' }).press('Enter');
  await expect(line(page, 1).getByLabel('Metal')).toBeFocused();
  await expect(line(page, 2)).toHaveCount(0);
  await board(page).getByRole('link', { name: 'Get a Quote for This Load' }).press('Enter');
  await expect(page.getByLabel('What type of scrap metal do you have? *')).toHaveValue(
    'A radiator from a truck\nRed Brass: 1200.5 lb\nEstimated on the website: $3,001.25',
  );
});

test('without its script the estimator says so, and Try Again loads the page anew @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await page.route('**/assets/estimate-board*', (route) => route.abort());
  await page.goto('/estimate');
  await expect(board(page)).toHaveAttribute('data-state', 'error');
  await page.unroute('**/assets/estimate-board*');
  await board(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(board(page)).toHaveAttribute('data-state', 'ready');
});

test('without prices the telephone stands there; without a connection the last ones do, with their time @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.clock.install();
  await page.route('**/api/price-list*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/estimate');
  const message = page.getByText('Unable to load current pricing. Please call for the latest rates.');
  await pastRetries(page, message);
  await expect(board(page).getByText('Error: HTTP 500: Internal Server Error')).toBeVisible();
  await expect(board(page).getByRole('link', { name: 'Call for Current Prices' })).toBeVisible();
  await expectAccessible(page);

  await page.unroute('**/api/price-list*');
  await page.route('**/api/price-list*', (route) => route.fulfill({ json: [] }));
  await board(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(board(page).getByText('No pricing data available')).toBeVisible();
  await expectAccessible(page);

  const copy = { prices: [record('copper_wire', '4.50')], lastUpdated: '2026-11-20T14:30:00.000Z' };
  await page.evaluate((kept) => localStorage.setItem('price-list', JSON.stringify(kept)), copy);
  await page.unroute('**/api/price-list*');
  await page.route('**/api/price-list*', (route) => route.abort());
  await page.reload();
  await pastRetries(page, board(page).getByText(/Last saved prices, Nov 20, 9:30 AM Eastern time/));
  await enter(page, 1, 'Bare Bright Copper', '10');
  await expect(total(page)).toHaveText('$45.00');
});
