import { readFile } from 'node:fs/promises';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

test('a slip is asked about and answered by one key; the day’s tickets are matched, corrected and signed off @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await signInAs(page, stack, 'staff');
  await recordedTicket(stack, { yardId: 'newnan', checkNumber: '5001' });
  await recordedTicket(stack, { yardId: 'newnan', checkNumber: '5002' }, 'Entered twice');
  await page.addInitScript(() => localStorage.setItem('counter-yard', JSON.stringify('newnan')));
  await page.goto('/admin/counter');
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  await button('Walk-in ticket').click();
  await page.keyboard.type('bb');
  await page.keyboard.press('Enter');
  await page.keyboard.type('550');
  await page.keyboard.press('Enter');
  const check = main.getByLabel('Check number');
  await expect(check).toHaveValue('5003');
  await check.fill('5001');
  await button(/^Record \$2,475\.00/).click();
  const question = page.getByRole('alertdialog', { name: 'Are these right?' });
  await expect(question).toHaveAccessibleDescription(
    /550 lb of Bare Bright Copper, \$2,475\.00\sCheck 5001 at Newnan GA already paid ticket G?\w+-W\d+-\w{4}, \$574\.00/,
  );
  await page.keyboard.press('Escape');
  await check.fill('5004');
  await button(/^Record \$2,475\.00/).click();
  await expect(
    page.getByRole('alertdialog', { name: '550 lb of Bare Bright Copper, $2,475.00. Is that right?' }),
  ).toBeVisible();
  await page.keyboard.press('y');
  await expect(main.getByRole('heading', { name: 'Ticket recorded' })).toBeVisible();

  await page.goto('/admin/tickets?yard=newnan');
  const rows = main.getByRole('region', { name: 'Tickets', exact: true }).locator('ol > li');
  await expect(rows.first()).toContainText(/\$2,475\.00walk-in.*, Check 5004/);
  await expect(main.getByRole('region', { name: 'Paid', exact: true })).toContainText(
    /All\$3,049\.00.*Check.*Void, not counted\$574\.00/,
  );
  const closing = main.getByRole('region', { name: /^Close of day/ });
  await expect(closing).toContainText('5001 to 5004. Missing: 5003');
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.first().locator('summary')).toBeFocused();
  // Of somebody else, only an owner's to change.
  await rows.last().locator('summary').click();
  await expect(rows.last()).toContainText('Only an owner can void this.');
  await rows.first().locator('summary').first().click();
  await rows.first().getByText('Correct the check number').click();
  await rows.first().getByLabel('Check number').fill('5003');
  await rows.first().getByLabel('Reason (for the audit log)').fill('Two stuck together');
  await page.keyboard.press('Enter');
  await expect(closing).toContainText('5001 to 5003');
  await expect(rows.first()).toContainText('Check 5003');
  await button(/^Sign off/).click();
  await expect(closing).toContainText(/Signed off by Stan Staff, .*: 2 tickets, \$3,049\.00, 1 void\./);
  await recordedTicket(stack, { yardId: 'newnan' });
  await page.reload();
  await expect(closing).toContainText(/Changed after close\. Now: 3 tickets, \$3,623\.00, 1 void\./);
  const download = page.waitForEvent('download');
  await button('Download as CSV').click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(',2475.00,Check,5003,');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('a ticket that is voided in one list is void in the other @proof', async ({ page, stack }) => {
  // It was recorded by somebody else.
  await signInAs(page, stack, 'owner');
  const { number } = await recordedTicket(stack, { number: `V-${Date.now() % 1_000_000}` });
  await page.goto('/admin/tickets');
  const main = page.getByRole('main');
  const rows = (list: string) => main.getByRole('region', { name: list, exact: true }).getByRole('listitem');
  await main.getByLabel('Ticket number').fill(number);
  await page.keyboard.press('Enter');
  await expect(rows('Find a ticket')).toHaveText([/^\$574\.00walk-in.*2 lines$/]);
  const recent = rows('Tickets').first();
  await recent.locator('summary').click();
  await recent.getByLabel('Reason (customer sees this)').fill('Entered twice');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void ticket' }).click();
  // Nobody had its points.
  await expect(main.getByText('Ticket voided.')).toHaveText('Ticket voided.');
  await expect(rows('Find a ticket')).toHaveText([/2 linesVoid by Olive Owner$/]);
});
