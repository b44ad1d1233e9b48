import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  addQuotePhotosApi,
  createQuoteRequestApi,
  PHOTO_TOKEN_HEADER,
} from '../../src/domain/quotes/quotes.api.ts';
import { listQuotesApi, setQuoteStateApi } from '../../src/domain/quotes/admin-quotes.api.ts';
import { createInquiryApi } from '../../src/domain/inquiries/inquiries.api.ts';
import { openFilters } from '../support/list-filters.ts';
import { phonePhoto } from '../support/pictures.ts';
import { inquiryBody } from '../support/inquiry.ts';
import { quoteBody } from '../support/quote.ts';
import { routeOnce } from '../support/route-once.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

/** What the form of the home page sends. */
async function requestFrom(page: Page, changes: Parameters<typeof quoteBody>[0]) {
  const data = quoteBody({ photoFollows: true, ...changes });
  const sent = await page.request.post(createQuoteRequestApi.path, { data });
  const { id, photoToken } = (await sent.json()) as { id: string; photoToken: string };
  const photo = await page.request.post(addQuotePhotosApi.path.replace(':id', id), {
    data: Buffer.from(await phonePhoto()),
    headers: {
      'content-type': 'image/jpeg',
      'idempotency-key': randomUUID(),
      [PHOTO_TOKEN_HEADER]: photoToken,
    },
  });
  expect(photo.status()).toBe(201);
  return id;
}

