import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import type { Locator, Page } from 'playwright/test';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import type { TypedBefore } from '../../src/ui/island/typed-before.ts';
import { ROOT } from '../../tools/root.ts';
import { answerChecks, fillAddress, GOOD } from '../support/checkout-page.ts';
import { eachOf } from '../support/each-of.ts';
import { CARDS, enterCard } from '../support/enter-card.ts';
import { offerLineOf } from '../support/offer.ts';
import { atDesk, requestOf } from '../support/offer-desk.ts';
import { ORDER_ID } from '../support/order-view.ts';
import { serveOrder } from '../support/payment-page.ts';
import { COPPER, takeTime } from '../support/quote-form.ts';
import { recordedTicket } from '../support/recorded-ticket.ts';
import { customerWith } from '../support/rewards.ts';
import { atCounter } from '../support/rewards-page.ts';
import { translate } from '../support/translator.ts';
import { expect, FAILED_CALL, test } from './fixtures.ts';

// Pages that a browser's translator has rewritten, as those see them who read another language.

const press = (part: Page | Locator, name: string | RegExp) => part.getByRole('button', { name }).click();

/** Opens a page, and translates it once it is awake, which a control shows that is off until then. */
async function openTranslated(page: Page, path: string, control: Locator): Promise<void> {
  await page.goto(path);
  await expect(control).toBeEnabled();
  await translate(page);
}

/** Types into the first field of a form before its script has come, on a page that was translated in the meantime. */
async function typeBefore(page: Page, path: string, script: RegExp): Promise<Locator> {
  const held = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(path);
  await translate(page);
  const form = page.locator('main form').first();
  const first = form.locator('[name=firstName]');
  await first.fill('Ad');
  await expect(form.getByRole('button').last()).toBeDisabled();
  held.resolve();
  await expect(form.getByRole('button').last()).toBeEnabled();
  await expect(first).toBeFocused();
  await page.keyboard.type('a');
  await expect(first).toHaveValue('Ada');
  return form;
}

test('translated, every product is chosen and added, and the cart is paid @proof', async ({ page }) => {
  const items = (await (await page.request.get(groupedMerchandiseApi.path)).json()) as CatalogueItem[];
  const withChoices = items.filter(({ variants }) => variants.length > 1);
  expect(withChoices.length).toBeGreaterThan(5);
  for (const { slug } of withChoices) {
    const order = page.locator('.product-order');
    await openTranslated(page, `/merch/${slug}`, order.locator('input, select').first());
    // All at once in the page: each press would wait for the page to lie still.
    const lost = await order.evaluate(async (part) => {
      for (const row of part.querySelectorAll('fieldset, select')) {
        for (const one of row.querySelectorAll<HTMLInputElement | HTMLOptionElement>('input, option')) {
          if (one instanceof HTMLOptionElement) one.selected = true;
          else one.click();
          row.dispatchEvent(new Event('change', { bubbles: true }));
          await new Promise((resolve) => setTimeout(resolve));
          if (!document.querySelector('.product-order button')) return one.value;
        }
      }
      return null;
    });
    expect(lost, slug).toBeNull();
  }
  await expect(page.locator('.product-order')).toContainText('Add to Cart');
  await press(page.locator('.product-order'), 'Add to Cart');
  await expect(page.locator('.cart-bar [role=status]')).toContainText('1 item in your cart');

  const line = page.locator('.cart-line');
  await openTranslated(page, '/merch?view=cart', line.getByRole('button', { name: 'Increase' }));
  await press(line, 'Increase');
  await expect(page.locator('.cart-bar [role=status]')).toContainText('2 items in your cart');

  await answerChecks(page, GOOD);
  await openTranslated(page, '/checkout', page.getByRole('button', { name: 'Continue to Shipping' }));
  await page.getByLabel('Full Name *').fill('Ada Wright');
  await page.getByLabel('Email *').fill('ada.wright@example.com');
  await page.getByLabel('Phone Number *').pressSequentially('7705550199');
  await press(page, 'Continue to Shipping');
  await fillAddress(page);
  await press(page, 'Verify Address');
  await press(page, 'Continue to Billing');
  await page.getByLabel('Same as shipping').check();
  await press(page, 'Continue to Payment');
  await enterCard(page, CARDS.good);
  await press(page, /Pay \$/);
  await page.waitForURL('**/order-confirmation?orderId=*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you. Your order is in.');
});

