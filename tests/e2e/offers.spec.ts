import type { Page } from 'playwright/test';
import type { Stack } from '../../tools/stack.ts';
import { sendOfferApi, type SentOffer, withdrawOfferApi } from '../../src/domain/offers/admin-offers.api.ts';
import { createQuoteRequestApi, type QuoteRequestCreated } from '../../src/domain/quotes/quotes.api.ts';
import { offerBody, offerLineOf } from '../support/offer.ts';
import { quoteBody } from '../support/quote.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs, staffWith } from '../support/staff.ts';
import { expect, expectAccessibleInLightAndDark, FAILED_CALL, test } from './fixtures.ts';

const requestOf = async (page: Page, changes: Parameters<typeof quoteBody>[0] = {}) =>
  (await (
    await page.request.post(createQuoteRequestApi.path, { data: quoteBody(changes) })
  ).json()) as QuoteRequestCreated;

/** What staff do at their own screen. */
async function atDesk(page: Page, stack: Stack) {
  const { cookie } = await atCounter(stack, (db) => staffWith(db, 'staff'));
  const headers = { cookie, origin: stack.origin };
  return {
    async send(quoteId: string, changes: Parameters<typeof offerBody>[0] = {}): Promise<SentOffer> {
      const response = await page.request.post(sendOfferApi.path.replace(':id', quoteId), {
        data: offerBody(changes),
        headers,
      });
      expect(response.status()).toBe(201);
      return (await response.json()) as SentOffer;
    },
    async withdraw(offerId: string): Promise<void> {
      const response = await page.request.post(withdrawOfferApi.path.replace(':id', offerId), { headers });
      expect(response.status()).toBe(200);
    },
  };
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'a request is followed from its link to an offer, a changed offer and its acceptance, by keyboard alone',
  { tag: '@both-widths' },
  async ({ page, stack, expectedErrors }) => {
    const { id, requestToken } = await requestOf(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
    await page.goto(`/request#${requestToken}`);
    await expect(title(page, 'We have your quote request')).toBeVisible();
    await expect(page.getByText(/Expect our answer by \d+:\d\d [AP]M /)).toBeVisible();
    await expectAccessibleInLightAndDark(page);

    const desk = await atDesk(page, stack);
    await desk.send(id, { pickupFeeCents: 1_500, message: 'Ask for Jim at the scale.' });
    await page.reload();
    await page.getByRole('link', { name: 'See the offer' }).click();
    await expect(title(page, 'Here is our offer')).toBeVisible();
    for (const text of [
      '$2.40 per lb · 100 lb',
      '$240.00',
      '−$15.00',
      '$225.00',
      'Ask for Jim at the scale.',
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole('listitem').filter({ hasText: /Valid until .* E[SD]T/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      /google\.com\/maps/,
    );
    await expectAccessibleInLightAndDark(page);

    // The offer changes while the page is open.
    await desk.send(id, { from: 1, lines: [offerLineOf({ price: '2.60' })] });
    expectedErrors.push(...FAILED_CALL, /409/);
    await button(page, 'Accept the offer').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please agree to each condition')).toBeVisible();
    await expect(page.getByLabel('I will bring a government photo ID')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ada Wright');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'There is a newer offer. Please look at what has changed.',
    );
    await expect(title(page, 'Here is our new offer')).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Total: $260.00; before, $240.00' }),
    ).toBeVisible();
    await expectAccessibleInLightAndDark(page);

    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await page.getByLabel('Your first and last name').fill('Ada Wright');
    await button(page, 'Accept the offer').press('Enter');
    await expect(title(page, 'The offer is accepted')).toBeFocused();
    await expect(page.getByText(/Ada Wright accepted it/)).toBeVisible();
    const mail = async () =>
      (await stack.mail.messages()).find(
        ({ subject, text }) => subject === 'Offer accepted by Ada Wright' && text?.includes(id),
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
    await expect(page.getByText('$260.00', { exact: true }).first()).toBeVisible();
    for (const hidden of [page.getByRole('button', { name: 'Print' }), page.getByRole('banner')]) {
      await expect(hidden).toBeHidden();
    }
    expect((await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(
      1,
    );
    await page.emulateMedia({ media: null });

    // The load arrives: its offer fills the ticket.
    await signInAs(page, stack, 'staff', { name: 'Stan Staff' });
    await page.goto(`/admin/quotes?q=${id}&state=all`);
    await expect(page.getByText(/^Accepted, expected \w+/)).toBeVisible();
    await page.goto(`/admin/quotes?id=${id}`);
    await expect(page.getByText(/^Accepted by Ada Wright, /)).toBeVisible();
    await page.getByRole('link', { name: 'Start a ticket from this offer' }).click();
    await page.getByLabel('Yard of this device').selectOption('griffin');
    await button(page, 'Weigh Brass').press('Enter');
    await expect(page.getByLabel('Gross')).toBeFocused();
    await expect(page.getByLabel('Price per lb')).toHaveValue('2.60');
    await page.getByLabel('Gross').fill('110');
    await page.keyboard.press('Enter');
    await expect(page.getByText('110 lb × $2.60 = $286.00')).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    await button(page, 'Record the ticket').click();
    await expect(page.getByRole('heading', { name: 'Recorded' })).toBeVisible();
    await page.goto(`/admin/quotes?id=${id}`);
    await expect(button(page, 'Won')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('$286.00')).toBeVisible();
  },
);

test('staff make an offer in the inbox from the estimator’s lines, and are asked about what pays too much', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /409/);
  const { id } = await requestOf(page, {
    estimate: [{ metalType: 'brass', weight: '100', unit: 'lb' }],
    emailMe: true,
  });
  await signInAs(page, stack, 'staff', { name: 'Stan Staff' });
  await page.goto(`/admin/quotes?id=${id}`);
  await button(page, 'Make an offer').press('Enter');
  await expect(page.getByLabel('Grade', { exact: true })).toHaveValue('brass');
  await expect(page.getByLabel('Estimated lb')).toHaveValue('100');
  await expect(page.getByLabel('We email it')).toBeChecked();
  const preview = page.getByRole('region', { name: 'What the customer sees' });
  await expect(preview.getByText(/^\$[\d.]+ per lb · 100 lb$/)).toBeVisible();
  await page.getByLabel('Price in $').fill('26');
  await expect(page.getByText('More than $2,500: an owner has to send it.')).toBeVisible();
  await button(page, 'Send the offer').press('Enter');
  await expect(page.getByRole('alert').first()).toContainText('Only an owner can offer more than $2,500.');
  await page.getByLabel('Price in $').fill('9');
  await page.getByLabel('I send the link').check();
  await expectAccessibleInLightAndDark(page);
  await button(page, 'Send the offer').press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('More than 15% above the posted price: Red Brass.');
  await question.getByRole('button', { name: 'Yes, offer it' }).press('Enter');
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

  // Somebody else is first.
  await button(page, 'Make a new offer').click();
  await page.getByLabel('Pickup fee in $').fill('20');
  const desk = await atDesk(page, stack);
  await desk.send(id, { from: 1 });
  await page.getByLabel('I tell them by phone').check();
  await page.getByLabel('Price in $').fill('2.40');
  await button(page, 'Record the offer').click();
  await expect(page.getByRole('alert').first()).toContainText('was first');
  await button(page, 'Record the offer').click();
  await expect(page.getByText(/^Version 3, Stan Staff, .*, told by phone$/)).toBeVisible();
  await expect(page.getByText('Earlier versions')).toBeVisible();
  await button(page, 'Withdraw the offer').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw it' }).press('Enter');
  await expect(page.getByText(/^Withdrawn, /)).toBeVisible();
  await page.goto(`/admin/quotes?q=${id}`);
  await expect(page.getByText('Offer withdrawn')).toBeVisible();
});

test('what is withdrawn says so, a declined offer has its reason, and a wrong link explains itself', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /409|404/);
  const desk = await atDesk(page, stack);
  const { id, requestToken } = await requestOf(page);
  const offer = await desk.send(id);
  await page.goto(`/offer#${requestToken}`);
  await page.getByText('Not for you? Decline it').click();
  await button(page, 'Decline the offer').click();
  await expect(page.getByText('Please choose a reason')).toBeVisible();
  await desk.withdraw(offer.id);
  await page.getByLabel('I have sold it already').check();
  await button(page, 'Decline the offer').click();
  await expect(page.getByRole('alert')).toHaveText('We have withdrawn this offer. Please call us.');
  await expect(title(page, 'We have withdrawn this offer')).toBeVisible();

  await desk.send(id, { from: 1 });
  await page.reload();
  await page.getByText('Not for you? Decline it').click();
  await page.getByLabel('I have sold it already').check();
  await button(page, 'Decline the offer').click();
  await expect(title(page, 'The offer is declined')).toBeVisible();
  await expect(page.getByText(/i have sold it already/)).toBeVisible();

  await page.goto(`/request#${'A'.repeat(22)}`);
  await page.reload();
  await expect(title(page, "We can't find that")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});
