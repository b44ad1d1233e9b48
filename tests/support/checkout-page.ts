import { expect, type Locator, type Page } from 'playwright/test';
import type { AddressVerification } from '../../src/domain/addresses/addresses.api.ts';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import { keepCart } from './shop-page.ts';

export const HOME = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };

export const GOOD: AddressVerification = {
  isValid: true,
  confidence: 'high',
  errors: [],
  suggestedAddress: null,
  correctedAddress: null,
  shippingRisk: { risk: 'low', factors: [] },
  isInShippingArea: true,
};

export interface KeptLine {
  readonly id: string;
  readonly quantity: number;
  readonly priceCents: number;
  readonly name: string;
}

/** Puts the first product into this device's cart, before any page is opened. */
export async function fillCart(page: Page, quantity = 2): Promise<KeptLine> {
  const [item] = (await (await page.request.get(groupedMerchandiseApi.path)).json()) as CatalogueItem[];
  const [variant] = item?.variants ?? [];
  if (!item || !variant) throw new Error('Nothing is on sale.');
  const priceCents = Number(variant.price.replace('.', ''));
  const line = { id: variant.id, quantity, priceCents, name: item.name };
  await keepCart(page, [line]);
  return line;
}

/** Makes the address check answer what a test wants. */
export async function answerChecks(page: Page, answer: Partial<AddressVerification> | number): Promise<void> {
  await page.unroute('**/api/verify-address');
  await page.route('**/api/verify-address', (route) =>
    typeof answer === 'number'
      ? route.fulfill({ status: answer, body: '' })
      : route.fulfill({ json: { ...GOOD, ...answer } }),
  );
}

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const toast = (page: Page): Locator => page.locator('toast-region');

/** The current step, by its heading, which has the focus. */
export async function expectStep(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: title });
  await expect(heading).toBeFocused();
  await expect(page.locator('[aria-current=step]')).toHaveText(new RegExp(title.split(' ')[0] ?? '', 'i'));
}

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toast(page).getByText(title, { exact: true })).toBeVisible();
  await expect(toast(page).getByText(text, { exact: true })).toBeVisible();
}

/** Closes the toast, unless its five seconds are over before it is pressed. */
export async function closeToast(page: Page): Promise<void> {
  await button(page, 'Close notification')
    .click({ timeout: 6_000 })
    .catch(() => {});
  await expect(page.locator('.toast')).toHaveCount(0);
}

/** Resolves once a toast has said all of this. For a toast that leaves with its page: polling would miss it. */
export const toastSeen = (page: Page, ...texts: readonly string[]) =>
  page.waitForFunction((all) => {
    const said = document.querySelector('toast-region')?.textContent ?? '';
    return all.every((text) => said.includes(text));
  }, texts);

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout');
  await expect(button(page, 'Continue to Shipping')).toBeEnabled();
}

export async function passCustomer(page: Page): Promise<void> {
  await page.getByLabel('Full Name *').fill('Ada Wright');
  await page.getByLabel('Email *').fill('ada.wright@example.com');
  await page.getByLabel('Phone Number *').clear();
  await page.getByLabel('Phone Number *').pressSequentially('7705550199');
  await button(page, 'Continue to Shipping').click();
  await expectStep(page, 'Shipping Address');
}

export async function fillAddress(page: Page, address = HOME): Promise<void> {
  await page.getByLabel('Street Address *').fill(address.address);
  await page.getByLabel('City *').fill(address.city);
  await page.getByLabel('State *').fill(address.state);
  await page.getByLabel('ZIP Code *').fill(address.zip);
}

export async function passShipping(page: Page): Promise<void> {
  await answerChecks(page, GOOD);
  await fillAddress(page);
  await button(page, 'Verify Address').click();
  await expectToast(page, 'Shipping Address Verified', 'We ship to this address.');
  await button(page, 'Continue to Billing').click();
  await expectStep(page, 'Billing Address');
}

/** Up to the billing step. */
export async function openBilling(page: Page): Promise<void> {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await passShipping(page);
}

/** From the open cart to the last step. */
export async function reachPayment(page: Page): Promise<void> {
  await button(page, 'Proceed to Checkout').click();
  await passCustomer(page);
  await fillAddress(page);
  await button(page, 'Verify Address').click();
  await expect(page.getByText('Shipping Address Verified')).toBeVisible();
  await button(page, 'Continue to Billing').click();
  await expectStep(page, 'Billing Address');
  await page.getByLabel('Same as shipping').check();
  await button(page, 'Continue to Payment').click();
  await expectStep(page, 'Payment');
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
