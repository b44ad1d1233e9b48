import type { Page } from 'playwright/test';
import { choosePhoto, formAt, takeTime } from '../support/quote-form.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const { formOf, field, submit, open, fill } = formAt('main form');

const sum = (page: Page, heading: string) => formOf(page).getByRole('region', { name: heading });

/** Presses on the page, counted. */
const presses = (page: Page) => {
  let count = 0;
  return {
    press: async (label: string) => {
      count += 1;
      await field(page, label).click();
    },
    type: async (label: string, text: string) => {
      count += 1;
      await field(page, label).click();
      await page.keyboard.type(text);
    },
    choose: async (label: string, text: string) => {
      // Opened, then chosen.
      count += 2;
      await field(page, label).selectOption(text);
    },
    count: () => count,
  };
};

test('a car without a VIN: its sum in twelve presses, what is missing on its own line, sent with a photo', async ({
  page,
  stack,
  reported,
}) => {
  await open(page, '/sell-your-car');
  const thumb = presses(page);
  await formOf(page).getByRole('button', { name: 'No VIN? Year, make, model' }).click();
  await thumb.type('Year *', '2003');
  await thumb.type('Make *', 'Honda');
  await thumb.type('Model *', 'Accord');
  await thumb.choose('What kind of vehicle? *', 'Midsize car');
  await thumb.press('It’s complete');
  await thumb.press('I bring it');
  await thumb.choose('To which yard?', 'Griffin GA');
  await thumb.press('It was mine, but it’s lost');
  expect(thumb.count() + 1).toBeLessThanOrEqual(12);
  const ticket = sum(page, 'What it brings');
  for (const text of ['3,300 lb', 'typical midsize car', '$280.50', '$260 to $290', /sworn statement/])
    await expect(ticket).toContainText(text);
  await expect(ticket).toContainText('An estimate. A person confirms it in opening hours.');
  await expectAccessible(page);

  await field(page, 'Not quite').click();
  await formOf(page)
    .getByRole('group', { name: 'Engine in place' })
    .getByLabel('No', { exact: true })
    .click();
  await formOf(page).getByRole('group', { name: 'I have the keys' }).getByLabel('Not sure').click();
  await expect(ticket).toContainText('No engine−400 lb');
  await expect(ticket).toContainText('Not sure about: keys.');
  await field(page, 'Please tow it').click();
  await field(page, 'ZIP code where the car is').fill('30223');
  await expect(formOf(page).getByText(/^Nearest yard: Griffin GA, /)).toBeVisible();
  await expect(ticket).toContainText('free');
  await field(page, 'I bring it').click();

  const name = `Wright${Date.now()}`;
  await fill(page, { 'First Name *': 'Ada', 'Last Name *': name, 'Phone Number *': '7705550199' });
  await choosePhoto(formOf(page));
  await takeTime(page);
  await expectAccessible(page);
  await submit(page).click();
  await page.waitForURL('**/thank-you');
  await expect(page.getByRole('region', { name: 'What you sent us' })).toContainText(
    'Car: 2003 Honda Accord',
  );
  const names = reported.map((event) => event.name);
  expect(names).toEqual(expect.arrayContaining(['vehicle_start', 'vehicle_estimate_shown', 'quote_request']));
  const mail = async () => (await stack.mail.messages()).find(({ subject }) => subject?.includes(name));
  await expect.poll(mail).toBeTruthy();
});
