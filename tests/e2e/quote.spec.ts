import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Page } from 'playwright/test';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const COPPER = {
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '7705550199',
  description: 'About 200 lb of bright copper wire',
};

async function openForm(page: Page) {
  await page.goto('/#quote');
  const form = page.locator('#quote form');
  await form.scrollIntoViewIfNeeded();
  // The island is awake once its own state answers.
  await expect(page.locator('#quote astro-island')).not.toHaveAttribute('ssr', /.*/);
  return form;
}

async function fill(page: Page, values: Partial<typeof COPPER> = COPPER) {
  const form = await openForm(page);
  const labels = {
    firstName: 'First Name *',
    lastName: 'Last Name *',
    phone: 'Phone Number *',
    description: 'What type of scrap metal do you have? *',
  } as const;
  for (const [name, value] of Object.entries(values)) {
    await form.getByLabel(labels[name as keyof typeof labels], { exact: true }).pressSequentially(value);
  }
  // Faster than a hand could fill it in counts as a machine.
  await page.waitForTimeout(2_000);
  return form;
}

const photo = (name: string, width = 2400) =>
  sharp({ create: { width, height: 0.75 * width, channels: 3, background: '#b5642d' } })
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));

test('a quote with a photo arrives: thank-you page, row, and mail with the photo', async ({
  page,
  stack,
  reported,
}) => {
  const form = await fill(page);
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('wire.jpg'));
  await expect(form.getByRole('img')).toBeVisible();
  await expect(form.getByRole('button', { name: /remove/i })).toBeVisible();
  await expectAccessible(page);
  const description = `${COPPER.description} ${Math.random()}`;
  await form.getByLabel('What type of scrap metal do you have? *').fill(description);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await page.waitForURL('**/thank-you*');
  await expect(page.getByText(/within 24 hours/).first()).toBeVisible();
  await expect
    .poll(() => reported.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['quote_start', 'quote_request', 'quote_thank_you_viewed']));
  await expect
    .poll(() => reported)
    .toContainEqual({
      name: 'conversion',
      params: { label: 'quote_conversion', value: 50, currency: 'USD' },
    });
  const mail = async () => (await stack.mail.messages()).find(({ text }) => text?.includes(description));
  await expect.poll(mail, { timeout: 15_000 }).toBeTruthy();
  const arrived = await mail();
  for (const value of ['Ada', 'Wright', '(770) 555-0199']) expect(arrived?.text).toContain(value);
  expect(arrived?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg']);
});

test('every rule is told beside its field', async ({ page }) => {
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  for (const message of [
    'First name must be at least 2 characters',
    'Last name must be at least 2 characters',
    'Please enter a complete phone number',
    'Please describe your scrap metal in detail',
  ]) {
    await expect(form.getByText(message)).toBeVisible();
  }
  await expect(form.getByLabel('First Name *')).toBeFocused();
  await expect(form.getByLabel('First Name *')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Email', { exact: true }).fill('not-an-address');
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(form.getByText('Please enter a valid email')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('First Name *').fill('Ada');
  await expect(form.getByText('First name must be at least 2 characters')).toHaveCount(0);
});

test('the phone formats itself while typing', async ({ page }) => {
  const form = await openForm(page);
  const phone = form.getByLabel('Phone Number *');
  await phone.pressSequentially('770');
  await expect(phone).toHaveValue('(770');
  await phone.pressSequentially('5550199999');
  await expect(phone).toHaveValue('(770) 555-0199');
  await phone.fill('+1 770-555-0142');
  await expect(phone).toHaveValue('(770) 555-0142');
});

test('a failed submission keeps everything typed and gives the number', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/quote-requests', (route) => route.fulfill({ status: 500, body: '' }));
  const form = await fill(page);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(page.locator('.toast[data-variant=destructive]')).toContainText('Submission Failed');
  await expect(page.getByText('Please try again or call us directly at (770) 555-0177.')).toBeVisible();
  await expectAccessible(page);
  await expect(form.getByLabel('First Name *')).toHaveValue('Ada');
  await expect(form.getByLabel('Phone Number *')).toHaveValue('(770) 555-0199');
  await expect(form.getByLabel('What type of scrap metal do you have? *')).toHaveValue(COPPER.description);
});

test('the button says that it is submitting, and a second press sends nothing', async ({ page }) => {
  let posts = 0;
  await page.route('**/api/quote-requests', async (route) => {
    posts += 1;
    await page.waitForTimeout(1_000);
    await route.continue();
  });
  const form = await fill(page);
  await form.getByRole('button', { name: 'Request My Quote' }).dblclick();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await page.waitForURL('**/thank-you*');
  expect(posts).toBe(1);
});

test('the camera goes live, takes a photo, and Remove returns to the start', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  const form = await openForm(page);
  await form.getByRole('button', { name: /take (a )?photo|camera/i }).click();
  await expect(form.locator('video')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: /capture/i }).click();
  await expect(form.getByRole('img')).toBeVisible();
  await expect(form.locator('video')).toHaveCount(0);
  await form.getByRole('button', { name: /remove/i }).click();
  await expect(form.getByRole('img')).toHaveCount(0);
  await expect(form.getByRole('button', { name: /take (a )?photo|camera/i })).toBeVisible();
});

