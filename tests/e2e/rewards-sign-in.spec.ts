import { randomInt } from 'node:crypto';
import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const LOOK_UP_FAILURE = 'Unable to look up customer. Please try again.';
const CREATION_FAILURE = 'Unable to create customer account. Please try again.';
const GREETING = /^Welcome back, /;

/** Ten digits that nobody has yet. */
const freshDigits = () => `404${String(randomInt(10_000_000)).padStart(7, '0')}`;
const shown = (digits: string) => `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;

const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
const phoneField = (page: Page) => page.getByLabel('Phone Number', { exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(description)).toBeVisible();
}

async function open(page: Page): Promise<void> {
  await page.goto('/rewards');
  await expect(button(page, 'View My Rewards')).toBeEnabled();
}

async function lookUp(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await button(page, 'View My Rewards').click();
}

/** Somebody's account, as another visit made it. */
async function newCustomer(page: Page, origin: string): Promise<string> {
  const phone = freshDigits();
  const answer = await page.request.post('/api/customers', {
    headers: { origin },
    data: { firstName: 'Ruth', lastName: 'Asante', phone, email: '' },
  });
  expect(answer.status()).toBe(201);
  return phone;
}

async function openCreation(page: Page, expectedErrors: RegExp[]): Promise<string> {
  expectedErrors.push(...FAILED_CALL);
  const phone = freshDigits();
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Create Your Account');
  return phone;
}

async function fillAccount(page: Page): Promise<void> {
  await field(page, 'First Name *').fill('Ruth');
  await field(page, 'Last Name *').fill('Asante');
  await field(page, 'Email').fill('ruth.asante@example.com');
}

const expectFocused = async (control: Locator) => expect(control).toBeFocused();

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page tells how the programme works, and what each tier takes, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
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
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
}

test('ten digits are shown as a phone number, anything else as it was typed', async ({ page }) => {
  await open(page);
  const typed = phoneField(page);
  for (const [text, value] of [
    ['770555', '770555'],
    ['7705550142', '(770) 555-0142'],
    ['770.555.0142', '(770) 555-0142'],
    ['+1 770 555 0142', '(770) 555-0142'],
    ['770555014299', '770555014299'],
  ] as const) {
    await typed.fill(text);
    await expect(typed).toHaveValue(value);
  }
  await typed.fill('');
  await typed.pressSequentially('7705550142');
  await expect(typed).toHaveValue('(770) 555-0142');
  // The caret stays where somebody mends a digit.
  await typed.press('Home');
  for (let step = 0; step < 3; step += 1) await typed.press('ArrowRight');
  await typed.press('Backspace');
  await typed.press('8');
  await typed.press('Backspace');
  await typed.press('9');
  await expect(typed).toHaveValue('(790) 555-0142');
});

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

test('a known number opens the dashboard, and Back to Login clears it', async ({ page, stack, reported }) => {
  const phone = await newCustomer(page, stack.origin);
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expectFocused(heading(page));
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeHidden();
  await expect.poll(() => reported).toContainEqual({ name: 'rewards_sign_in', params: {} });
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await button(page, 'Back to Login').click();
  await expect(heading(page)).toHaveText('Yard Rewards');
  await expectFocused(heading(page));
  await expect(phoneField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeVisible();
  const session = async () => (await page.context().cookies()).filter(({ name }) => name === 'rewards');
  await expect.poll(session).toEqual([]);
  await expectAccessible(page);

  // The session of a second look-up is not closed by the first one's leaving.
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expect.poll(session).toHaveLength(1);
});

test('an unknown number leads to an account with it, and then to its dashboard', async ({
  page,
  reported,
  expectedErrors,
}) => {
  const phone = await openCreation(page, expectedErrors);
  await expectFocused(heading(page));
  await expect(page.getByRole('heading', { name: 'How Rewards Work' })).toBeHidden();
  await expect(field(page, 'Phone Number *')).toHaveValue(shown(phone));
  await expectAccessible(page);
  await fillAccount(page);
  await button(page, 'Create Account').click();
  await expectToast(page, 'Welcome!', 'Your rewards account has been created successfully.');
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expectFocused(heading(page));
  await expect.poll(() => reported).toContainEqual({ name: 'rewards_sign_up', params: {} });
  await expect
    .poll(() => reported)
    .toContainEqual({ name: 'conversion', params: { label: 'rewards_conversion' } });
});

test('each rule of an account is told beside its field', async ({ page, expectedErrors }) => {
  await openCreation(page, expectedErrors);
  await field(page, 'Phone Number *').fill('770 555');
  await field(page, 'Email').fill('ruth@');
  await button(page, 'Create Account').click();
  for (const [label, message] of [
    ['First Name *', 'Required'],
    ['Last Name *', 'Required'],
    ['Phone Number *', 'Phone number must be 10 digits'],
    ['Email', 'Please enter a valid email'],
  ] as const) {
    await expect(field(page, label)).toHaveAccessibleDescription(message);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectFocused(field(page, 'First Name *'));
  await expectAccessible(page);
});

test('Back returns to the sign-in with empty fields', async ({ page, expectedErrors }) => {
  const phone = await openCreation(page, expectedErrors);
  await fillAccount(page);
  await button(page, 'Back').click();
  await expect(heading(page)).toHaveText('Yard Rewards');
  await expectFocused(heading(page));
  await expect(phoneField(page)).toHaveValue('');
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Create Your Account');
  await expect(field(page, 'First Name *')).toHaveValue('');
});

for (const status of [429, 500]) {
  test(`a look-up that fails with ${status} says so and keeps the number`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL);
    await page.route('**/api/customers/phone/*', (route) => route.fulfill({ status, body: '' }));
    await open(page);
    await lookUp(page, '7705550142');
    await expectToast(page, 'Error', LOOK_UP_FAILURE);
    await expect(phoneField(page)).toHaveValue('(770) 555-0142');
    await expect(button(page, 'View My Rewards')).toBeEnabled();
    await expectAccessible(page);
  });
}

test('a number that is none is told beside the field too', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await open(page);
  await lookUp(page, '770 555');
  await expectToast(page, 'Error', LOOK_UP_FAILURE);
  await expect(phoneField(page)).toHaveAccessibleDescription('Phone number must be 10 digits');
  await expect(phoneField(page)).toHaveValue('770 555');
});

test('offline a look-up fails in the same words, and works when the line is back', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const phone = await newCustomer(page, stack.origin);
  await open(page);
  await context.setOffline(true);
  await lookUp(page, phone);
  await expectToast(page, 'Error', LOOK_UP_FAILURE);
  await expect(phoneField(page)).toHaveValue(shown(phone));
  await context.setOffline(false);
  await button(page, 'View My Rewards').click();
  await expect(heading(page)).toHaveText(GREETING);
});

test('a second click while it looks up asks nothing more', async ({ page, stack }) => {
  const phone = await newCustomer(page, stack.origin);
  let asked = 0;
  await page.route('**/api/customers/phone/*', async (route) => {
    asked += 1;
    await page.waitForTimeout(700);
    await route.continue();
  });
  await open(page);
  await phoneField(page).fill(phone);
  await button(page, 'View My Rewards').dblclick();
  await expect(button(page, 'Looking up…')).toBeDisabled();
  await expect(heading(page)).toHaveText(GREETING);
  expect(asked).toBe(1);
});

test('a creation that fails keeps the entries; the next try is the same attempt', async ({
  page,
  expectedErrors,
}) => {
  const phone = await openCreation(page, expectedErrors);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/customers', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // It was created, and the answer got lost.
    await route.fetch();
    return route.abort();
  });
  await fillAccount(page);
  await button(page, 'Create Account').click();
  await expectToast(page, 'Error', CREATION_FAILURE);
  await expectAccessible(page);
  await expect(field(page, 'First Name *')).toHaveValue('Ruth');
  await expect(field(page, 'Last Name *')).toHaveValue('Asante');
  await expect(field(page, 'Phone Number *')).toHaveValue(shown(phone));
  await expect(field(page, 'Email')).toHaveValue('ruth.asante@example.com');
  await button(page, 'Create Account').click();
  await expectToast(page, 'Welcome!', 'Your rewards account has been created successfully.');
  await expect(heading(page)).toHaveText(GREETING);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a number that somebody has already is told beside the field', async ({
  page,
  stack,
  expectedErrors,
}) => {
  const taken = await newCustomer(page, stack.origin);
  await openCreation(page, expectedErrors);
  await fillAccount(page);
  await field(page, 'Phone Number *').fill(taken);
  await button(page, 'Create Account').click();
  await expectToast(page, 'Error', CREATION_FAILURE);
  await expect(field(page, 'Phone Number *')).toHaveAccessibleDescription(
    'There is a rewards account with this phone number already.',
  );
  await expectFocused(field(page, 'Phone Number *'));
});

test('the keyboard alone creates an account', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await open(page);
  await phoneField(page).focus();
  await page.keyboard.type(freshDigits());
  await page.keyboard.press('Enter');
  await expectFocused(heading(page));
  for (const text of ['Kay', 'McNulty']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await expectFocused(button(page, 'Create Account'));
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Welcome back, Kay!');
});

test('a part of the page that does not arrive says so', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  const phone = await newCustomer(page, stack.origin);
  await page.route('**/assets/Dashboard.*.js', (route) => route.abort());
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('This part did not load');
  await expectFocused(heading(page));
  await expectAccessible(page);
  await page.unrouteAll();
  await button(page, 'Load again').click();
  await expect(heading(page)).toHaveText('Yard Rewards');
});

test('without scripts the page tells it all, and gives the number to call', async ({ browser, stack }) => {
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
