import { eq, sql } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { heldTickets } from '../../netlify/database/schema/held-tickets.ts';
import { honorVoucher } from '../../netlify/services/rewards/close-voucher.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import type { FoundAtCounter } from '../../src/domain/tickets/admin-tickets.api.ts';
import { addSales } from '../support/rewards-books.ts';
import { customerWith } from '../support/rewards.ts';
import { closePrint, countPrints, printedSizes, printsOf } from '../support/printed.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { atCounter, openDashboard, panel, rewardNamed, tab, tile } from '../support/rewards-page.ts';
import { actorOf, signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

/** The yard of this device, as somebody chose it before. */
const atGriffin = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('counter-yard', JSON.stringify('griffin')));

/** What this device keeps of tickets that are not recorded. */
const heldHere = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('counter-ticket:'))
      .map((key) => localStorage.getItem(key))
      .join(),
  );

/** Total, payment and button are whole on the screen, wherever the page is scrolled to, and on a phone the bar leaves most of it. */
async function expectInView(page: Page) {
  const desktop = page.viewportSize();
  const end = page.getByRole('form', { name: 'Ticket' });
  for (const [width, height] of [
    [1_280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Line', 'Ticket lines']) {
      await page
        .getByLabel(name, { exact: true })
        .evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
      await expect(end.getByRole('status', { name: 'Total' })).toBeInViewport({ ratio: 1 });
      await expect(end.getByRole('group', { name: 'Paid by' })).toBeInViewport({ ratio: 1 });
      await expect(end.getByRole('button', { name: /^Record/ })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const covered = () =>
    page.evaluate(() => {
      const stays = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).position === 'sticky' || stays(element.parentElement));
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(195, y));
      return rows.filter(stays).length / innerHeight;
    });
  await page.getByLabel('Ticket lines').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
  await expect.poll(covered).toBeLessThanOrEqual(0.4);
  await expect(end.getByRole('button', { name: /^Record/ })).toBeInViewport({ ratio: 1 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();
  if (desktop) await page.setViewportSize(desktop);
}

const dayOf = (time: Date) => inNewYork(time).date;

// Asked: 293, 294, 298, 299, 304
test('a five-line ticket for a returning customer takes 45 key presses or fewer besides the digits', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'staff');
  const customer = await atCounter(stack, async (db) => {
    const sales = [2, 1].map((days) => new Date(Date.now() - days * 86_400_000));
    const lastVisitOn = dayOf(sales[1] ?? new Date());
    const row = await customerWith(db, 500, { consecutiveVisits: 2, lastVisitOn });
    await addSales(
      db,
      sales.map((createdAt) => ({ customerId: row.id, visitedOn: dayOf(createdAt), createdAt })),
    );
    return row;
  });
  await recordedTicket(stack, { checkNumber: '20416' });
  await countPrints(page);
  await page.goto('/admin/counter');
  await expect(page.getByText('Choose your yard.')).toBeVisible();
  await page.getByLabel('This device’s yard').selectOption('griffin');
  await page.reload();
  await expect(page.getByLabel('This device’s yard')).toHaveValue('griffin');
  const find = page.getByLabel('Name, phone, code or ticket');
  // Where the yard is known, the first key is the customer's.
  await expect(find).toBeFocused();

  let presses = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.filter((key) => !/^\d$/.test(key)).length;
  };
  const type = (text: string) => press(...text);
  const grade = page.getByRole('combobox', { name: 'Grade' });
  const lines = page.getByRole('list', { name: 'Ticket lines' }).getByRole('listitem');

  await type(customer.phone.slice(2));
  await press('Enter');
  await expect(page.getByRole('heading', { name: 'Ticket for Ada Wright' })).toBeVisible();
  await expect(grade).toBeFocused();
  // 102.5 lb of bright copper in a bucket, half a pound of water off.
  await type('bb');
  await press('Enter');
  await type('102.5');
  await press('Tab');
  await type('b');
  await press('Tab');
  await type('0.5');
  await press('Tab', 'm', 'Enter');
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText('102.5 − 2 − 0.5 = 100 lb × $4.50 = $450.00');
  await type('st');
  await press('Enter');
  await type('1240');
  await press('Enter');
  await expect(lines).toHaveCount(2);
  // At another price, for a reason.
  await type('rb');
  await press('Enter');
  await type('27');
  await press('Tab', 'Tab', 'Tab');
  await type('2.40');
  await press('Tab', 'l', 'Enter');
  await expect(lines.nth(2)).toContainText('27 lb × $2.40 = $64.80different price: Lower grade');
  await type('ss');
  await press('Enter');
  await type('96');
  await press('Enter');
  await expect(lines).toHaveCount(4);
  await type('ca');
  await press('Enter');
  await type('120');
  await press('Enter');
  await expect(lines).toHaveCount(5);
  const total = page.getByRole('status', { name: 'Total' });
  await expect(total).toContainText('$765.44');
  await expect(total).toContainText('Earns 7,654 points + 765 streak bonus');
  // An empty grade ends the ticket, at the button: the yard's next check is known.
  await press('Enter');
  await expect(page.getByLabel('Check number')).toHaveValue('20417');
  // The key that is held down does not record it.
  await grade.focus();
  for (let repeats = 0; repeats < 4; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const record = page.getByRole('button', { name: 'Record $765.44 at Griffin GA for Ada Wright' });
  await expect(record).toBeFocused();
  await expectInView(page);
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Next customer' })).toBeFocused();
  await expect(page.getByText('Earned 8,419 points. New balance: 8,919')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(45);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  // On paper, by a key: what the seller needs, and nobody's name.
  const paper = page.locator('.printed-sheet');
  const sheet = page.getByRole('article').filter({ hasText: 'Georgia Scrap Metal Recycling' });
  await page.keyboard.press('p');
  await expect.poll(() => printsOf(page)).toBe(1);
  await expect(page.getByRole('button', { name: 'Next customer' })).toBeFocused();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  const number = /G\d\d-W\d{4,}-[A-Z]{4}/;
  for (const part of [
    /Griffin, GA 302\d\d/,
    /\(770\) 555-01\d\d/,
    number,
    /Gross102\.5 lbTare− 2 lbDeduction− 0\.5 lbNet= 100 lbPrice× \$4\.50 per lbAmount= \$450\.00/,
    '0.5 lb taken off for water.',
    'Total$765.44',
    'Paid by: Check 20417',
    '8,419 points earned',
    'Recorded by Stan Staff',
    /at [\w.:]+\/ticket/,
  ])
    await expect(paper).toContainText(part);
  await expect(paper).not.toContainText('Wright');
  const [[width, height] = [], ...more] = await printedSizes(page);
  expect([width, more]).toEqual([80, []]);
  expect(height).toBeGreaterThan(100);
  await page.emulateMedia({ media: null });
  await closePrint(page);
  await expect(paper).toHaveCount(0);
  await expect(page.getByText('If nothing printed')).toBeVisible();
  await page.getByLabel('Paper').selectOption('Letter');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printsOf(page)).toBe(2);
  expect(await printedSizes(page)).toEqual([[216, 279]]);
  await closePrint(page);
  const printedNumber = number.exec((await page.getByText(/^Ticket G/).textContent()) ?? '')?.[0] ?? '';

  // The seller's page has it at once.
  const seller = await page.context().newPage();
  await openDashboard(seller, customer.phone);
  await expect(tile(seller, 'Points').first()).toContainText('8,919', { timeout: 1_000 });
  await tab(seller, 'Recent Visits').click();
  await expect(panel(seller)).toContainText('$450.00+4,500 points', { timeout: 1_000 });
  // The paper opens it without the account, too.
  await seller.goto('/ticket');
  await seller.getByLabel('Yard').selectOption('griffin');
  await seller.getByLabel('Ticket number').fill(printedNumber.toLowerCase());
  await seller.getByLabel('Date of the sale').fill(dayOf(new Date()));
  await seller.getByLabel('Total in dollars').fill('765.44');
  await seller.getByRole('button', { name: 'Find my ticket' }).click();
  await expect(seller.getByRole('heading', { name: `Ticket ${printedNumber}` })).toBeFocused();
  await expect(seller.getByText('Paid by: Check 20417')).toBeVisible();
  await seller.close();

  // A ticket that is not finished survives a reload, with the line that is half typed, and is dropped after one question.
  await page.getByRole('button', { name: 'Another ticket' }).press('Enter');
  await type('st');
  await press('Enter');
  await type('50');
  await press('Enter');
  await expect(lines).toHaveCount(1);
  await page.getByRole('radio', { name: 'Transfer' }).check();
  await grade.focus();
  await type('bb');
  await press('Enter');
  await type('12.5');
  // Nobody reloads in the same instant as the last key.
  await expect.poll(() => heldHere(page)).toContain('12.5');
  await page.reload();
  const held = page
    .getByRole('region', { name: 'Tickets on hold' })
    .getByRole('listitem')
    .filter({ hasText: '2 lines, $61.75' });
  await expect(held).toHaveText([/^Ada Wright2 lines, \$61\.75, \d+:\d+ [AP]M/]);
  await expectAccessible(page);
  // What is typed for the next in line, whom nobody knows, records nothing.
  await expect(find).toBeFocused();
  await type('4045550199');
  await press('Enter', 'Enter');
  await expect(find).toHaveAccessibleDescription('No matching customer or ticket.');
  await expect(held).toHaveCount(1);
  await held.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByRole('heading', { name: 'Ticket for Ada Wright' })).toBeVisible();
  await expect(page.getByLabel('Gross')).toHaveValue('12.5');
  await expect(grade).toHaveValue('Bare Bright Copper');
  await expect(page.getByText(/^Unfinished ticket from \d+:\d+ [AP]M, at today’s prices/)).toBeVisible();
  await expect(lines).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'Transfer' })).toBeChecked();
  await expectAccessible(page);
  const next = page.getByRole('button', { name: 'Next customer' });
  await next.click();
  const question = page.getByRole('alertdialog', { name: 'Discard this ticket?' });
  await expect(question).toHaveAccessibleDescription(
    'You’ll lose 2 lines. This ticket hasn’t been recorded.',
  );
  await page.keyboard.press('Escape');
  await expect(lines).toHaveCount(1);
  await next.click();
  await question.getByRole('button', { name: 'Discard ticket' }).click();
  await expect(find).toBeFocused();
  await expect.poll(() => heldHere(page)).toBe('');
  await page.reload();
  await expect(find).toBeVisible();
});

