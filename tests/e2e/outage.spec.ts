// ASVS: 16.5.2
import { awake, fillQuoteForm, takeTime } from '../support/quote-form.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

// These stop what the worker's other tests use, so they run one after the other.
test.describe.configure({ mode: 'serial' });

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

test('with the mail server down the quote is accepted and its mail arrives later @proof', async ({
  page,
  stack,
}) => {
  const description = `Mail outage ${Math.random()}`;
  await stack.mail.down();
  try {
    const form = await fillQuoteForm(page, { firstName: 'Edsger', lastName: 'Dijkstra', description });
    await form.getByRole('button', { name: 'Request My Quote' }).click();
    await page.waitForURL('**/thank-you*');
  } finally {
    await stack.mail.up();
  }
  const arrived = async () => {
    await stack.invoke('run-due-work');
    return (await stack.mail.messages()).some(({ text }) => text?.includes(description));
  };
  await expect.poll(arrived, { timeout: 30_000, intervals: [1_000] }).toBe(true);
});
