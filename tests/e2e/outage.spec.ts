// ASVS: 16.5.2
import { awake, takeTime } from '../support/quote-form.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

test('with the database stopped the page stands, prices give the number, and both recover @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await stack.database.stop();
  try {
    await page.goto('/#pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pricing = page.locator('#pricing');
    await expect(
      pricing.getByText('Unable to load current pricing. Please call for the latest rates.'),
    ).toBeVisible({ timeout: 40_000 });
    await expect(pricing.getByText('Error: HTTP 503: Service Unavailable')).toBeVisible();
    await expect(pricing.getByRole('link', { name: 'Call for Current Prices' })).toBeVisible();

    const form = await awake(page.locator('#quote form'));
    await form.getByLabel('First Name *').fill('Grace');
    await form.getByLabel('Last Name *').fill('Hopper');
    await form.getByLabel('Phone Number *').pressSequentially('7705550123');
    await form.getByLabel('What type of scrap metal do you have? *').fill('Two stainless tanks');
    await takeTime(page);
    await form.getByRole('button', { name: 'Request My Quote' }).click();
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    await expect(form.getByLabel('First Name *')).toHaveValue('Grace');
    await expectAccessible(page);
  } finally {
    await stack.database.start();
  }
  // The limit of two seconds is measured where nothing else runs: tests/faults.
  await expect.poll(async () => (await page.request.get('/api/metal-prices')).status()).toBe(200);
  await page.getByRole('button', { name: 'Request My Quote' }).click();
  await page.waitForURL('**/thank-you*');
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toContainText('$4.50');
});
