import type { Page } from 'playwright/test';
import { blockStorage } from '../support/block-storage.ts';
import { quoteBody } from '../support/quote.ts';
import { awake, choosePhoto, fillQuoteForm, openQuoteForm, takeTime } from '../support/quote-form.ts';
import { expect, FAILED_CALL, test } from './fixtures.ts';

/** Fills in the home page's form at human speed, and submits it offline. */
async function submitOffline(page: Page, description: string): Promise<void> {
  const form = await fillQuoteForm(page, { description });
  await choosePhoto(form);
  await expect(form.getByRole('img')).toBeVisible();
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(form.getByText(/saved on this device and will be sent/)).toBeVisible();
}

const keep = (page: Page, request: object, triedAt: number | null = null) =>
  page.evaluate(
    ([kept, tried]) => {
      const attempt = { key: crypto.randomUUID(), request: kept };
      const state = { attempt, waiting: true, triedAt: tried };
      const draft = { id: 'request', savedAt: Date.now(), values: kept, ...state };
      localStorage.setItem('quote-draft', JSON.stringify([draft]));
    },
    [request, triedAt] as const,
  );

const keptDraft = (page: Page): Promise<{ waiting: boolean } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('quote-draft') ?? '[null]')[0]);

/** Waits until a page has imported a module, with all that this imports. Called before the page asks for it. */
async function imported(page: Page, name: string): Promise<void> {
  const answer = await page.waitForResponse(`**/assets/${name}.*.js`);
  await page.evaluate((url) => import(url), answer.url());
}

// Asked: 258
test('a request submitted offline is sent once, with its photo, from wherever the visitor is next', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const description = `Waiting request ${Math.random()}`;
  const tabs = [page, await context.newPage()];
  const form = await context.newPage();
  await submitOffline(form, description);
  await form.close();
  // Two tabs find it at the same moment.
  await context.setOffline(false);
  await Promise.all(tabs.map((tab, index) => tab.goto(index === 0 ? '/locations' : '/location/griffin')));
  await expect
    .poll(() => Promise.all(tabs.map((tab) => tab.getByText('Your Request Was Sent').count())))
    .toEqual(expect.arrayContaining([0, 1]));
  await expect.poll(() => keptDraft(page)).toBeNull();
  const mails = async () =>
    (await stack.mail.messages())
      .filter(({ text }) => text?.includes(description))
      .map(({ attachments }) => attachments.length);
  await expect.poll(mails).toEqual([1]);
});

test('where storage is blocked, a request submitted offline says so, and leaves with the page open @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await blockStorage(page);
  const description = `Unsaved request ${Math.random()}`;
  const form = await fillQuoteForm(page, { description });
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await expect(form.getByText(/can’t save your request.* Or call \(770\) 555-0177\.$/)).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL('**/thank-you');
  const mails = async () =>
    (await stack.mail.messages()).filter(({ text }) => text?.includes(description)).length;
  await expect.poll(mails).toBe(1);
});

test('a request stays while it cannot be sent, and one that is refused says so @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.goto('/locations');
  await keep(page, quoteBody({ description: `Kept request ${Math.random()}` }));
  // Our server is down; then a Wi-Fi portal answers in its place.
  for (const answer of [
    { status: 503, body: '' },
    { status: 403, contentType: 'text/html', body: '<h1>Sign in</h1>' },
  ]) {
    await page.route('**/api/quote-requests', (route) => route.fulfill(answer));
    const answered = page.waitForResponse('**/api/quote-requests');
    await page.reload();
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await keptDraft(page)).toMatchObject({ waiting: true });
    await page.unroute('**/api/quote-requests');
  }
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('Your Request Was Sent')).toBeVisible();
  expect(await keptDraft(page)).toBeNull();

  // The device had no room for the photo.
  await keep(page, quoteBody({ description: `Kept request ${Math.random()}`, photoFollows: true }));
  await page.reload();
  await expect(page.getByText('but some photos didn’t make it')).toBeVisible();

  await keep(page, quoteBody({ description: 'short' }));
  await page.reload();
  await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Please describe your scrap metal in detail. Please try again or call us directly at (770) 555-0177.',
    ),
  ).toBeVisible();
  expect(await keptDraft(page)).toMatchObject({ waiting: false });
  await page.getByRole('button', { name: 'Open the Form' }).click();
  await expect(page).toHaveURL(/\/#quote$/);
  const form = await awake(page.locator('#quote form'));
  await expect(form.getByText('Please describe your scrap metal in detail')).toBeVisible();
});