test('a ticket shows on /rewards, is voided, and a voucher is honored once; two accounts become one @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const staff = await signInAs(page, stack, 'staff');
  const [customer, double] = await atCounter(stack, async (db) => [
    await customerWith(db, 2_000),
    await customerWith(db, 30, { firstName: 'Adah', lastName: `Wright ${Date.now() % 1_000_000}` }),
  ]);
  const { id: rewardId } = await rewardNamed(page, 'Yard Coozie');
  const redeem = () =>
    atCounter(stack, (db) => redeemReward(db, { customerId: customer.id, rewardId, requestKey: null }));
  const [first, second] = [await redeem(), await redeem()];

  await atGriffin(page);
  await countPrints(page);
  await page.goto('/admin/counter');
  const counter = page.getByRole('main');
  const button = (name: string | RegExp) => counter.getByRole('button', { name });
  const find = counter.getByLabel('Name, phone, code or ticket');
  await find.fill('A');
  await page.keyboard.press('Enter');
  await expect(find).toHaveAccessibleDescription('Please type at least two letters or digits');
  await expect(find).toBeFocused();
  await button('New customer').press('Enter');
  await expect(counter.getByRole('heading', { name: 'New customer' })).toBeFocused();
  await button('Cancel').press('Enter');
  await expect(find).toBeFocused();
  await find.fill(formatPhone(customer.phone));
  await page.keyboard.press('Enter');
  await expect(counter.getByRole('combobox', { name: 'Grade' })).toBeFocused();
  await expectAccessibleInLightAndDark(page);

  const recent = counter.getByRole('region', { name: 'Recent tickets' }).getByRole('listitem');
  await counter.getByRole('combobox', { name: 'Grade' }).click();
  await expectAccessible(page);
  await counter.getByRole('option', { name: /^Bare Bright Copper/ }).click();
  const gross = counter.getByLabel('Gross');
  await expect(gross).toBeFocused();
  await gross.fill('27.4333');
  await button('Add line').click();
  await expect(gross).toHaveAccessibleDescription(/with up to three decimals$/);
  await expect(gross).toBeFocused();
  await gross.fill('29.434');
  await button('Bucket −2 lb').click();
  await expect(counter.getByText('29.434 − 2 = 27.434 lb × $4.50 = $123.45')).toBeVisible();
  await counter.getByLabel('Price per lb').fill('4.40');
  await page.keyboard.press('Enter');
  await expect(counter.getByLabel('Reason for this price')).toHaveAccessibleDescription(
    'Please choose why this isn’t the posted price',
  );
  await counter.getByLabel('Price per lb').fill('4.50');
  await expect(counter.getByText('Earns 1,234 points')).toBeVisible();
  // Without "Add line": what is typed counts. Twice: the first one is voided.
  const check = counter.getByLabel('Check number');
  await check.fill('');
  await button('Record $123.45 at Griffin GA for Ada Wright').click();
  await expect(check).toHaveAccessibleDescription('Please enter the check number');
  await expect(check).toBeFocused();
  await check.fill('20418');
  await page.keyboard.press('Enter');
  await expect(counter.getByText('Earned 1,234 points. New balance: 2,234')).toBeVisible();
  await expectAccessible(page);
  await button('Another ticket').press('Enter');
  await page.keyboard.type('bb');
  await page.keyboard.press('Enter');
  await gross.fill('10250');
  await page.keyboard.press('Enter');
  await expect(counter.getByText('10,250 lb × $4.50 = $46,125.00')).toBeVisible();
  await counter.getByRole('radio', { name: 'Transfer' }).check();
  await expect(check).toHaveCount(0);
  await counter.getByLabel('Transfer reference').fill('ACH 7');
  await button(/^Record \$46,125\.00/).press('Enter');
  const owners =
    'Only an owner can do this: 10,250 lb of Bare Bright Copper, $46,125.00. Ask an owner to sign in here, or check the decimal point.';
  await expect(counter.getByText(owners)).toBeVisible();
  await button(/^Edit line 1/).click();
  await gross.fill('1025');
  await page.keyboard.press('Enter');
  // Enter again is no answer.
  await button(/^Record \$4,612\.50/).press('Enter');
  const right = page.getByRole('alertdialog', {
    name: '1,025 lb of Bare Bright Copper, $4,612.50. Is that right?',
  });
  await expect(right.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(right).toBeHidden();
  await expect(recent.filter({ hasText: '$4,612.50' })).toHaveCount(0);
  await button(/^Edit line 1/).click();
  await expect(gross).toHaveValue('1025');
  await gross.fill('27.434');
  // Without "Update line", too.
  await button('Record $123.45 at Griffin GA for Ada Wright').click();
  await expect(counter.getByText('Earned 1,234 points. New balance: 3,468')).toBeVisible();
  await expect(recent.filter({ hasText: '$123.45' })).toHaveCount(2);
  await recent.first().locator('summary').click();
  await recent.first().getByLabel('Reason (customer sees this)').fill('Entered twice');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Void the $123.45 ticket for Ada Wright?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Void ticket' }).click();
  await expect(counter.getByText('Ticket voided. 1,234 points removed.')).toBeVisible();
  await expect(recent.first()).toContainText('Void');
  await expect(recent.first()).toContainText(/Void: Entered twice \(.* by Stan Staff\)/);
  // A copy of it says so, on paper and by email.
  await recent.first().getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => printsOf(page)).toBe(1);
  await expect(page.locator('.printed-sheet')).toContainText(/VOID .*: Entered twice/);
  await closePrint(page);
  await recent.first().getByText('Email or text a copy').click();
  const email = recent.first().getByLabel('Email');
  await email.fill('ada@');
  await page.keyboard.press('Enter');
  await expect(email).toHaveAccessibleDescription(/^Please enter an email/);
  await recent.first().getByRole('radio', { name: 'Spanish' }).check();
  await expect(recent.first().getByRole('link', { name: 'Text the link' })).toHaveAttribute(
    'href',
    /^sms:\+1\d{10}\?&body=Su%20boleto%20G\d\d-W\d+-[A-Z]{4}.*%2Fes%2Fboleto$/,
  );
  await expectAccessible(page);
  await email.fill(`ada.${Date.now()}@example.com`);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Copy sent to ada/)).toBeVisible();
  await expect(email).toHaveValue('');

  const question = page.getByRole('alertdialog');
  const cancel = question.getByRole('button', { name: 'Cancel' });
  const voucher = counter.getByRole('listitem').filter({ hasText: first.code });
  for (const [name, title] of [
    ['Redeem', 'Redeem Yard Coozie for Ada Wright?'],
    ['Cancel code, return points:', 'Return 500 points to Ada Wright?'],
  ] as const) {
    // The second press of a double press lands outside the question, which stays.
    await button(`${name} Yard Coozie, ${first.code}`).dblclick();
    await expect(question).toHaveAccessibleName(title);
    await expect(question).toHaveAccessibleDescription(new RegExp(first.code));
    await expect(cancel).toBeFocused();
    await expect(cancel).toHaveCSS('pointer-events', 'auto');
    // Beside the question, and below the toast.
    await page.mouse.click(5, 400);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(button(`${name} Yard Coozie, ${first.code}`)).toBeFocused();
  }
  await expect(voucher).toContainText('Ready to use');
  await button(`Redeem Yard Coozie, ${first.code}`).click();
  await expectAccessible(page);
  const closed: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && closed.push(request.url()));
  await question.getByRole('button', { name: 'Redeem' }).evaluate((yes: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) yes.click();
  });
  await expect(voucher).toContainText(/Redeemed today \d+:\d\d [AP]M by Stan Staff/);
  expect(closed).toHaveLength(1);
  await atCounter(stack, (db) => honorVoucher(db, actorOf(staff), second.id, true));
  await button(`Redeem Yard Coozie, ${second.code}`).click();
  await question.getByRole('button', { name: 'Redeem' }).click();
  await expect(counter.getByRole('alert')).toHaveText(/^Already redeemed .* by Stan Staff\.$/);

  await counter.getByText('Corrections: points').click();
  await counter.getByLabel('Points (use − to subtract)').fill('-9999');
  await counter.getByLabel('Reason').fill('Counted twice');
  await button('Adjust points').click();
  await expect(question).toHaveAccessibleName('Take 9,999 points from Ada Wright?');
  await question.getByRole('button', { name: 'Take points' }).click();
  await expect(counter.getByRole('alert').last()).toHaveText('That would put the balance below zero.');
  await counter.getByLabel('As shown on ID').fill('1980-05-17');
  await button('Save date of birth').click();
  await expect(counter.getByText('May 17')).toBeVisible();
  const other = counter.getByLabel('Other account: name or phone');
  await other.fill(customer.phone);
  await page.keyboard.press('Enter');
  await expect(other).toHaveAccessibleDescription('No other customer matches.');
  await other.fill(double.lastName);
  await expect(counter.getByRole('listbox', { name: 'Customers' }).getByRole('option')).toHaveText([
    `Adah ${double.lastName}${formatPhone(double.phone)}`,
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(counter.getByRole('heading', { name: 'Before you merge' })).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await button('Cancel').press('Enter');
  await expect(other).toBeFocused();
  // Before the list is there, Enter chooses nobody who is no longer typed, and the account itself is no second match.
  const { promise: isChanged, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/customers\?q=/, async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as FoundAtCounter;
    if (found.customer) await isChanged;
    const customers = found.customers.flatMap((match) => [{ ...match, id: customer.id }, match]);
    await route.fulfill({ response, json: { ...found, customers } });
  });
  await other.fill(double.phone);
  await page.keyboard.press('Enter');
  await other.fill('nobody at all');
  answer();
  await expect(counter.getByText('No other customer matches.')).toBeVisible();
  await expect(other).toHaveValue('nobody at all');
  await other.fill(`Adah ${double.lastName}`);
  await page.keyboard.press('Enter');
  await button('Merge accounts').click();
  await expect(counter.getByRole('heading', { name: 'Before you merge' })).toHaveCount(0);
  await expect(counter.getByRole('heading', { name: 'Ada Wright' })).toBeFocused();

  const release = counter.getByRole('heading', { name: 'Release an old phone number' });
  await expect(release).toBeVisible();
  await button('Release number').click();
  await expect(counter.getByText('Please enter a reason for the audit log')).toBeVisible();
  await expectAccessible(page);
  await counter.getByLabel('Reason (for the audit log)').fill('Somebody else has it now');
  await button('Release number').click();
  await expect(page.getByText('is no longer linked')).toBeVisible();
  await expect(release).toHaveCount(0);
  await button('Next customer').press('Enter');
  await expect(find).toBeFocused();

  const balance = 2_000 - first.pointsCost - second.pointsCost + 1_234 + 30;
  await openDashboard(page, customer.phone);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');
  await expect(tile(page, 'Points').first()).toContainText(balance.toLocaleString('en-US'));
});

