import { expectToast } from '../support/checkout-page.ts';
import {
  addTo,
  cartButton,
  cartCount,
  heading,
  keepCart,
  openShop,
  pick,
  variantOf,
} from '../support/shop-page.ts';
import { restingBox } from '../support/resting-box.ts';
import { stopClock } from '../support/open-page.ts';
import { pastRetries } from '../support/past-retries.ts';
import { expect, FAILED_CALL, test } from './fixtures.ts';

// Asked: 101, 169, 191
test('a visitor fills, changes and empties the cart', async ({ page, reported }) => {
  await openShop(page);
  await addTo(page, 'Parts Run Tote').click();
  await expect(page.getByText('Added to Cart')).toBeVisible();
  await addTo(page, 'Parts Run Tote').click();
  await addTo(page, 'Pocket Test Magnet').click();
  await expect(cartCount(page)).toHaveText('3 items in your cart');
  await expect.poll(() => reported.filter(({ name }) => name === 'add_to_cart')).toHaveLength(3);
  await page.getByRole('button', { name: 'View Cart' }).click();
  await expect(page).toHaveURL(/\/merch\?view=cart$/);
  await expect(heading(page)).toHaveText('Your Cart');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText('$45.00');
  await expect(summary).toContainText('$8.99');
  await page.getByRole('button', { name: 'Increase quantity of Pocket Test Magnet' }).click();
  await expect(summary).toContainText('$54.00');
  await page.getByRole('textbox', { name: 'Quantity of Pocket Test Magnet' }).fill('120');
  await page.keyboard.press('Enter');
  await expect(cartCount(page)).toHaveText('101 items in your cart');
  await expect(page.getByRole('button', { name: 'Increase quantity of Pocket Test Magnet' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Pocket Test Magnet' }).click();
  await expect(page.getByText('Removed from Cart')).toBeVisible();
  await page.getByRole('button', { name: 'Decrease quantity of Parts Run Tote' }).click();
  await page.getByRole('button', { name: 'Decrease quantity of Parts Run Tote' }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  // There is nothing to sum up, and nothing to check out.
  await expect(summary).toBeHidden();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(heading(page)).toHaveText('Merchandise');
});

test('on a phone the toast covers neither the button just pressed nor anything below it @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openShop(page);
  const add = addTo(page, 'Parts Run Tote');
  await add.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await add.click();
  await expect(page.getByText('Added to Cart')).toBeVisible();
  const { y = 0, height = Infinity } = (await restingBox(page.locator('.toast'))) ?? {};
  expect(y + height).toBeLessThan((await add.boundingBox())?.y ?? 0);
});

// Asked: 130, 179, 191, 204, 221
test('a quantity of 0 and Clear Cart say so at once, it stays cleared, and is not checked out', async ({
  page,
}) => {
  const { id } = await variantOf(page, 'parts-run-tote');
  const { id: other } = await variantOf(page, 'pocket-test-magnet');
  await keepCart(page, [
    { id, quantity: 5, priceCents: 1_800, name: 'Parts Run Tote' },
    { id: other, quantity: 1, priceCents: 900, name: 'Pocket Test Magnet' },
  ]);
  await page.clock.install();
  await page.goto('/merch?view=cart');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$99.00');
  // A toast that waited for anything would not come while the clock stands still.
  await stopClock(page);
  await page.getByRole('button', { name: 'Decrease quantity of Pocket Test Magnet' }).click();
  const removed = page.locator('toast-region .toast').filter({ hasText: 'Removed from Cart' });
  await expect(removed).toContainText('Pocket Test Magnet');
  // Under the pointer it would stay: on a phone it is at the top, elsewhere at the foot on the right.
  await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5);
  await page.clock.runFor(4_999);
  await expect(removed).toBeVisible();
  await page.clock.runFor(1);
  await expect(removed).toBeHidden();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByText('Cart Cleared')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.goto('/merch?view=checkout');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page).toHaveURL(/view=cart$/);
  await expectToast(page, 'Cart Empty', 'Add some items to your cart before checking out.');
});

// Asked: 20, 63, 101, 169
test('views have addresses, and the back button walks them', async ({ page, reported }) => {
  const { id } = await variantOf(page, 'parts-run-tote');
  await keepCart(page, [{ id, quantity: 1, priceCents: 1_800, name: 'Parts Run Tote' }]);
  await openShop(page);
  await cartButton(page).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page).toHaveURL(/view=checkout/);
  await expect(heading(page)).toHaveText('Checkout');
  await expect.poll(() => reported.filter(({ name }) => name === 'begin_checkout')).toHaveLength(1);
  await page.goBack();
  await expect(heading(page)).toHaveText('Your Cart');
  await page.goBack();
  await expect(heading(page)).toHaveText('Merchandise');
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText('Your Cart');
});

test('a cart without prices can be tried again, from its heading on @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { id } = await variantOf(page, 'parts-run-tote');
  await keepCart(page, [{ id, quantity: 1, priceCents: 1_800, name: 'Parts Run Tote' }]);
  await page.clock.install();
  await page.route('**/api/merchandise/grouped', (route) => route.fulfill({ status: 500 }));
  await page.goto('/merch?view=cart');
  await pastRetries(page, page.getByText('Failed to fetch merchandise'));
  await page.unroute('**/api/merchandise/grouped');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: 'Parts Run Tote' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

// Asked: 112, 221
test('the cart outlives the page and is the same in another tab', async ({ page, context }) => {
  await openShop(page);
  await addTo(page, 'Parts Run Tote').click();
  const other = await context.newPage();
  await other.goto('/merch/parts-run-tote');
  await expect(cartCount(other)).toHaveText('1 item in your cart');
  await other.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(cartCount(page)).toHaveText('2 items in your cart');
  await page.reload();
  await expect(cartCount(page)).toHaveText('2 items in your cart');
  await other.getByRole('link', { name: /^Cart/ }).click();
  await expect(heading(other)).toHaveText('Your Cart');
});

test('the keyboard alone chooses, adds, opens the cart and removes @proof', async ({ page }) => {
  await page.goto('/merch/gate-opener-coffee');
  await expect(pick(page, 'Whole Bean')).toBeEnabled();
  await pick(page, 'Whole Bean').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cartCount(page)).toHaveText('1 item in your cart');
  await expect(page.getByRole('button', { name: 'View Cart' })).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'View Cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Your Cart');
  await page.getByRole('button', { name: /^Remove/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});
