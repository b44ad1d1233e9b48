import type { Page } from 'playwright/test';
import { eachOf } from '../support/each-of.ts';
import { listening } from '../support/open-page.ts';
import { awake, takeTime } from '../support/quote-form.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const INQUIRY = {
  'Name *': 'Ada Wright',
  'Email *': 'ada.wright@example.com',
  'Phone (optional)': '770-555-0199',
  'Subject *': 'Forty crew shirts',
  'Message *': 'Forty shirts for a crew, our logo on the back.',
};
const FAILURE = ['Error sending message', 'Please try again or call us directly at (770) 555-0177.'] as const;
const SUCCESS = [
  'Message sent successfully!',
  "We'll get back to you about your merchandise inquiry within 24 hours.",
] as const;

const formOf = (page: Page) => page.locator('main form');
const send = (page: Page) => formOf(page).getByRole('button');
const field = (page: Page, label: string) => formOf(page).getByLabel(label, { exact: true });
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' });

async function open(page: Page): Promise<void> {
  await page.goto('/merch-contact');
  await awake(formOf(page));
}

async function fill(page: Page, changes: Partial<typeof INQUIRY> = {}): Promise<void> {
  await open(page);
  for (const [label, value] of Object.entries({ ...INQUIRY, ...changes }))
    await field(page, label).fill(value);
  await field(page, 'Inquiry Type *').selectOption('custom_design');
  await takeTime(page);
}

async function expectToast(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(toast(page).getByText(text)).toBeVisible();
}

async function expectKept(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(INQUIRY)) await expect(field(page, label)).toHaveValue(value);
  await expect(field(page, 'Inquiry Type *')).toHaveValue('custom_design');
}

// Asked: 10, 66, 164, 170, 220
test('the page begins at its top, and says how to reach us, what we help with, and what to tell us', async ({
  page,
  reported,
}) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merchandise Inquiry');
  const main = page.locator('main');
  for (const text of [
    '(770) 555-0177',
    'Response within 24 hours',
    'Mon-Fri 8AM-4:30PM',
    'Sat 8AM-12:30PM',
    'Bulk pricing and availability',
    'Custom logo design and placement',
    'Product specifications and materials',
    'Shipping and delivery options',
    'Corporate and team orders',
    'Special requests and modifications',
    'Include quantity',
    'Attach logo files',
    'Specify delivery timeline',
    'Mention special requirements',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  for (const name of ['Direct Contact', 'What We Can Help With', 'Quick Tips']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  for (const call of await eachOf(main.getByRole('link', { name: '(770) 555-0177' }), 2)) {
    await expect(call).toHaveAttribute('href', 'tel:+17705550177');
  }
  await expect(field(page, 'Inquiry Type *').getByRole('option')).toHaveText([
    'Bulk order',
    'Custom design',
    'Product question',
    'Other',
  ]);
  await expectAccessibleInLightAndDark(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.reload();
  await expect.poll(() => page.evaluate(() => [history.scrollRestoration, scrollY])).toEqual(['manual', 0]);
  await listening(page);
  const link = main.getByRole('link', { name: 'hello@example.com' });
  await expect(link).toHaveAttribute('href', 'mailto:hello@example.com');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
  );
  await link.click();
  await expect
    .poll(() => reported)
    .toContainEqual({ name: 'conversion', params: { label: 'email_conversion' } });
  await page.getByRole('link', { name: 'Back to Merchandise' }).click();
  await page.waitForURL('**/merch');
});

// Asked: 21, 120, 196
test('an inquiry is sent once, arrives at staff, and empties the form', async ({ page, stack }) => {
  let posts = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/merch-contact', async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  const message = `Forty shirts for a crew, number ${Math.random()}`;
  await fill(page, { 'Message *': message });
  await send(page).dblclick();
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  release();
  await expectToast(page, SUCCESS);
  await expectAccessible(page);
  expect(posts).toBe(1);
  await expect(send(page)).toHaveText('Send Message');
  await expect(send(page)).toBeEnabled();
  for (const label of Object.keys(INQUIRY)) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Inquiry Type *')).toHaveValue('product_question');
  await expect(page.locator('[data-sent]')).toHaveText(/^We have your message\./);
  await field(page, 'Subject *').fill('Another');
  await expect(page.locator('[data-sent]')).toHaveCount(0);
  const mail = async () => (await stack.mail.messages()).find(({ text }) => text?.includes(message));
  await expect.poll(mail).toBeTruthy();
  expect((await mail())?.text).toContain('Custom design');
});

// Asked: 120, 196
test('a failure gives the number and keeps everything; the next try is the same attempt', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/merch-contact', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.fulfill({ status: 500, body: '' }) : route.continue();
  });
  await fill(page);
  await send(page).click();
  await expectToast(page, FAILURE);
  await expect(page.locator('.toast')).toHaveAttribute('data-variant', 'destructive');
  // The form keeps saying it.
  const said = formOf(page).getByRole('alert');
  await expect(said).toHaveText(FAILURE.join('. '));
  await expectAccessible(page);
  await expectKept(page);
  await send(page).click();
  await expectToast(page, SUCCESS);
  await expect(said).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
});
