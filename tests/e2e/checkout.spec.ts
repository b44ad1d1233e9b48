import {
  answerChecks,
  button,
  expectStep,
  expectToast,
  fillAddress,
  fillCart,
  GOOD,
  HOME,
  openCheckout,
  passCustomer,
  passShipping,
  toast,
} from '../support/checkout-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('the first step and its fields are in the page before any script, and keep what is typed there @proof', async ({
  page,
}) => {
  await fillCart(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await page.getByLabel('Full Name *').fill('Ada');
  await expect(page.getByRole('heading', { name: 'Customer Information' })).toBeVisible();
  release();
  await expect(
    page.getByRole('region', { name: 'Your Order' }).getByText('Total', { exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('Full Name *')).toHaveValue('Ada');
});

test('the checkout has a short frame from its first step on, also where islands wake late @proof', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function later(element) {
      setTimeout(() => observe.call(this, element), 500);
    };
  });
  await fillCart(page);
  for (const path of ['/checkout', '/merch?view=checkout']) {
    await page.goto(path);
    await button(page, 'Continue to Shipping').waitFor();
    await page.mouse.wheel(0, 300);
    await expect(page.locator('header a').filter({ visible: true })).toHaveCount(2);
    await expect(page.locator('footer a').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.cart-bar, .floating').filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.goto('/merch?view=cart');
  await expect(page.locator('footer a').filter({ visible: true }).first()).toBeVisible();
});

// Asked: 102, 125, 192, 221
test('the phone formats itself, details are kept over a reload and can be cleared', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  const phone = page.getByLabel('Phone Number *');
  await phone.pressSequentially('77055');
  await expect(phone).toHaveValue('(770) 55');
  await phone.fill('+1 770-555-0199');
  await expect(phone).toHaveValue('(770) 555-0199');
  await passCustomer(page);
  await expectToast(page, 'Customer Information Saved', 'Your details are kept on this device.');
  await passShipping(page);
  await page.goto('/checkout');
  await expect(page.getByLabel('Full Name *')).toHaveValue('Ada Wright');
  await expect(phone).toHaveValue('(770) 555-0199');
  await button(page, 'Continue to Shipping').click();
  await expect(page.getByLabel('Street Address *')).toHaveValue(HOME.address);
  await button(page, 'Clear Saved Info').click();
  await expect(toast(page).getByText('All Information Cleared')).toBeVisible();
  await expectStep(page, 'Customer Information');
  await expect(page.getByLabel('Full Name *')).toHaveValue('');
  const expectNoAddress = async () => {
    await passCustomer(page);
    for (const label of ['Street Address *', 'City *', 'ZIP Code *'])
      await expect(page.getByLabel(label)).toHaveValue('');
  };
  await expectNoAddress();
  await button(page, 'Clear Saved Info').click();
  await page.reload();
  await expect(page.getByLabel('Full Name *')).toHaveValue('');
  await expectNoAddress();
});

test('a reload that puts the browser back below the checkout opens it all the same @proof', async ({
  page,
}) => {
  await fillCart(page);
  await openCheckout(page);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // Not left to the browser, which records a position only now and then.
  await page.waitForFunction(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    return window.scrollY > 0;
  });
  release();
  await expect(page.getByLabel('Full Name *')).toBeEnabled();
});

test('fields name what a browser may fill in @proof', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  const filled = { 'Full Name *': 'name', 'Email *': 'email', 'Phone Number *': 'tel' };
  for (const [label, value] of Object.entries(filled)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', value);
  }
  await passCustomer(page);
  const address = {
    'Street Address *': 'street-address',
    'City *': 'address-level2',
    'State *': 'address-level1',
    'ZIP Code *': 'postal-code',
  };
  for (const [label, value] of Object.entries(address)) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', `shipping ${value}`);
  }
});

// Asked: 105
test('with the server itself: an address is refused, mended, verified, and the payment opens', async ({
  page,
}) => {
  await fillCart(page);
  await openCheckout(page);
  await passCustomer(page);
  await fillAddress(page, { ...HOME, address: '12 Nowhere Street' });
  await button(page, 'Verify Address').click();
  await expect(toast(page).getByText('Invalid Address')).toBeVisible();
  await fillAddress(page, { ...HOME, address: '12 Vacant Street' });
  await button(page, 'Verify Address').click();
  await expect(toast(page).getByText('Address Risk Too High')).toBeVisible();
  await fillAddress(page, { ...HOME, address: '12 Old Mill Road' });
  await button(page, 'Verify Address').click();
  await button(page, 'Use Suggested Address').click();
  await expectStep(page, 'Billing Address');
  await expect(page.getByText('12 Old Mill Rd')).toBeVisible();
  await button(page, 'Continue to Payment').click();
  await expectStep(page, 'Payment');
  await expect(page.getByText('Sandbox: no money moves')).toBeVisible();
  await expect(page.getByText('Card, Apple Pay or Google Pay')).toBeVisible();
  await button(page, 'Back').click();
  await expectStep(page, 'Billing Address');
  await page.goForward();
  await expect(page).toHaveURL(/#billing$/);
  await button(page, 'Continue to Payment').click();
  await expectStep(page, 'Payment');
});

test('the keyboard alone comes as far as billing, and back to the cart', async ({ page }) => {
  await fillCart(page);
  await openCheckout(page);
  await answerChecks(page, GOOD);
  await page.getByLabel('Full Name *').focus();
  for (const text of ['Kay McNulty', 'kay@example.com', '7705550166']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByLabel('Phone Number *').focus();
  await page.keyboard.press('Enter');
  await expectStep(page, 'Shipping Address');
  await page.keyboard.press('Tab');
  for (const text of Object.values(HOME)) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(button(page, 'Verify Address')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, 'Continue to Billing')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, 'Billing Address');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Same as shipping')).not.toBeChecked();
  for (const title of ['Shipping Address', 'Customer Information']) {
    await page.getByRole('button', { name: /^Back to/ }).focus();
    await page.keyboard.press('Enter');
    await expectStep(page, title);
  }
  await button(page, 'Back to Cart').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/merch?view=cart');
});

test('the checkout opens inside the shop too @proof', async ({ page }) => {
  await fillCart(page);
  await page.goto('/merch?view=cart');
  await button(page, 'Proceed to Checkout').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await passCustomer(page);
  await expect(page).toHaveURL(/\/merch\?view=checkout#shipping$/);
  await button(page, 'Back to Customer').click();
  await expectStep(page, 'Customer Information');
  await button(page, 'Back to Cart').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your Cart' })).toBeVisible();
});
