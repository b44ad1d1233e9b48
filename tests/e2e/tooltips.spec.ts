import { stopClock } from '../support/open-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

// Asked: 95, 213
test('a tooltip opens after its delay and closes on Escape, leave, click and scroll', async ({
  page,
  viewport,
}) => {
  await page.clock.install();
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toContainText('$4.50');
  const button = page.locator('#pricing tool-tip button');
  const tip = page.getByRole('tooltip');
  await expect(page.locator('#pricing astro-island:not([ssr])').first()).toBeAttached();
  await stopClock(page);
  if (viewport && viewport.width < 768) {
    // A finger does not hover: tapping does the button's work and shows no tooltip.
    await button.tap();
    await page.clock.runFor(1_000);
    await expect(tip.filter({ visible: true })).toHaveCount(0);
    return;
  }
  const hover = async () => {
    // Longer than the pause within which the next one would open at once.
    await page.clock.runFor(500);
    await button.hover();
    await page.clock.runFor(700);
    await expect(tip).toBeVisible();
  };
  await button.hover();
  await page.clock.runFor(650);
  await expect(tip.filter({ visible: true })).toHaveCount(0);
  await page.clock.runFor(50);
  await expect(tip).toBeVisible();
  // axe needs a running clock.
  await page.clock.resume();
  await expectAccessible(page);
  await stopClock(page);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(5, 300);
  await hover();
  await page.mouse.wheel(0, 120);
  await expect(tip).toBeHidden();
  await page.mouse.move(5, 300);
  await hover();
  await page.mouse.move(5, 300);
  await expect(tip).toBeHidden();
  // Soon after one has closed, the next does not wait.
  await page.clock.runFor(250);
  await button.hover();
  await page.clock.runFor(20);
  await expect(tip).toBeVisible();
  await page.mouse.move(5, 300);
  await hover();
  await button.click();
  await expect(tip).toBeHidden();
});