test('a customer is found as staff are told, and a ticket waits on hold for the next in line @proof', async ({
  page,
  stack,
}) => {
  await signInAs(page, stack, 'staff');
  const lastName = `Tran${Date.now() % 1_000_000}`;
  const [kim, walt] = await atCounter(stack, async (db) => [
    await customerWith(db, 0, { firstName: 'Kím', lastName }),
    await customerWith(db, 0, { firstName: 'Walt', lastName }),
  ]);
  const { number } = await recordedTicket(stack, { number: `H-${Date.now() % 1_000_000}` });
  await atGriffin(page);
  await page.goto('/admin/counter');
  const counter = page.getByRole('main');
  const find = counter.getByLabel('Name, phone, code or ticket');
  const choices = counter.getByRole('listbox', { name: 'Customers and tickets' }).getByRole('option');
  const button = (name: string | RegExp) => counter.getByRole('button', { name });
  const held = counter
    .getByRole('region', { name: 'Tickets on hold' })
    .getByRole('listitem')
    .filter({ hasText: lastName });
  const grade = counter.getByRole('combobox', { name: 'Grade' });
  const weigh = async (pounds: string) => {
    await expect(grade).toBeFocused();
    await page.keyboard.type('st');
    await page.keyboard.press('Enter');
    await page.keyboard.type(pounds);
    await page.keyboard.press('Enter');
  };

  // Without an account, by the number.
  await find.fill(number);
  await expect(choices).toHaveText([/^Ticket H-\d+, walk-in/]);
  await page.keyboard.press('Enter');
  await expect(counter.getByRole('list', { name: 'Ticket found' })).toContainText('$574.00');

  await find.fill(`${lastName} `);
  await expect(choices).toHaveText([/Tran/, /Tran/]);
  await expectAccessible(page);
  await find.fill(`kim ${lastName.toLowerCase()}`);
  await expect(choices).toHaveText([`Kím ${lastName}${formatPhone(kim.phone)}`]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await weigh('100');
  await expect(button(`Record $11.00 at Griffin GA for Kím ${lastName}`)).toBeVisible();
  await button('Put ticket on hold').click();
  await expect(find).toBeFocused();
  await expect(held).toHaveText([new RegExp(`^Kím ${lastName}1 line, \\$11\\.00`)]);

  // Two Enters for the next in line are about them alone, and record nothing.
  await page.keyboard.type(formatPhone(walt.phone).slice(6));
  await expect(choices).toHaveText([`Walt ${lastName}${formatPhone(walt.phone)}`]);
  await page.keyboard.press('Enter');
  await expect(grade).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(counter.getByRole('heading', { name: `Ticket for Walt ${lastName}` })).toBeVisible();
  await weigh('200');
  await expect(button(`Record $22.00 at Griffin GA for Walt ${lastName}`)).toBeVisible();

  // Another yard is not offered it, but says what was left.
  await counter.getByLabel('This device’s yard').selectOption('newnan');
  await expect(held).toHaveCount(0);
  const left = counter.getByText(`Unfinished Griffin GA ticket for Walt ${lastName}:`);
  await expect(left).toBeVisible();
  await left.getByRole('button', { name: 'Open' }).click();
  await expect(button(`Record $22.00 at Griffin GA for Walt ${lastName}`)).toBeVisible();
  await button('Put ticket on hold').click();
  await expect(held).toHaveCount(2);

  await held.first().getByRole('button', { name: 'Resume' }).click();
  await counter.getByLabel('Check number').fill('20422');
  await button(`Record $11.00 at Griffin GA for Kím ${lastName}`).click();
  await expect(counter.getByRole('heading', { name: 'Ticket recorded' })).toBeVisible();
  await button('Next customer').click();
  await expect(held).toHaveText([new RegExp(`^Walt ${lastName}`)]);

  // Yesterday's says so.
  await expect(async () => {
    // What the device has not sent yet comes after the change.
    await atCounter(stack, (db) =>
      db
        .update(heldTickets)
        .set({ updatedAt: sql`now() - interval '1 day'` })
        .where(eq(heldTickets.customerId, walt.id)),
    );
    await page.reload();
    await expect(held).toHaveText([/\$22\.00, \w+day, \w+ \d+/], { timeout: 3_000 });
  }).toPass();
  await held.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard ticket' }).click();
  await expect(held).toHaveCount(0);
});