test('the file that was chosen last is the photo, however long the one before it takes', async ({ page }) => {
  await page.addInitScript(() => {
    const decode = window.createImageBitmap.bind(window);
    const decodeLate = async (file: File) => {
      if (file.name === 'slow.jpg') await new Promise((done) => setTimeout(done, 500));
      return decode(file);
    };
    Object.assign(window, { createImageBitmap: decodeLate });
  });
  const form = await openForm(page);
  const input = form.locator('input[type=file]').first();
  await input.setInputFiles(await photo('slow.jpg'));
  await input.setInputFiles(await photo('fast.jpg', 320));
  await expect(form.getByRole('img')).toHaveJSProperty('naturalWidth', 320);
  await page.waitForTimeout(1_000);
  await expect(form.getByRole('img')).toHaveJSProperty('naturalWidth', 320);
});

test('a file that is no picture is refused beside the field', async ({ page }) => {
  const form = await openForm(page);
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(resolve(import.meta.dirname, '../../package.json'));
  await expect(
    form
      .getByRole('alert')
      .or(form.getByText(/photo|picture|image/i))
      .first(),
  ).toBeVisible();
  await expect(form.getByRole('button', { name: /remove/i })).toHaveCount(0);
});

test('what was typed offline is kept and sent once when the line is back', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const description = `Offline draft ${Math.random()}`;
  const form = await fill(page, { ...COPPER, description });
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(page.getByText(/you are offline/i).first()).toBeVisible();
  await expect(form.getByLabel('What type of scrap metal do you have? *')).toHaveValue(description);
  await context.setOffline(false);
  await page.waitForURL('**/thank-you*');
  const mails = async () =>
    (await stack.mail.messages()).filter(({ text }) => text?.includes(description)).length;
  await expect.poll(mails, { timeout: 15_000 }).toBe(1);
});

test('a draft survives a reload', async ({ page }) => {
  const form = await fill(page);
  await page.waitForTimeout(1_000);
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('First Name *')).toHaveValue('Ada');
  await expect(form.getByLabel('What type of scrap metal do you have? *')).toHaveValue(COPPER.description);
});

test('the keyboard alone sends a quote', async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel('First Name *').focus();
  const typed = [
    'Kay',
    'McNulty',
    '7705550166',
    'kay@example.com',
    'n',
    'Four truck batteries and a radiator',
  ];
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(form.getByLabel('Call me')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Call me')).toBeChecked();
  await expect(form.getByLabel('Preferred Location')).toHaveValue('newnan');
  await page.waitForTimeout(2_000);
  await form.getByLabel('Last Name *').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thank-you*');
});

test('a photo that cannot be sent does not lose the quote, and the visitor is told', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/quote-requests/*/photo', (route) => route.fulfill({ status: 503, body: '' }));
  const form = await fill(page);
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photo('wire.jpg'));
  await expect(form.getByRole('img')).toBeVisible();
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await page.waitForURL('**/thank-you*');
  await expect(page.locator('main').getByText(/photo/i).first()).toBeVisible();
  await expectAccessible(page);
});
