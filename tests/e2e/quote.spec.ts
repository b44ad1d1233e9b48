import { COPPER, choosePhoto, fillQuoteForm } from '../support/quote-form.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

// Asked: 5, 57, 96, 97, 124, 146, 168, 169, 170, 217
test('a quote with a photo arrives: thank-you page, row, and mail with the photo @netlify', async ({
  page,
  stack,
  reported,
}) => {
  const form = await fillQuoteForm(page);
  await choosePhoto(form);
  await expect(form.getByRole('img')).toBeVisible();
  await expect(form.getByRole('button', { name: /remove/i })).toBeVisible();
  await expectAccessible(page);
  const description = `${COPPER.description} ${Math.random()}`;
  await form.getByLabel('What type of scrap metal do you have? *').fill(description);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await page.waitForURL('**/thank-you*');
  await expect(page.getByText(/within 24 hours/).first()).toBeVisible();
  const sent = page.getByRole('region', { name: 'Your request' });
  for (const text of [description, '(770) 555-0199']) await expect(sent).toContainText(text);
  await expect(page.getByText('We got your photo.')).toBeVisible();
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
  await expect.poll(mail).toBeTruthy();
  const arrived = await mail();
  for (const value of ['Ada', 'Wright', '(770) 555-0199']) expect(arrived?.text).toContain(value);
  expect(arrived?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg']);
});

// Asked: 96, 176, 200
test('a failed submission keeps everything typed and gives the number', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/quote-requests', (route) => route.fulfill({ status: 500, body: '' }));
  const form = await fillQuoteForm(page);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  const toast = page.locator('.toast[data-variant=destructive]');
  await expect(toast).toContainText('Submission Failed');
  const sentence = 'Please try again or call us directly at (770) 555-0177.';
  await expect(toast).toContainText(sentence);
  await toast.getByRole('button', { name: 'Close' }).click();
  // The form keeps saying it.
  await expect(form.getByText(`Submission Failed. ${sentence}`)).toBeVisible();
  // To press again would not help.
  await page.route('**/api/quote-requests', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many requests.', code: 'too_many_requests' } }),
  );
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(
    form.getByText(/^Submission Failed\. Too many requests .* Nothing you typed is lost\./),
  ).toBeVisible();
  await expectAccessible(page);
  await expect(form.getByLabel('First Name *')).toHaveValue('Ada');
  await expect(form.getByLabel('Phone Number *')).toHaveValue('(770) 555-0199');
  await expect(form.getByLabel('What type of scrap metal do you have? *')).toHaveValue(COPPER.description);
});

test('a key that stands for another request is not sent again @proof', async ({ page, expectedErrors }) => {
  expectedErrors.push(...FAILED_CALL);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/quote-requests', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill({ status: 409, json: { error: 'Used before.', code: 'idempotency_key_reused' } });
  });
  const form = await fillQuoteForm(page);
  for (const presses of [1, 2]) {
    await form.getByRole('button', { name: 'Request My Quote' }).click();
    await expect.poll(() => keys.length).toBe(presses);
    await expect(form.getByText(/^Submission Failed\./)).toBeVisible();
  }
  expect(new Set(keys).size).toBe(2);
});

test('the button says that it is submitting, and a second press sends nothing @proof', async ({ page }) => {
  let posts = 0;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/quote-requests', async (route) => {
    posts += 1;
    await held;
    await route.continue();
  });
  const form = await fillQuoteForm(page);
  await form.getByRole('button', { name: 'Request My Quote' }).dblclick();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  release();
  await page.waitForURL('**/thank-you*');
  expect(posts).toBe(1);
});
