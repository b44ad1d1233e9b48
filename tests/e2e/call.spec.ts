import { openPage, stopClock, takeTelephoneAway } from '../support/open-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const HERO_CALL = 'main call-button';

// Asked: 4, 94, 168, 175, 206
test('where a phone link fails the number appears, can be copied, and can be tried again', async ({
  page,
  context,
  reported,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeTelephoneAway(page);
  await page.clock.install();
  await openPage(page, '/');
  const button = page.locator(HERO_CALL).first();
  await button.getByRole('link').click();
  await expect(button).toContainText('(770) 555-0142');
  await expectAccessible(page);
  await stopClock(page);
  await button.getByRole('button', { name: 'Copy' }).click();
  await expect(button.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/770\D*555\D*0142/);
  await page.clock.runFor(1_500);
  await button.getByRole('button', { name: 'Copied!' }).click();
  await expect(button.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(499);
  await expect(button.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await page.clock.runFor(1);
  await expect(button.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await expect
    .poll(() => reported.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['call_blocked', 'call_fallback_used', 'phone_copied']));
  await page.evaluate(() => Object.assign(window, { open: () => window }));
  await button.getByRole('button', { name: 'Try Again' }).click();
  await expect(button.getByRole('link')).toBeVisible();
});

test('a desk without a telephone program gets the number after a moment @proof', async ({
  page,
  viewport,
  expectedErrors,
}) => {
  expectedErrors.push(/Could not copy the phone number/);
  await page.addInitScript(() => {
    Object.assign(window, { open: () => window });
    navigator.clipboard.writeText = () => Promise.reject(new Error('no clipboard'));
  });
  await page.clock.install();
  await openPage(page, '/');
  await stopClock(page);
  const button = page.locator(HERO_CALL).first();
  await button.getByRole('link').click();
  await page.clock.runFor(2_000);
  const fallback = button.getByRole('button', { name: 'Copy' });
  if (!viewport || viewport.width < 768) {
    await expect(fallback).toHaveCount(0);
    return;
  }
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Could not copy'));
  await fallback.click();
  await logged;
  await expect(button.getByRole('status')).toHaveText('That didn’t copy. Please dial:');
  await expect(fallback).toHaveText('Copy');
  await expect(page.locator('.toast')).toHaveCount(0);
});
