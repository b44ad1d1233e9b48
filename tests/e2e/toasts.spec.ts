import type { Page } from 'playwright/test';
import { stopClock } from '../support/open-page.ts';
import { restingBox } from '../support/resting-box.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const PRICES = [
  {
    id: '1',
    metalType: 'brass',
    price: '2.50',
    unit: 'lb',
    updatedAt: '2026-11-20T14:00:00.000Z',
    change: null,
  },
];

/** Refreshing prices is the shortest way to a real toast. From then on the clock stands still. */
async function raiseToast(page: Page) {
  await page.clock.install();
  await page.route('**/api/metal-prices', (route) => route.fulfill({ json: PRICES }));
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toContainText('$2.50');
  await stopClock(page);
  await page
    .locator('#pricing')
    .getByRole('button', { name: /refresh/i })
    .click();
  const toast = page.locator('toast-region .toast');
  await expect(toast).toBeVisible();
  return toast;
}

// Asked: 204
test('the newest toast alone is visible, and goes by itself after five seconds', async ({ page }) => {
  const toast = await raiseToast(page);
  await toast.evaluate((node) => node.setAttribute('data-older', ''));
  await page
    .locator('#pricing')
    .getByRole('button', { name: /refresh/i })
    .click();
  const newest = toast.and(page.locator(':not([data-older])'));
  await expect(newest).toBeVisible();
  await expect(toast.and(page.locator('[data-older]'))).toBeHidden();
  await page.mouse.move(5, (page.viewportSize()?.height ?? 0) - 5);
  await page.clock.runFor(4_999);
  await expect(newest).toBeVisible();
  await page.clock.runFor(1);
  await expect(newest).toBeHidden();
});

// Asked: 204
test('F8 reaches the toast, and it can be closed from the keyboard', async ({ page }) => {
  const toast = await raiseToast(page);
  await page.keyboard.press('F8');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('toast-region') !== null))
    .toBe(true);
  // It stays while it has the focus. axe needs a running clock.
  await page.clock.resume();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
});

test('the focus does not stay where a toast was @proof', async ({ page }) => {
  const toast = await raiseToast(page);
  // Refresh restores the focus a moment after its toast.
  const refresh = page.locator('#pricing').getByRole('button', { name: /refresh/i });
  await expect(refresh).toBeFocused();
  await refresh.blur();
  await toast.locator('.toast-title').click();
  await page.keyboard.press('Escape');
  await expect(toast).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

// Asked: 204
test('a swipe of 50 px to the right dismisses, a shorter one does not', async ({ page }) => {
  const toast = await raiseToast(page);
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 3 });
    await page.mouse.move(x + distance, y, { steps: 3 });
    await page.mouse.up();
  };
  await swipe(30);
  await restingBox(toast);
  await expect(toast).toBeVisible();
  await swipe(80);
  await expect(toast).toBeHidden();
});
