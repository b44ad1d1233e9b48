// ASVS: 14.3.1
import { expectToast } from '../support/checkout-page.ts';
import {
  LOOK_UP_FAILURE,
  button,
  phoneField,
  heading,
  open,
  lookUp,
  newCustomer,
  expectFocused,
} from '../support/rewards-sign-in-page.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

// Asked: 67
test('the page tells how the programme works, and what each tier takes', async ({ page }) => {
  await open(page);
  const main = page.locator('main');
  for (const name of ['How Rewards Work', 'Access Your Rewards', 'Bronze', 'Silver', 'Gold', 'Platinum']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const text of [
    'Bring scrap metal',
    'Earn 10 points per dollar',
    'Unlock tiers',
    'Bronze, Silver, Gold, Platinum',
    'Redeem points',
    'cash bonuses and merchandise',
    'From 5,000 points',
    'From 25,000 points',
    'From 75,000 points',
    '500 points on your birthday.',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByText('Coming Soon')).toHaveCount(0);
  await expectAccessibleInLightAndDark(page);
  await main.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

// Asked: 132
test('ten digits are shown as a phone number, anything else as it was typed', async ({ page }) => {
  await open(page);
  const typed = phoneField(page);
  await typed.fill('770555014299');
  await expect(typed).toHaveValue('770555014299');
  await typed.fill('');
  await typed.pressSequentially('7705550142');
  await expect(typed).toHaveValue('(770) 555-0142');
  // The caret stays where somebody corrects a digit.
  await typed.press('Home');
  for (let step = 0; step < 3; step += 1) await typed.press('ArrowRight');
  await typed.press('Backspace');
  await typed.press('8');
  await typed.press('Backspace');
  await typed.press('9');
  await expect(typed).toHaveValue('(790) 555-0142');
});

// Asked: 132
test('a blank number is not sent', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page);
  for (const blank of ['', '   ']) {
    await lookUp(page, blank);
    await expect(phoneField(page)).toHaveAccessibleDescription('Required');
    await expectFocused(phoneField(page));
  }
  await expectAccessible(page);
  expect(calls.filter((path) => path.startsWith('/api/customers'))).toEqual([]);
});

// Asked: 12, 22, 69, 138
test('a known number opens the dashboard, and Back to Login clears it', async ({ page, stack, reported }) => {
  const phone = await newCustomer(page, stack.origin);
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expectFocused(heading(page));
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeHidden();
  await expect.poll(() => reported).toContainEqual({ name: 'rewards_sign_in', params: {} });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await button(page, 'Back to Login').click();
  await expect(heading(page)).toHaveText('Yard Rewards');
  await expectFocused(heading(page));
  await expect(phoneField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeVisible();
  const session = async () => (await page.context().cookies()).filter(({ name }) => name === 'rewards');
  await expect.poll(session).toEqual([]);
  await expectAccessible(page);

  // Leaving the first look-up must not close the session of the second.
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expect.poll(session).toHaveLength(1);
});

// Asked: 197
test('a look-up that fails says so and keeps the number', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/customers/phone/*', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page);
  await lookUp(page, '7705550142');
  await expectToast(page, 'Error', LOOK_UP_FAILURE);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(LOOK_UP_FAILURE);
  await expect(phoneField(page)).toHaveValue('(770) 555-0142');
  await expect(button(page, 'View My Rewards')).toBeEnabled();
  await expectAccessible(page);
});

test('a part of the page that does not arrive says so @proof', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  const phone = await newCustomer(page, stack.origin);
  await page.route('**/assets/Dashboard.*.js', (route) => route.abort());
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('This part didn’t load');
  await expectFocused(heading(page));
  await expectAccessible(page);
  await page.unrouteAll();
  await button(page, 'Load again').click();
  await expect(heading(page)).toHaveText('Yard Rewards');
});

test('without scripts the page tells it all, and gives the number to call @proof', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin });
  const page = await context.newPage();
  await page.goto('/rewards');
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Platinum' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: '(770) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+17705550142',
  );
  await expect(page.getByLabel('Phone Number')).toBeHidden();
  await context.close();
});
