import type { Page } from 'playwright/test';
import type { OrderView } from '../../src/domain/orders/orders.api.ts';
import { button, payByCard, reachPayment } from '../support/checkout-page.ts';
import { card, openShop, pick } from '../support/shop-page.ts';
import { expect, test } from './fixtures.ts';

// From the grid to the receipt in the mail and the order at Printful; only outside systems are mocked.

const TEE = 'Yard Crew Tee';

async function choose(page: Page, color: string, size: string): Promise<void> {
  await pick(page, color).check();
  await pick(page, size).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
}

async function fillCartFromGrid(page: Page): Promise<void> {
  await openShop(page);
  await card(page, TEE)
    .getByRole('link', { name: /^Choose Options/ })
    .click();
  await choose(page, 'Black', 'M');
  await choose(page, 'Sand', '2XL');
  await page.getByRole('button', { name: 'View Cart' }).click();
  await expect(page.locator('.cart-bar [role=status]')).toHaveText('2 items in your cart');
}

const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'by card': (page) => payByCard(page, '4242424242424242'),
  'by a card that the bank asks about': async (page) => {
    await payByCard(page, '4000002500003155');
    await page.getByRole('button', { name: 'Complete authentication' }).click();
  },
  'by the wallet of the device': async (page) => {
    await page.getByRole('button', { name: 'Pay with Sandbox Pay' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
  },
  'by PayPal': async (page) => {
    await page.getByRole('radio', { name: /PayPal/ }).check();
    await button(page, 'Continue to PayPal').click();
    await page.getByRole('button', { name: 'Pay with PayPal (sandbox)' }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
  },
};

for (const [way, pay] of Object.entries(WAYS)) {
  // buy.spec.ts walks the others each time, the card as far as the printer.
  test(`two shirts ${way}: paid, receipt in the mail, confirmed at the printer's @proof`, async ({
    page,
    stack,
  }) => {
    await fillCartFromGrid(page);
    await reachPayment(page);
    await pay(page);
    await page.waitForURL('**/order-confirmation?orderId=*');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Your order is in.');

    const id = new URL(page.url()).searchParams.get('orderId') ?? '';
    const order = (await (await page.request.get(`/api/orders/${id}`)).json()) as OrderView;
    expect(order.items.map(({ name, color, size }) => `${name} ${color} ${size}`)).toEqual([
      `${TEE} Black M`,
      `${TEE} Sand 2XL`,
    ]);

    const receipts = () => stack.mail.messages().filter(({ subject }) => subject.includes(order.number));
    const atPrinter = () =>
      stack.mocks.printful.orders().filter(({ external_id }) => external_id === id.replaceAll('-', ''));
    await expect
      .poll(() => [receipts().length, atPrinter().map(({ status }) => status)])
      .toEqual([1, ['pending']]);
    const [receipt] = receipts();
    expect(receipt?.to).toEqual(['ada.wright@example.com']);
    for (const part of [receipt?.text, receipt?.html]) {
      expect(part).toContain(order.number);
      expect(part).toContain(order.total);
    }
    expect(atPrinter()[0]?.items).toHaveLength(2);
  });
}