/** In the order that the inbox shows. */
async function readWaiting(page: Page) {
  const read = await page.request.get(`${listQuotesApi.path}?state=new`);
  return ((await read.json()) as { rows: readonly { id: string; name: string }[] }).rows;
}

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// Asked: 13, 26, 313
test('a request is found, looked at, noted, given, answered, and downloaded with its list', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'staff', { name: 'Stan Staff' });
  const lastName = `Ember${'abcdefghij'[Math.floor(Math.random() * 10)]}${Date.now()}`;
  const id = await requestFrom(page, { firstName: '=Eve', lastName });
  await page.request.post(createQuoteRequestApi.path, { data: quoteBody({ firstName: 'Later', lastName }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/quotes');
  const cards = page.getByRole('region', { name: 'Waiting' }).getByRole('heading', { level: 3 });
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Assigned to')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting' })).toBeVisible();
  await expect(cards.first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('j');
  await expect(cards.nth(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(cards.nth(0).getByRole('link')).toBeFocused();
  await openFilters(page);
  await page.getByLabel('Use J and K').uncheck();
  await cards.nth(0).getByRole('link').focus();
  await page.keyboard.press('j');
  await expect(cards.nth(0).getByRole('link')).toBeFocused();
  await page.getByLabel('Use J and K to move through the list').check();
  await expectAccessible(page);

  await page.getByLabel('Phone, name, email or ID').focus();
  await page.keyboard.type(lastName);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`q=${lastName}`));
  await expect(page.getByRole('status').filter({ hasText: '2 requests' })).toBeVisible();
  await expect(card(page, '=Eve')).toContainText(/\d+ h left/);
  await page.getByRole('link', { name: `=Eve ${lastName}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `=Eve ${lastName}` })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`id=${id}`));
  const heading = (name: string) => page.getByRole('heading', { name: `${name} ${lastName}` });
  await page.keyboard.press('j');
  await expect(page.getByText('This is the last request.')).toBeVisible();
  await page.keyboard.press('k');
  await expect(heading('Later')).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading('=Eve')).toBeFocused();

  await expect(page.getByRole('link', { name: 'Call (770) 555-0199' })).toHaveAttribute(
    'href',
    'tel:+17705550199',
  );
  await expect(page.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    /^mailto:ada\.wright@example\.com\?subject=Your%20quote/,
  );
  const photo = page.getByRole('img', { name: /^Sent with the request/ });
  await photo.scrollIntoViewIfNeeded();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await button(page, 'Add note').click();
  await expect(page.getByLabel('Add a note')).toHaveAccessibleDescription('Please write a note');
  // A note that is emptied again leaves nothing on the device.
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('staff-draft:')).length);
  await page.getByLabel('Add a note').fill('Called');
  await expect.poll(drafts).toBe(1);
  await page.getByLabel('Add a note').fill('');
  await expect.poll(drafts).toBe(0);
  await page.getByLabel('Add a note').fill('Called, wants Monday');
  await button(page, 'Add note').click();
  await expect(card(page, 'Called, wants Monday')).toContainText('Stan Staff');
  await expect(page.getByLabel('Add a note')).toHaveValue('');
  const mine = await page.getByLabel('Assigned to').getByRole('option', { name: '(me)' }).textContent();
  await page.getByLabel('Assigned to').selectOption(mine);
  await expect(card(page, 'None → Stan Staff')).toBeVisible();
  const waiting = await readWaiting(page);
  const next = waiting[(waiting.findIndex((row) => row.id === id) + 1) % waiting.length];
  await button(page, 'Answered').click();
  await expect(button(page, 'Answered')).toHaveAttribute('aria-pressed', 'true');
  await expect(card(page, 'Waiting → Answered')).toContainText('Stan Staff');
  await expectAccessible(page);
  // In the order of the list that it was opened from, which it has left by now.
  await page.keyboard.press('k');
  await expect(heading('Later')).toBeFocused();
  await page.keyboard.press('j');
  await expect(heading('=Eve')).toBeFocused();
  await button(page, 'Next waiting request').press('Enter');
  // Which of several that are due at the same moment comes next, the list says.
  await expect(page).toHaveURL(new RegExp(`id=${next?.id}`));
  await expect(page.getByRole('heading', { name: String(next?.name) })).toBeFocused();

  await page.getByRole('link', { name: 'All requests' }).click();
  await expect(card(page, `=Eve ${lastName}`)).toHaveCount(0);
  await page.getByLabel('Phone, name, email or ID').fill(`=Eve ${lastName}`);
  await page.keyboard.press('Enter');
  await expect(card(page, lastName)).toContainText(/answered/i);
  await expect(page.getByLabel('Status')).toHaveValue('all');
  await openFilters(page);
  await page.getByLabel('Status').selectOption('Answered');
  await page.getByLabel('Assigned to').selectOption('Mine');
  await expect(card(page, lastName)).toContainText(/answered/i);
  // A search that is typed goes along with the next choice, and back with the address.
  await page.getByLabel('Phone, name, email or ID').fill('Nobody');
  await page.getByLabel('Type').selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?&]q=Nobody/);
  await page.goBack();
  await expect(page.getByLabel('Phone, name, email or ID')).toHaveValue(`=Eve ${lastName}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download as CSV').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`,'=Eve,${lastName},`);
  const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(scrolls).toBe(false);
});

test('the second of two people is told who was first @proof', async ({
  page,
  stack,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/409/, / failed: /);
  const id = await requestFrom(page, { lastName: 'Twice' });
  await signInAs(page, stack, 'staff', { name: 'Rita Reader' });
  await page.goto(`/admin/quotes?id=${id}`);
  await expect(button(page, 'Won')).toBeVisible();
  const other = await context.newPage();
  await signInAs(other, stack, 'staff', { name: 'Stan Staff' });
  await other.goto(`/admin/quotes?id=${id}`);
  await button(other, 'Lost').click();
  await expect(button(other, 'Lost')).toHaveAttribute('aria-pressed', 'true');
  await signInAs(page, stack, 'staff', { name: 'Rita Reader' });
  await button(page, 'Won').click();
  await button(page, 'Mark as won').click();
  await expect(page.getByText(/^Stan Staff already changed this, /)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    /^That didn’t go through\. Stan Staff already changed this, /,
  );
  await expect(button(page, 'Lost')).toHaveAttribute('aria-pressed', 'true');
});

test('a sum that could not be saved is there again @proof', async ({ page, stack, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  const id = await requestFrom(page, { lastName: 'Again' });
  await signInAs(page, stack, 'staff');
  await page.goto(`/admin/quotes?id=${id}`);
  await routeOnce(page, `**${setQuoteStateApi.path.replace(':id', id)}`, (route) => route.abort());
  await button(page, 'Won').click();
  await page.getByLabel('Amount paid').fill('450');
  await button(page, 'Mark as won').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It may have gone through.');
  await button(page, 'Won').click();
  await expect(page.getByLabel('Amount paid')).toHaveValue('450.00');
});

test('an inquiry is read, replied to and put away @proof', async ({ page, stack }) => {
  await signInAs(page, stack, 'staff');
  const subject = `Shirts ${Date.now()}`;
  await page.request.post(createInquiryApi.path, { data: inquiryBody({ subject }) });
  await page.goto('/admin/quotes');
  await page.getByRole('link', { name: 'Inquiries' }).click();
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { name: subject })).toBeFocused();
  await expect(page.getByText('“Hello Ada Wright,”')).toBeVisible();
  await page.getByText('Quick replies').click();
  await button(page, 'Add to message').first().click();
  await expect(page.getByLabel('Your answer')).toHaveValue(/^Thank you for writing\./);
  await button(page, 'Send answer').click();
  await expect(page.getByRole('list', { name: 'Answers' })).toContainText('Thank you for writing.');
  await expect(button(page, 'Reopen inquiry')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: subject })).toHaveCount(0);
  await page.getByRole('link', { name: 'Answered', exact: true }).click();
  await expect(page.getByRole('link', { name: subject })).toBeVisible();
});
