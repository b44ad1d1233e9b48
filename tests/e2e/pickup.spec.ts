import type { Page } from 'playwright/test';
import { choosePhoto, formAt, takeTime } from '../support/quote-form.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const WHO = {
  'First Name *': 'Ada',
  'Last Name *': 'Wright',
  'Phone Number *': '7705550199',
  'What type of scrap metal do you have? *': 'Two cars and a pallet of radiators',
};
const WHERE = {
  'Street Address *': '12 Mill St',
  'City *': 'Griffin',
  'State *': 'ga',
  'ZIP Code *': '30223',
};

const { formOf, field, submit, open, fill } = formAt('main form');

/** As from the clipboard: a limit of the field would cut it. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill('');
  await field(page, label).focus();
  await page.keyboard.insertText(text);
}

async function fillPickup(page: Page, changes: Readonly<Record<string, string>> = {}): Promise<void> {
  await open(page, '/pickup');
  await fill(page, { ...WHO, ...WHERE, ...changes });
  await field(page, 'ZIP Code *').blur();
  await field(page, 'About how much does it weigh? *').selectOption('1,000 to 5,000 lb');
  await field(page, 'Day *').selectOption({ index: 2 });
  await field(page, 'Time *').selectOption('Morning, 8:00 AM-12:00 PM');
  await takeTime(page);
}

// Asked: 31
test('a truck is asked for: address taken over as the post office writes it, photo, mail, thank-you page', async ({
  page,
  stack,
  reported,
}) => {
  const what = `Two cars ${Math.random()}`;
  await fillPickup(page, {
    'Street Address *': '12 Old Mill Road',
    'What type of scrap metal do you have? *': what,
  });
  await page.getByRole('button', { name: 'Use Suggested Address' }).click();
  await expect(field(page, 'Street Address *')).toHaveValue('12 Old Mill Rd');
  await expect(formOf(page).getByText('Address found.')).toBeVisible();
  await expect(page.getByText('Did you mean this address?')).toHaveCount(0);
  const day = await field(page, 'Day *').locator('option:checked').textContent();
  await choosePhoto(formOf(page));
  await expect(formOf(page).getByRole('img', { name: 'Photo 1 you’re sending' })).toBeVisible();
  expect(day).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri|Satur)day, \w+ \d+$/);
  const description = 'What type of scrap metal do you have? *';
  await paste(page, description, 'x'.repeat(2_001));
  await submit(page).click();
  await expect(field(page, description)).toHaveAccessibleDescription(
    'Please use at most 2,000 characters, 1 too many',
  );
  await expect(field(page, description)).toHaveValue('x'.repeat(2_001));
  await expectAccessible(page);
  await field(page, description).fill(what);
  await submit(page).click();
  await page.waitForURL('**/thank-you?for=pickup');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your pickup request is in/);
  await expect(page.getByText('Your quote request is in.')).toBeHidden();
  const sent = page.getByRole('region', { name: 'Your request' });
  for (const text of [what, '12 Old Mill Rd, Griffin, GA 30223', day ?? 'no day'])
    await expect(sent).toContainText(text);
  await expect(page.getByText('We got your photo.')).toBeVisible();
  await expectAccessible(page);
  const names = reported.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['quote_start', 'pickup_request']));
  expect(names).not.toContain('quote_request');
  await expect
    .poll(() => reported)
    .toContainEqual({
      name: 'conversion',
      params: { label: 'callback_conversion', value: 30, currency: 'USD' },
    });
  const mail = async () => (await stack.mail.messages()).find(({ text }) => text?.includes(what));
  await expect.poll(mail).toBeTruthy();
  const arrived = await mail();
  expect(arrived?.subject).toContain('Pickup request from Ada Wright (');
  for (const text of ['12 Old Mill Rd, Griffin, GA 30223', 'Address check: Found', `Day: ${day}`]) {
    expect(arrived?.text).toContain(text);
  }
  expect(arrived?.attachments.map(({ mimeType }) => mimeType)).toEqual(['image/jpeg']);
});

