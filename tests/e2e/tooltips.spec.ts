import { expect, expectAccessible, test } from './fixtures.ts';

test('a tooltip opens after its delay and closes on Escape, leave, click and scroll', async ({
  page,
  viewport,
}) => {
  await page.goto('/#pricing');
  await expect(page.locator('#pricing')).toContainText('$4.50');
  const button = page.locator('#pricing tool-tip button');
  const tip = page.getByRole('tooltip');
  if (viewport && viewport.width < 768) {
    // A finger does not hover: tapping does the button's work and shows no tooltip.
    await button.tap();
    await page.waitForTimeout(1_000);
    await expect(tip.filter({ visible: true })).toHaveCount(0);
    return;
  }
  await button.hover();
  await page.waitForTimeout(300);
  await expect(tip.filter({ visible: true })).toHaveCount(0);
  await expect(tip).toBeVisible({ timeout: 1_500 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.mouse.move(5, 300);
  await page.waitForTimeout(500);
  await button.hover();
  await expect(tip).toBeVisible({ timeout: 2_000 });
  await page.mouse.wheel(0, 120);
  await expect(tip).toBeHidden();
  await page.mouse.move(5, 300);
  await page.waitForTimeout(500);
  await button.hover();
  await expect(tip).toBeVisible({ timeout: 2_000 });
  await page.mouse.move(5, 300);
  await expect(tip).toBeHidden();
  await button.hover();
  await expect(tip).toBeVisible({ timeout: 2_000 });
  await button.click();
  await expect(tip).toBeHidden();
});
