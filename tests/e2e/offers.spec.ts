import { eq } from 'drizzle-orm';
import type { Page } from 'playwright/test';
import { offers } from '../../netlify/database/schema/offers.ts';
import { saveOfferTemplateApi } from '../../src/domain/offers/offer-templates.api.ts';
import { carBody } from '../support/vehicle.ts';
import { eachOf } from '../support/each-of.ts';
import { offerLineOf } from '../support/offer.ts';
import { atDesk, requestOf } from '../support/offer-desk.ts';
import { letterhead, printedPages } from '../support/printed.ts';
import { customerWith } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const CAR = [
  { metalType: 'brass', label: 'Red Brass', price: null, unit: 'lb', weight: '100' },
  { metalType: 'steel', label: 'Steel', price: null, unit: 'lb', weight: null },
  { metalType: null, label: 'Catalytic converter', price: '85', unit: 'each', weight: '1' },
];

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// Asked: 367, 368
test('a request is followed from its link to an offer, a changed offer and its acceptance, by keyboard alone', async ({
  page,
  stack,
  expectedErrors,
}) => {
  const { id, requestToken } = await requestOf(page.request);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`/request#${requestToken}`);
  await expect(title(page, 'We have your quote request')).toBeVisible();
  await expect(page.getByText(/Expect our answer by \d+:\d\d [AP]M /)).toBeVisible();
  // From the menu, without a link: the request that this tab has sent, if it has sent one.
  await page.goto('/request');
  await expect(title(page, 'My request')).toBeVisible();
  await page.evaluate(
    (token) => sessionStorage.setItem('request-token', JSON.stringify(token)),
    requestToken,
  );
  await page.reload();
  await expect(title(page, 'We have your quote request')).toBeVisible();
  await page.goto(`/request#${requestToken}`);
  await expectAccessibleInLightAndDark(page);

  const desk = await atDesk(page.request, stack);
  await desk.send(id, { pickupFeeCents: 1_500, message: 'Ask for Jim at the scale.' });
  await page.reload();
  await page.getByRole('link', { name: 'See the offer' }).click();
  await expect(title(page, 'Here’s our offer')).toBeVisible();
  for (const text of [
    '$2.40 per lb · 100 lb',
    '$240.00',
    '−$15.00',
    '$225.00',
    'Ask for Jim at the scale.',
  ]) {
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('listitem').filter({ hasText: /Valid until .* Eastern time/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  );
  await expectAccessibleInLightAndDark(page);

  // The first thing to press leads to the form, without changing the address that has the token.
  await expect(page.locator('main .actions').first().getByRole('button').first()).toHaveText(
    'See and accept',
  );
  await button(page, 'See and accept').press('Enter');
  const accept = page.getByRole('heading', { name: 'Accept this offer' });
  await expect(accept).toBeFocused();
  await expect(accept).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL(new RegExp(`#${requestToken}$`));

  // The offer changes while the page is open.
  await desk.send(id, { from: 1, lines: [offerLineOf({ price: '2.60' })] });
  expectedErrors.push(...FAILED_CALL, /409/);
  await button(page, 'Accept the offer').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please agree to each condition')).toBeVisible();
  await expect(page.getByLabel('I will show a government photo ID')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ada Wright');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('There’s a newer offer. Please look at what changed.');
  await expect(title(page, 'Here’s our new offer')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Total: $260.00 (was $240.00)' })).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  for (const box of await eachOf(page.getByRole('checkbox'), 2)) await box.check();
  await page.getByLabel('Your first and last name').fill('Ada Wright');
  // As in a browser that keeps no cookies, however often the link opens the offer.
  await page.route('**/decision', (route) =>
    route.fulfill({ status: 401, json: { error: 'Please sign in first.', code: 'not_signed_in' } }),
  );
  await button(page, 'Accept the offer').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Your browser blocks cookies/);
  await page.unroute('**/decision');
  await button(page, 'Accept the offer').press('Enter');
  await expect(title(page, 'Offer accepted')).toBeFocused();
  await expect(title(page, 'Offer accepted')).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByText(/Ada Wright accepted it .* to our Griffin GA yard by .* Eastern time\./s),
  ).toBeVisible();
  const mail = async () =>
    (await stack.mail.messages()).find(
      ({ subject, text }) => subject.startsWith('Offer accepted by Ada Wright (') && text?.includes(id),
    );
  await expect.poll(mail).toBeTruthy();

  // No address that a server, or another site, gets to see has the token, and nothing of the page is kept.
  expect(asked.filter((each) => each.includes(requestToken))).toEqual([]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /^\/(request|offer)\b/.test(path))).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(title(page, 'Offer accepted')).toHaveCSS('outline-style', 'none');
  await expect(letterhead(page)).toContainText(`Request ${id.slice(0, 6).toUpperCase()}`);
  await expect(page.getByText('$260.00', { exact: true }).first()).toBeVisible();
  for (const hidden of [page.getByRole('button', { name: 'Print' }), page.getByRole('banner')]) {
    await expect(hidden).toBeHidden();
  }
  expect(await printedPages(page)).toBe(1);
  await page.emulateMedia({ media: null });

  // The load arrives: its offer fills the ticket.
  await signInAs(page, stack, 'staff', { name: 'Stan Staff' });
  await page.goto(`/admin/quotes?q=${id}&state=all`);
  await expect(page.getByText(/^Accepted, expected \w+/)).toBeVisible();
  await page.goto(`/admin/quotes?id=${id}`);
  await expect(page.getByText(/^Accepted by Ada Wright, /)).toBeVisible();
  await page.getByRole('link', { name: 'Start a ticket from this offer' }).click();
  await page.getByLabel('This device’s yard').selectOption('griffin');
  // Nobody has an account with the request's number; the seller's has another, and gets the points for the offer.
  const seller = await atCounter(stack, (db) => customerWith(db));
  await page.getByLabel('Name, phone, code or ticket').fill(seller.phone);
  await page.keyboard.press('Enter');
  await button(page, 'Weigh Brass').press('Enter');
  await expect(page.getByLabel('Gross')).toBeFocused();
  await expect(page.getByLabel('Price per lb')).toHaveValue('2.60');
  await page.getByLabel('Gross').fill('110');
  // Less than was promised is not "Agreed".
  await page.getByLabel('Price per lb').fill('2.50');
  await expect(page.getByLabel('Reason for paying less')).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose another reason')).toBeVisible();
  await page.getByLabel('Price per lb').fill('2.60');
  await page.getByLabel('Gross').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('110 lb × $2.60 = $286.00')).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  await page.getByLabel('Check number').fill('20420');
  await button(page, `Record $286.00 at Griffin GA for ${seller.firstName} ${seller.lastName}`).click();
  await expect(page.getByText('Earned 2,860 points')).toBeVisible();
  await page.goto(`/admin/quotes?id=${id}`);
  await expect(button(page, 'Won')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('$286.00')).toBeVisible();

  // A car is not all that its offer counted on.
  const { id: carId } = await requestOf(page.request, { vehicle: carBody({ battery: 'no' }) });
  const line = offerLineOf({
    metalType: 'auto_bodies',
    label: 'Complete Car',
    price: '0.09',
    weight: '3158',
  });
  const carOffer = await desk.send(carId, { lines: [line] });
  await atCounter(stack, (db) =>
    db
      .update(offers)
      .set({ state: 'accepted', decidedAt: new Date(), decidedName: 'Ada Wright' })
      .where(eq(offers.id, carOffer.id)),
  );
  await page.goto(`/admin/quotes?id=${carId}`);
  await page.getByRole('link', { name: 'Start a ticket from this offer' }).click();
  await button(page, 'Walk-in ticket').click();
  await button(page, 'Weigh Complete Car').press('Enter');
  await page.getByLabel('Gross').fill('3150');
  const differences = page.getByRole('group', { name: 'The scale can’t tell' });
  await expect(differences.getByRole('checkbox')).toHaveCount(2);
  await differences.getByLabel('Not empty inside −300 lb').check();
  await differences.getByLabel(/^Flood or fire.* −120 lb$/).press('Space');
  await expect(page.getByText('3,150 − 420 = 2,730 lb × $0.09 = $245.70')).toBeVisible();
  await differences.getByLabel('Not empty inside −300 lb').uncheck();
  await expect(page.getByLabel('Deduction', { exact: true })).toHaveValue('120');
  await expectAccessible(page);
  await page.getByLabel('Gross').press('Enter');
  await expect(page.getByLabel('Ticket lines')).toContainText(/Flood or fire/);
  await page.getByLabel('Check number').fill('20421');
  await button(page, 'Record $272.70 at Griffin GA for a walk-in').click();
  await expect(page.getByRole('heading', { name: 'Ticket recorded' })).toBeVisible();

  // Today says what became of it.
  await page.goto('/admin');
  const griffin = page
    .getByRole('region', { name: 'Requests and offers', exact: true })
    .getByRole('row', { name: /^Griffin/ });
  await expect(griffin.getByRole('cell').first()).toHaveText(/^(\d+ h )?\d+ min$/);
  for (const column of [2, 3]) await expect(griffin.getByRole('cell').nth(column)).toHaveText(/^[1-9]/);
});

