import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import type { Stack } from '../../tools/stack.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import { readCsv } from '../../src/domain/shared/csv/read-csv.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { mailedCodeIn } from '../support/mailed-code.ts';
import { letterhead, printedPages } from '../support/printed.ts';
import { atCounter, tab } from '../support/rewards-page.ts';
import { button, freshDigits, heading, lookUp, open } from '../support/rewards-sign-in-page.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine } from '../support/ticket.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

async function newCustomer(page: Page, { origin }: Stack, locale: 'en' | 'es') {
  const [phone, email] = [freshDigits(), `ruth-${randomUUID()}@example.com`];
  const data = { firstName: 'Ruth', lastName: 'Asante', phone, email, locale };
  const answer = await page.request.post('/api/customers', { headers: { origin }, data });
  expect(answer.status()).toBe(201);
  return { phone, email };
}

const code = (page: Page) => page.getByLabel(/^C(ode|ódigo) \(6/);

/** The code of a mail that came after these. */
async function nextCode({ mail }: Stack, email: string, seen: number): Promise<string> {
  const count = () => mail.messages().filter(({ to }) => to.includes(email)).length;
  await expect.poll(count).toBe(seen + 1);
  return mailedCodeIn(mail, email);
}

test('a code by mail is switched on, asked on a new device, and not again @proof', async ({
  page,
  context,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { phone, email } = await newCustomer(page, stack, 'en');
  await open(page);
  await lookUp(page, phone);
  await expect(page.getByText('Your phone number alone opens your rewards.')).toBeVisible();
  await button(page, 'Switch on').click();
  await expect(page.getByText('We emailed a code to r•••@example.com.')).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);
  const first = await nextCode(stack, email, 0);
  await code(page).fill(first === '000000' ? '000001' : '000000');
  await button(page, 'Switch on').click();
  await expect(code(page)).toHaveAccessibleDescription('That code is wrong or has expired.');
  await expect(code(page)).toBeFocused();
  await code(page).fill(first);
  await button(page, 'Switch on').click();
  await expect(page.getByText('A new device needs a code we email you.')).toBeVisible();
  await expect(button(page, 'Switch off')).toBeVisible();

  // This device is known. A new one is not.
  await button(page, 'Back to Login').click();
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await context.clearCookies();
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Check Your Email');
  await expect(page.getByText('We emailed a code to r•••@…, which opens')).toBeVisible();
  await expect(page.getByText('Ruth')).toHaveCount(0);
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessibleInLightAndDark(page);
  await code(page).fill('12');
  await button(page, 'View My Rewards').click();
  await expect(code(page)).toHaveAccessibleDescription('Please enter the 6 digits from the email');
  await nextCode(stack, email, 1);
  await button(page, 'Send a new code').click();
  await expect(page.getByText('We sent the code again. Use the latest email.')).toBeVisible();
  await expect(code(page)).toBeFocused();
  const third = await nextCode(stack, email, 2);
  await code(page).fill(` ${third.slice(0, 3)} ${third.slice(3)} `);
  await button(page, 'View My Rewards').click();
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
  await expect(heading(page)).toBeFocused();
  await button(page, 'Back to Login').click();
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
});

test('with the right code at once, a new device is let in @proof @netlify', async ({
  page,
  context,
  stack,
}) => {
  const { phone, email } = await newCustomer(page, stack, 'en');
  await open(page);
  await lookUp(page, phone);
  await button(page, 'Switch on').click();
  await code(page).fill(await nextCode(stack, email, 0));
  await button(page, 'Switch on').click();
  await expect(button(page, 'Switch off')).toBeVisible();
  await context.clearCookies();
  await open(page);
  await lookUp(page, phone);
  await expect(heading(page)).toHaveText('Check Your Email');
  await code(page).fill(await nextCode(stack, email, 1));
  await button(page, 'View My Rewards').click();
  await expect(heading(page)).toHaveText('Welcome back, Ruth!');
});

test('a seller opens a month with a mailed code, saves and prints it, and has it mailed @proof', async ({
  page,
  stack,
}) => {
  const { phone, email } = await newCustomer(page, stack, 'en');
  const day = addDays(inNewYork(new Date()).date, -1);
  const steel = ticketLine({ metalType: 'steel', gross: '1240', price: '0.10', priceReason: 'mixed' });
  const sale = { phone, lines: [ticketLine({ gross: '100' }), steel], total: '574.00' };
  const number = `M-${phone}`;
  await atCounter(stack, async (db) => {
    const actor = actorOf(await staffWith(db, 'owner'), 'owner');
    const sold = [
      { ...sale, number, soldAt: `${day}T12:00` },
      { ...sale, number: `${number}V`, soldAt: `${day}T12:05` },
    ];
    const given = sold.map((each) => posTicketSchema.parse(posTicketOf(each)));
    await takePosTickets(db, { actor, source: 'import' }, given);
    await db.update(tickets).set({ checkNumber: '1042' }).where(eq(tickets.number, number));
    const [wrong] = await db
      .select()
      .from(tickets)
      .where(eq(tickets.number, `${number}V`));
    await voidTicket(db, actor, wrong?.id ?? '', 'Wrong weight');
  });
  await open(page);
  await lookUp(page, phone);
  await tab(page, 'Recent Visits').click();
  await button(page, 'Open my statements').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Statements open with a code that we email to r•••@example.com.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Email me a code' }).click();
  await code(page).fill(await nextCode(stack, email, 0));
  await dialog.getByRole('button', { name: 'Show my statements' }).click();
  await dialog.getByLabel('Month or year').selectOption(day.slice(0, 7));
  await expect(dialog.getByRole('row')).toContainText([
    'Metal',
    'Copper100 lb$450.00',
    'Steel1,240 lb$124.00',
    'Total, 1 ticket$574.00',
    'Ticket',
    'Check 1042$574.00',
    '$574.00VOID',
  ]);
  await expect(dialog).toContainText('1 voided ticket is not counted.');
  await expectAccessibleInLightAndDark(page);

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download (CSV)' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`tickets-${day.slice(0, 7)}.csv`);
  const rows = readCsv(await readFile(await file.path(), 'utf8'));
  expect(rows.slice(1, 5).map((row) => [row[0], row[8], row[11]])).toEqual([
    [day, '450.00', ''],
    [day, '124.00', ''],
    [day, '', 'VOID'],
    [day, '', 'VOID'],
  ]);

  await page.emulateMedia({ media: 'print' });
  await expect(letterhead(page)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Email me each statement' })).toBeHidden();
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });

  await dialog.getByRole('button', { name: 'Email me each statement' }).click();
  await expect(dialog).toContainText(
    'On the 1st of each month, we email last month’s statement to r•••@example.com',
  );
  // The device is remembered.
  await open(page);
  await lookUp(page, phone);
  await tab(page, 'Recent Visits').click();
  await button(page, 'Open my statements').click();
  await expect(dialog.getByRole('button', { name: 'Stop the monthly email' })).toBeVisible();
});
