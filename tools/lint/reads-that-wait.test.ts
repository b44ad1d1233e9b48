import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import { readsThatWait } from './reads-that-wait.ts';

RuleTester.describe = describe;
RuleTester.it = test;

const WAITING = [
  "await expect(rows).toHaveText(['Copper', 'Brass'])",
  'await expect.poll(() => rows.count()).toBeGreaterThan(3)',
  'await expect.poll(async () => (await rows.allTextContents()).join()).toBe("")',
  'await expect(async () => expect(await rows.count()).toBe(await cards.count())).toPass()',
  'const code = await dialog.getByText(/^RW-/).textContent()',
  "await page.goto(await link.getAttribute('href'))",
  'await Promise.all([rows.first().click(), page.reload()])',
];

const AT_ONCE = [
  'const texts = await rows.allTextContents()',
  'expect(await rows.allInnerTexts()).toEqual([])',
  'for (const box of await boxes.all()) await box.check()',
  'expect(await rows.count()).toBe(2)',
  'if (await fold.isVisible()) await fold.click()',
  'const top = () => rows.evaluateAll((all) => all.length)',
  'await page.waitForTimeout(500)',
  "expect(await day.inputValue()).toBe('')",
  "expect.soft(await link.getAttribute('href')).toMatch(/^tel:/)",
  'expect(Number(await total.textContent())).toBe(3)',
  'expect(await button.isEnabled(), "which").toBe(true)',
  'await expect(rows.filter({ hasText: await name.textContent() })).toBeVisible()',
];

new RuleTester().run('reads-that-wait', readsThatWait, {
  valid: WAITING,
  invalid: AT_ONCE.map((code) => ({ code, errors: 1 })),
});