test('staff make an offer in the inbox from the estimator’s lines, and are asked about what pays too much @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /409/);
  const { id } = await requestOf(page.request, {
    estimate: [{ metalType: 'brass', weight: '100', unit: 'lb' }],
    emailMe: true,
  });
  await signInAs(page, stack, 'staff', { name: 'Stan Staff' });
  await page.goto(`/admin/quotes?id=${id}`);
  await button(page, 'Make an offer').press('Enter');
  await expect(page.getByLabel('Grade', { exact: true })).toHaveValue('Red Brass');
  await expect(page.getByLabel('Estimated lb')).toHaveValue('100');
  await expect(page.getByLabel('By email')).toBeChecked();
  const preview = page.getByRole('region', { name: 'What the customer sees' });
  await expect(preview.getByText(/^\$[\d.]+ per lb · 100 lb$/)).toBeVisible();
  await page.getByLabel('Price ($)').fill('26');
  const owners =
    'Only an owner can do this: Red Brass at $26 per lb, posted $2.50 per lb; An offer of $2,600.00. Ask an owner to sign in here, or check the decimal point.';
  await expect(page.getByText(owners)).toBeVisible();
  await button(page, 'Send offer').press('Enter');
  await expect(page.getByRole('alert').first()).toContainText(owners);
  await page.getByLabel('Price ($)').fill('3');
  await page.getByLabel('I’ll share the link').check();
  await expectAccessibleInLightAndDark(page);
  await button(page, 'Send offer').press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName('Red Brass at $3 per lb, posted $2.50 per lb. Is that right?');
  await question.getByRole('button', { name: 'Yes, that’s right' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Offer', exact: true })).toBeFocused();
  await expect(page.getByText('Sent, not seen yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Text from this phone' })).toHaveAttribute(
    'href',
    /^sms:\+17705550199\?&body=.*%2Foffer%23/,
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/17705550199\?text=/,
  );
  await expectAccessibleInLightAndDark(page);

  // Typed before somebody else's offer and opened after it, for another yard than the form begins with.
  const yard = page.getByRole('combobox', { name: 'Yard', exact: true });
  await button(page, 'Make a new offer').click();
  // What a yard that was chosen before pays comes last.
  const { promise: isChosen, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/counter\/grades\?yard=newnan$/, async (route) => {
    await isChosen;
    await route.continue();
  });
  const late = page.waitForResponse(/counter\/grades\?yard=newnan$/);
  await yard.selectOption('newnan');
  await yard.selectOption('atlanta');
  await expect(yard).toHaveValue('atlanta');
  answer();
  await (await late).finished();
  await page.getByLabel('Pickup fee ($)').fill('20');
  await expect(yard).toHaveValue('atlanta');
  const desk = await atDesk(page.request, stack);
  await desk.send(id, { from: 1 });
  await page.reload();
  await button(page, 'Make a new offer').click();
  const prices = page.waitForRequest(/counter\/grades\?yard=atlanta$/);
  await page.getByRole('button', { name: /^Open the unsaved offer from / }).click();
  await prices;
  await expect(page.getByLabel('Pickup fee ($)')).toHaveValue('20');
  await expect(yard).toHaveValue('atlanta');
  await page.getByLabel('I’ll tell them by phone').check();
  await page.getByLabel('Price ($)').fill('2.30');
  const choice = page.getByRole('region', { name: /^Stan Staff changed this/ });
  const refused = () => page.waitForResponse((response) => response.status() === 409);
  await button(page, 'Record offer').click();
  await expect(choice.getByRole('row', { name: 'Total' })).toHaveText('Total$240.00$230.00');
  await expect(choice.getByRole('row', { name: 'Pickup fee' })).toHaveText('Pickup feeNone$20.00');
  await expect(choice.getByRole('row', { name: 'Yard' })).toContainText('Atlanta');
  await expectAccessibleInLightAndDark(page);

  // Somebody else is first again.
  await desk.send(id, { from: 2 });
  const again = refused();
  await choice.getByRole('button', { name: 'Use mine' }).press('Enter');
  await again;
  await expect(choice).toBeVisible();
  await choice.getByRole('button', { name: 'Use mine' }).press('Enter');
  await expect(page.getByText(/^Version 4, Stan Staff, .*, by phone$/)).toBeVisible();
  await expect(page.getByText('Earlier versions')).toBeVisible();
  await button(page, 'Withdraw offer').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw offer' }).press('Enter');
  await expect(page.getByText(/^Withdrawn, /)).toBeVisible();
  await page.goto(`/admin/quotes?q=${id}`);
  await expect(page.getByText('Offer withdrawn')).toBeVisible();

  // Three lines of a template, and a weight: an offer in 15 presses or fewer.
  const template = { name: `Car ${id.slice(0, 6)}`, lines: CAR };
  const saved = await page.request.put(saveOfferTemplateApi.path.replace(':id', id), {
    data: template,
    headers: { origin: stack.origin },
  });
  expect(saved.status()).toBe(200);
  const { id: second } = await requestOf(page.request, { description: '200 lb copper, 300 lb brass' });
  await page.goto(`/admin/quotes?id=${second}`);
  let presses = 0;
  const count = async (pressed: Promise<unknown>, times = 1) => {
    presses += times;
    await pressed;
  };
  await count(button(page, 'Make an offer').click());
  await expect(page.getByRole('heading', { name: 'New offer' })).toBeFocused();
  await expect(page.getByLabel('By email')).toBeChecked();
  await expect(page.getByText('We read these lines from the customer’s message.')).toBeVisible();
  await expect(page.getByLabel('Grade', { exact: true }).nth(1)).toHaveValue('Yellow Brass');
  await expect(page.getByLabel('Estimated lb').nth(1)).toHaveValue('300');
  // Two: the list, and the template in it.
  await count(page.getByLabel('Start from a template').selectOption(template.name), 2);
  await expect(page.getByRole('group', { name: /^Line \d$/ })).toHaveCount(3);
  await count(page.getByLabel('Estimated lb').nth(1).click());
  await count(page.keyboard.type('1200'), 4);
  await expectAccessible(page);
  await count(button(page, 'Send offer').click());
  await expect(page.getByText('Sent, not seen yet')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(15);
  await button(page, 'Make a new offer').click();
  await page.getByLabel('Start from a template').selectOption(template.name);
  await page.getByText('Edit this template').click();
  await page.getByLabel('Template name').fill(`${template.name} renamed`);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Template saved')).toBeVisible();
  await page.getByLabel('Grade', { exact: true }).nth(2).fill('bb');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Grade', { exact: true }).nth(2)).toHaveValue('Bare Bright Copper');
  await page.getByLabel('Start from a template').selectOption('No template');
  await page.getByLabel('Start from a template').selectOption(`${template.name} renamed`);
  const asked = page.getByRole('alertdialog', { name: 'Replace the lines of this offer?' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toHaveCount(0);
  await expect(page.getByLabel('Grade', { exact: true }).nth(2)).toHaveValue('Bare Bright Copper');
  await page.getByLabel('Start from a template').selectOption(`${template.name} renamed`);
  await asked.getByRole('button', { name: 'Replace lines' }).click();
  await expect(page.getByLabel('Grade', { exact: true }).nth(2)).not.toHaveValue('Bare Bright Copper');
  await button(page, 'Delete template').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByText('Template deleted')).toBeVisible();

  // What was bought without a ticket is won by hand, with its sum.
  await page.goto(`/admin/quotes?id=${id}`);
  await button(page, 'Won').press('Enter');
  await page.getByLabel('Amount paid ($, optional)').fill('4x');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Amount paid ($, optional)')).toHaveAccessibleDescription(
    /^Please enter dollars/,
  );
  await expectAccessible(page);
  await page.getByLabel('Amount paid ($, optional)').fill('450');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Won')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('$450.00').first()).toBeVisible();
});

// Asked: 369
