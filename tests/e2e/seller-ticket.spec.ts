import { INQUIRY_MINIMUM_FILL_MS } from '../../src/business/constants.ts';
import type { Page } from 'playwright/test';
import { letterhead, printedPages } from '../support/printed.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { atCounter, openDashboard, panel, showTicket, tab } from '../support/rewards-page.ts';
import { customerWith } from '../support/rewards.ts';
import { ticketLine } from '../support/ticket.ts';
import { expect, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

/** Fills in the question's form and sends it. */
async function send(page: Page, message: string): Promise<string> {
  await page.getByLabel('Email *').fill('ada.wright@example.com');
  await page.getByLabel('Your question *').fill(message);
  // oxlint-disable-next-line journeys/reads-that-wait -- whoever is faster counts as a machine, and staff are not told
  await page.waitForTimeout(INQUIRY_MINIMUM_FILL_MS);
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/tickets/questions'));
  await page.getByRole('button', { name: 'Send the question' }).click();
  const sent = page.getByText('We have your question.');
  await expect(sent).toBeVisible();
  await expect(sent.locator('..')).toBeFocused();
  return ((await (await answer).json()) as { readonly id: string }).id;
}

// Asked: 293
test('a seller opens a ticket on a phone, checks and prints it, and asks about it', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const customer = await atCounter(stack, (db) => customerWith(db));
  await openDashboard(page, customer.phone);
  const wrong = await recordedTicket(
    stack,
    { customerId: customer.id, lines: [ticketLine()], totalCents: 4_500 },
    'Wrong weight',
  );
  const ticket = await recordedTicket(stack, {
    customerId: customer.id,
    number: `P-${Date.now() % 1_000_000}`,
  });

  // What was just recorded is there at once, under one ticket.
  const pressedAt = Date.now();
  await tab(page, 'Recent Visits').click();
  const rows = panel(page).locator('.reward-row');
  await expect(rows).toHaveText([/Bare Bright Copper.*100 lb/, /Steel.*1,240 lb/]);
  expect(Date.now() - pressedAt).toBeLessThan(1_000);
  // The phone number alone shows the visits. Whole tickets, once one was shown from the paper.
  await expect(panel(page)).not.toContainText('Griffin GA');
  await showTicket(page, { number: ticket.number, total: '574.01' });
  await expect(panel(page).getByRole('alert')).toContainText('No ticket matches these details.');
  await expectAccessibleInLightAndDark(page);
  await page.getByLabel('Total in dollars').fill('574');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Bare Bright Copper 100 lb, $450.00');
  await expect(rows.first()).toContainText('Steel 1,240 lb, $124.00');
  await expect(rows.first()).toContainText('$574.00+5,740 points');
  await expect(rows.nth(1)).toContainText('$45.00Voided');
  await expectAccessibleInLightAndDark(page);

  const open = rows.first().getByRole('button', { name: new RegExp(`number ${ticket.number}$`) });
  await open.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Ticket ${ticket.number}` });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const [copper, steel] = [dialog.locator('.ticket-line').first(), dialog.locator('.ticket-line').nth(1)];
  for (const text of ['102.5 lb', '− 2 lb', '− 0.5 lb', '= 100 lb', '× $4.50 per lb', '= $450.00'])
    await expect(copper.getByRole('definition').getByText(text, { exact: true })).toBeVisible();
  await expect(copper).toContainText('Paid as posted');
  await expect(copper).toContainText('0.5 lb taken off for water.');
  await expect(steel).toContainText(
    'The posted price was $0.11 per lb. Paid at a different price, because it was mixed with other material.',
  );
  await expect(steel).not.toContainText('Paid as posted');
  await expect(dialog).toContainText('Griffin GA');
  await expect(dialog).toContainText('5,740 points');
  await expect(dialog).toContainText('This is a copy. The signed ticket is at the yard');
  await expectAccessibleInLightAndDark(page);

  await page.emulateMedia({ media: 'print' });
  await expect(letterhead(page)).toBeVisible();
  await expect(steel).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(panel(page).locator('.reward-row').first()).toBeHidden();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await dialog.getByRole('button', { name: 'Ask about this ticket' }).press('Enter');
  await expect(dialog.getByLabel('Your name *')).toHaveValue('Ada Wright');
  await expect(dialog.getByLabel('Email *')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send the question' }).click();
  await expect(dialog.getByText('Please write your question')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await send(page, 'Why was the steel mixed?');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();

  await rows
    .nth(1)
    .getByRole('button', { name: /^Open the ticket of / })
    .click();
  await expect(page.getByRole('dialog')).toContainText('no longer counts. Reason: Wrong weight');
  await expect(page.getByRole('dialog')).toContainText('Its points were taken back.');
  expect(wrong.number).toBe('');
  await page.keyboard.press('Escape');

  // The device is remembered.
  await page.getByRole('button', { name: 'Back to Login' }).click();
  await openDashboard(page, customer.phone);
  await tab(page, 'Recent Visits').click();
  await expect(open).toBeVisible();
});
