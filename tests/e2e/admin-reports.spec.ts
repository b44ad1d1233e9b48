import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { customerWith, freshPhone } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { routeOnce } from '../support/route-once.ts';
import { expect, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

/** As a register exports it: in a year that no other test uses. */
const fileOf = (
  phone: string,
) => `Ticket #,Date,Phone,Material,Gross,Tare,Deduct,Reason,Net,Price,Ticket Total,Status
9001,5/11/2021 4:05 PM,${phone},#1 BB,102.5,2,0.5,Moisture,100,4.50,578.25,Paid
9001,,,Steel,1166,0,,,1166,0.11,,
9002,5/11/2021 4:10 PM,${freshPhone()},Steel,1240,40,,,1200,0.11,132.00,
9003,5/12/2021,,Steel,a lot,,,,,0.11,1.00,
9004,5/12/2021,,Steel,100,,,,100,0.11,12.00,
9005,5/13/2021,555-0103 ext 770,Red Brass,20,,,,20,2.40,48.00,Done
9006,5/13/2021,${phone},Steel,1200,200,,,1000,0.11,110.00,VOIDED
9008,6/14/2021,,Steel,41000,,,,41000,0.11,4510.00,Paid
`;

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file from your point of sale')
    .setInputFiles({ name: 'tickets.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

// Asked: 300
test('an owner imports a register’s tickets, goes on after an outage, and reads them in the reports', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'owner');
  const { phone } = await atCounter(stack, (db) => customerWith(db, 0));
  await page.goto('/admin/reports');
  await page.getByRole('link', { name: 'Import tickets from a file' }).click();
  await choose(page, 'no table');
  await expect(page.getByLabel('CSV file from your point of sale')).toHaveAccessibleDescription(
    /^We couldn’t read this file/,
  );

  const look = page.getByRole('button', { name: 'Preview' });
  const leftOut = page.getByRole('region', { name: 'What we left out' }).getByRole('row').nth(1);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the template' }).click(),
  ]);
  await choose(page, await readFile(await template.path(), 'utf8'));
  await look.click();
  await expect(leftOut).toHaveText('2Ticket statusEXAMPLE-1The file says “Void”, so it isn’t a sale');

  const file = fileOf(phone);
  await choose(page, file);
  await look.click();
  await expect(page.getByText('Choose the yard for these tickets, or its column.')).toBeVisible();
  await page.getByLabel('Yard, if not in the file').selectOption('griffin');
  await page.getByLabel('#1 BB').selectOption('copper_wire');
  await page.getByLabel('Done').selectOption('paid');
  const meanings = page.getByRole('region', { name: 'What each column means' });
  await expect(meanings.getByRole('row', { name: /^Reason/ })).toContainText('Moisture');
  await expect(meanings.getByLabel('Reason: meaning')).toHaveValue('reason');
  await meanings.getByLabel('Reason: meaning').selectOption('');
  await meanings.getByLabel('Reason: meaning').selectOption('reason');
  await look.click();
  await expect(page.getByRole('heading', { name: 'Nothing imported yet' })).toBeFocused();
  await expect(page.getByText('4 tickets are new')).toBeVisible();
  await expect(page.getByText('1 new ticket with a rewards account: points will be added')).toBeVisible();
  await expect(page.getByText(/but no rewards account: no points/)).toBeVisible();
  await expect(page.getByText('1 new ticket with a “Rounding” line')).toBeVisible();
  const problems = page.getByRole('region', { name: 'What’s wrong, by row' }).getByRole('row');
  await expect(problems).toHaveText([
    'RowColumnTicketReason',
    '5Gross9003“a lot” isn’t a weight: use a number such as 1200 or 12.5',
    '6Ticket Total9004The lines add up to $11.00, not $12.00',
  ]);
  await expect(
    page.getByRole('heading', { name: /^1 ticket with a phone number that isn’t readable/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Phone numbers that aren’t readable' }).getByRole('row').nth(1),
  ).toHaveText(/^7Phone9005“555-0103 ext 770”/);
  await expect(leftOut).toHaveText('8Status9006The file says “VOIDED”, so it isn’t a sale');
  await expectAccessibleInLightAndDark(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1280, height: 800 });

  // The connection goes while it takes them.
  await routeOnce(page, '**/api/admin/ticket-import', (route) => route.abort());
  const take = page.getByRole('button', { name: 'Import 4 tickets' });
  await take.click();
  const question = page.getByRole('alertdialog', {
    name: 'Row 9. Ticket 9008: 41,000 lb of Steel, $4,510.00. Is that right?',
  });
  await question.getByRole('button', { name: 'Yes, that’s right' }).press('Enter');
  await page.getByRole('alert').getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Import finished' })).toBeFocused();
  await expect(page.getByText('4 tickets imported')).toBeVisible();
  // What was refused stays in view, and can be saved.
  await expect(problems).toHaveCount(3);
  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download these as CSV' }).click(),
  ]);
  expect(await readFile(await refused.path(), 'utf8')).toContain('\r\n8,Status,9006,');
  await expect(page.getByText('1 new ticket with a rewards account: 5,782 points added')).toBeVisible();

  // The device knows the file's columns, and the site its tickets.
  await page.reload();
  await choose(page, `Tickets, all\n${file}`);
  await expect(page.getByLabel('Header row')).toHaveValue('2');
  await look.click();
  await expect(page.getByText('4 tickets already recorded: nothing changes')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);

  await page.goto('/admin/reports');
  await page.getByLabel('From', { exact: true }).fill('2021-05-01');
  await page.getByLabel('To', { exact: true }).fill('2021-05-31');
  await page.keyboard.press('Enter');
  const figures = (name: RegExp, of: string) =>
    page.getByRole('region', { name: of }).getByRole('row', { name }).locator('th, td');
  await expect(figures(/^May 11/, 'Tickets by day')).toHaveText([
    'May 11, 2021',
    '$710.25',
    '2',
    '2,466',
    '0',
    '$0.2880',
    '$0.2880',
    '$0.00',
    '0.5',
    '5,782',
  ]);
  await page.getByLabel('By', { exact: true }).selectOption('grade');
  await expect(page.getByRole('heading', { name: 'By grade, May 1, 2021 to May 31, 2021' })).toBeVisible();
  await expect(figures(/^Red Brass/, 'Tickets by grade')).toHaveText([
    'Red Brass',
    '$48.00',
    '1',
    '20',
    '0',
    '$2.4000',
    '$2.5000',
    '$2.00',
    '0',
    '–',
  ]);
  await expect(figures(/^Total/, 'Tickets by grade')).toHaveText([
    'Total',
    '$758.25',
    '3',
    '2,486',
    '0',
    '$0.3050',
    '$0.3058',
    '$2.00',
    '0.5',
    '5,782',
  ]);
  await expect(figures(/^Moisture/, 'Deductions and price changes')).toHaveText([
    'Moisture',
    '$2.25',
    'Deduction',
    '1',
    '0.5',
  ]);
  await expectAccessibleInLightAndDark(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tickets-by-grade-2021-05-01-to-2021-05-31.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('\r\nRounding,1,0,0,-0.01,,,0.00,0,\r\n');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