test('translated, forms keep what was typed before their script came, and offers, rewards and tickets work @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  // React says that it found another page than it was built with, and draws the island again.
  expectedErrors.push(/React error #418/, ...FAILED_CALL);
  const quote = await typeBefore(page, '/', /QuoteForm\./);
  for (const name of ['lastName', 'phone', 'description'] as const)
    await quote.locator(`[name=${name}]`).fill(COPPER[name]);
  await takeTime(page);
  const sent = page.waitForRequest('**/api/quote-requests');
  await press(quote, /Request My Quote/);
  expect((await sent).postDataJSON()).toMatchObject({ ...COPPER, phone: '(770) 555-0199' });
  await page.waitForURL('**/thank-you');

  const pickup = await typeBefore(page, '/pickup', /PickupForm\./);
  await pickup.locator('[name="pickup.address"]').fill('12 Old Mill Road');
  await pickup.locator('[name="pickup.city"]').fill('Griffin');
  await pickup.locator('[name="pickup.state"]').fill('ga');
  await pickup.locator('[name="pickup.zip"]').fill('30223');
  await pickup.locator('[name="pickup.zip"]').blur();
  await press(pickup, 'Use Suggested Address');
  await expect(pickup.locator('[name=firstName]')).toHaveValue('Ada');
  await press(pickup, /Request/);
  await expect(pickup).toContainText('Please enter your last name');

  const { id, requestToken } = await requestOf(page.request);
  const desk = await atDesk(page.request, stack);
  await desk.send(id, { lines: [offerLineOf()] });
  const accept = page.getByRole('button', { name: 'Accept the offer' });
  await openTranslated(page, `/offer#${requestToken}`, accept);
  await accept.click();
  await expect(page.getByText('Please agree to each condition')).toBeVisible();
  for (const box of await eachOf(page.getByRole('checkbox'), 2)) await box.check();
  await page.getByLabel('Your first and last name').fill('Ada Wright');
  await accept.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Offer accepted');

  const customer = await atCounter(stack, (db) => customerWith(db));
  const ticket = await recordedTicket(stack, {
    customerId: customer.id,
    number: `T-${Date.now() % 1_000_000}`,
  });
  await openTranslated(page, '/rewards', page.getByRole('button', { name: 'View My Rewards' }));
  await page.locator('#rewards-phone').fill(customer.phone);
  await press(page, 'View My Rewards');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back');
  await expect(page.getByRole('heading', { name: 'Yard Coozie' })).toBeVisible();
  for (const name of ['Recent Visits', 'Points History', 'Available Rewards', 'Recent Visits']) {
    // By keyboard, as the header shrinks while the page scrolls to it.
    await page.getByRole('tab', { name }).press('Enter');
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(page.getByRole('tabpanel')).toContainText('$450.00');

  await openTranslated(page, '/ticket', page.getByRole('button', { name: 'Find my ticket' }));
  await page.locator('[name=yardId]').selectOption('griffin');
  await page.locator('[name=number]').fill(ticket.number);
  await page.locator('[name=soldOn]').fill(inNewYork(new Date()).date);
  await page.locator('[name=total]').fill('574.01');
  await press(page, 'Find my ticket');
  await expect(page.getByRole('alert')).toContainText('No ticket matches these details.');
  await page.locator('[name=total]').fill('574');
  await press(page, 'Find my ticket');
  await expect(page.locator('.ticket-copy')).toContainText('$574.00');
  await expect(page.getByRole('heading', { name: `Ticket ${ticket.number}` })).toBeFocused();
  await page.getByRole('button', { name: 'Ask about this ticket' }).press('Enter');
  await expect(page.getByLabel('Your question *')).toBeVisible();
  await press(page, 'Find another');
  await expect(page.getByRole('button', { name: 'Find my ticket' })).toBeEnabled();
});

const radios = (name: string, ticked: number) =>
  [0, 1, 2]
    .map((place) => `<input type="radio" name="${name}" ${place === ticked ? 'checked' : ''}>`)
    .join('');

/** A form as React draws it: what useId() names has another name the second time. */
const formWith = (id: string) =>
  `<input><input id="${id}"><textarea></textarea><input type="checkbox" checked>${radios('way', 2)}${radios(`_${id}_1_`, 0)}${radios(`_${id}_2_`, 3)}`;

test('what was chosen before goes into the controls that React makes instead, also without names @proof', async ({
  page,
}) => {
  const source = await readFile(join(ROOT, 'src/ui/island/typed-before.ts'), 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  await page.setContent(`<main>${formWith('R')}</main>`);
  const content = `${code} window.typed = typedBefore(document.querySelector('main'));`;
  await page.addScriptTag({ type: 'module', content });
  const [text, note, ticked] = [page.locator('main > #R'), page.locator('textarea'), page.getByRole('radio')];
  await page.getByRole('checkbox').uncheck();
  for (const place of [1, 4, 8]) await ticked.nth(place).check();
  await note.fill('Copper');
  await text.fill('Ada');
  await page.evaluate((form) => {
    const { typed } = window as unknown as { typed: TypedBefore };
    typed.noteFocus();
    document.querySelector('main')?.replaceChildren(document.createRange().createContextualFragment(form));
    typed.carryOver();
  }, formWith('r'));
  await expect(page.locator('main > #r')).toHaveValue('Ada');
  await expect(page.locator('main > #r')).toBeFocused();
  await expect(note).toHaveValue('Copper');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  for (const [place, radio] of (await eachOf(ticked, 9)).entries())
    await expect(radio).toBeChecked({ checked: [1, 4, 8].includes(place) });
});

test('an island that fails says so, and gives a reload and the number @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/TypeError/);
  await page.route('**/api/orders/*', (route) => route.fulfill({ json: { id: 'no order at all' } }));
  await page.goto(`/order-confirmation?orderId=${ORDER_ID}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('This part of the page stopped working.');
  await expect(alert.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:/);
  await serveOrder(page);
  await alert.getByRole('button', { name: 'Load Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');
});