test('a request that may have arrived days ago is sent again only by a second press @proof', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/quote-requests')) asked.push(request.method());
  });
  await page.goto('/locations');
  await keep(page, quoteBody({ description: `Old request ${Math.random()}` }), Date.now() - 3 * 86_400_000);
  await page.reload();
  await expect(page.getByText('no answer came back, so we may already have it')).toBeVisible();
  expect(await keptDraft(page)).toMatchObject({ waiting: false });
  await page.getByRole('button', { name: 'Open the Form' }).click();
  const form = await awake(page.locator('#quote form'));
  const submit = form.getByRole('button', { name: 'Request My Quote' });
  await takeTime(page);
  await submit.click();
  await expect(form.getByText('You sent this before, but no answer came back')).toBeVisible();
  expect(asked).toEqual([]);
  await submit.click();
  await page.waitForURL('**/thank-you*');
  expect(asked).toEqual(['POST']);
  expect(await keptDraft(page)).toBeNull();
});

test('a form that went offline before anybody typed checks and sends the request once the line is back @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await page.goto('/callback');
  const form = await awake(page.locator('main form'));
  await page.waitForLoadState('networkidle');
  // What checks it is fetched when somebody begins to type.
  await context.setOffline(true);
  const description = `Offline from the start ${Math.random()}`;
  const values = { 'First Name *': 'Ada', 'Last Name *': 'Wright', 'Phone Number *': '77055' };
  for (const [label, value] of Object.entries(values))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel('What type of scrap metal do you have? *').fill(description);
  await form.getByLabel('Day *').selectOption({ index: 2 });
  await form.getByLabel('Time *').selectOption({ index: 1 });
  await takeTime(page);
  const submit = form.getByRole('button', { name: 'Request a Callback' });
  await submit.click();
  await expect(form.getByText(/saved on this device\. Leave this page open/)).toBeVisible();
  await context.setOffline(false);
  // The page is loaded anew for what checks it; only now the number is found to be too short.
  await expect(form.getByText('Please enter a complete phone number')).toBeVisible();
  await form.getByLabel('Phone Number *').fill('7705550199');
  await submit.click();
  await page.waitForURL('**/thank-you?for=callback');
  const mails = async () =>
    (await stack.mail.messages()).filter(({ text }) => text?.includes(description)).length;
  await expect.poll(mails).toBe(1);
});

test('a change takes a waiting request back until it is submitted again, and Clear says no more of it @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const description = `Waiting request ${Math.random()}`;
  await submitOffline(page, description);
  const form = page.locator('#quote form');
  const submit = form.getByRole('button', { name: 'Request My Quote' });
  const what = form.getByLabel('What type of scrap metal do you have? *');
  await what.fill(`${description}, corrected`);
  await expect(form.getByText('You changed your request.')).toBeVisible();
  expect(await keptDraft(page)).toMatchObject({ waiting: false });
  await submit.click();
  await expect(form.getByText(/saved on this device and will be sent/)).toBeVisible();
  await form.getByRole('button', { name: 'Remove' }).click();
  await expect(form.getByText('You changed your request.')).toBeVisible();
  await submit.click();
  await expect(form.getByText(/saved on this device and will be sent/)).toBeVisible();
  await context.setOffline(false);
  await page.waitForURL('**/thank-you*');
  const mails = async () =>
    (await stack.mail.messages())
      .filter(({ text }) => text?.includes(description))
      .map(({ text, attachments }) => [text?.includes('corrected'), attachments.length]);
  await expect.poll(mails).toEqual([[true, 0]]);

  await keep(page, quoteBody({ description }));
  await page.route('**/api/quote-requests', (route) => route.abort());
  // What checks and sends it is on its way as soon as the draft is shown; the line must not go before it is here.
  const parts = Promise.all([imported(page, 'request-schemas'), imported(page, 'send-quote')]);
  await openQuoteForm(page);
  await parts;
  await context.setOffline(true);
  await submit.click();
  await expect(form.getByText(/saved on this device and will be sent/)).toBeVisible();
  await form.getByRole('button', { name: 'Clear the form' }).click();
  await expect(what).toHaveValue('');
  await expect(form.getByText(/saved on this device and will be sent/)).toHaveCount(0);
  expect(await keptDraft(page)).toBeNull();
});