test('an address that cannot be checked keeps nobody from sending, and one that is wrong neither @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await fillPickup(page, { 'ZIP Code *': '99501' });
  const oddZip = formOf(page).getByText(/^We don’t know this pickup’s ZIP code near our yards\./);
  await expect(oddZip).toBeVisible();
  await field(page, 'About how much does it weigh? *').selectOption('Under 1,000 lb');
  await expect(formOf(page).getByText(/^Pickups start at 1,000 lb\./)).toBeVisible();
  await field(page, 'ZIP Code *').fill('36101');
  await field(page, 'ZIP Code *').blur();
  await expect(formOf(page).getByText(/You can send your request as it is/)).toBeVisible();
  await page.route('**/api/verify-address', (route) => route.abort());
  await field(page, 'ZIP Code *').fill('30224');
  await expect(oddZip).toHaveCount(0);
  await field(page, 'ZIP Code *').blur();
  await expect(formOf(page).getByText('We couldn’t check this address; one of us will.')).toBeVisible();
  await expectAccessible(page);
  await submit(page).click();
  await page.waitForURL('**/thank-you?for=pickup');
  await expect(page.locator('[data-promise]')).toHaveText(/by .*, Eastern time\.$/);
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(
    'Our pickup minimum is 1,000 lb.',
  );
});

// Asked: 31, 217
test('a callback is scheduled by keyboard alone, at the nearest yard, in its own hours', async ({
  page,
  reported,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('nearest-yard', '"atlanta"'));
  await open(page, '/callback');
  await expect(field(page, 'Preferred Location')).toHaveValue('atlanta');
  await field(page, 'First Name *').focus();
  for (const text of ['Kay', 'McNulty', '7705550166', '', '', 'Four truck batteries']) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'Day *')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Time *')).toHaveValue(/^\d\d:[03]0$/);
  const lastSlot = field(page, 'Time *').locator('option').last();
  const chooseWeekday = async (yard: string) => {
    await field(page, 'Preferred Location').selectOption(yard);
    const days = field(page, 'Day *')
      .locator('option')
      .filter({ hasText: /^(Mon|Tues)day/ });
    await field(page, 'Day *').selectOption(await days.last().textContent());
  };
  await chooseWeekday('griffin');
  await expect(lastSlot).toHaveText('4:00 PM-4:30 PM');
  await field(page, 'Time *').selectOption('4:00 PM-4:30 PM');
  // Atlanta is closed by then: the choice is cleared.
  await chooseWeekday('atlanta');
  await expect(lastSlot).toHaveText('3:30 PM-4:00 PM');
  await expect(field(page, 'Time *')).toHaveValue('');
  await field(page, 'Time *').selectOption('3:30 PM-4:00 PM');
  await expectAccessible(page);
  await takeTime(page);
  await field(page, 'Last Name *').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thank-you?for=callback');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your callback is scheduled/);
  await expect(page.getByRole('link', { name: 'Send Another Request' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Submit Another Quote' })).toBeHidden();
  await expect.poll(() => reported.map(({ name }) => name)).toContain('callback_scheduled');
  await expect
    .poll(() => reported)
    .toContainEqual({
      name: 'conversion',
      params: { label: 'callback_conversion', value: 30, currency: 'USD' },
    });
});

test('a draft of a callback survives a reload; without a script the telephone stands there @proof', async ({
  page,
  browser,
  stack,
}) => {
  await open(page, '/callback');
  await fill(page, WHO);
  await field(page, 'Day *').selectOption({ index: 2 });
  await field(page, 'Time *').selectOption({ index: 1 });
  const day = await field(page, 'Day *').inputValue();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('callback-draft'))).toContain(day);
  await page.reload();
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(formOf(page).getByText('Your draft was restored.')).toBeVisible();
  await expect(field(page, 'Day *')).toHaveValue(day);
  await expect(field(page, 'Time *')).not.toHaveValue('');

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto(`${stack.origin}/pickup`);
  await expect(quiet.getByText(/This form needs JavaScript/)).toBeVisible();
  await expect(quiet.getByRole('link', { name: 'Call (770) 555-0177' })).toBeVisible();
  await expect(quiet.locator('main form')).toBeHidden();
  await plain.close();
});
