import { openPage } from '../support/open-page.ts';
import { openQuoteForm } from '../support/quote-form.ts';
import { expect, test } from './fixtures.ts';

// Events that are shown nowhere. Other events are tested where they happen.

test('the way to the rewards is counted @proof', async ({ page, reported }) => {
  await openPage(page, '/');
  await page.getByRole('link', { name: 'Join Rewards Program' }).click();
  await page.waitForURL('**/rewards');
  await expect.poll(() => reported.map(({ name }) => name)).toContain('rewards_click');
});

// Asked: 178
test('a camera that fails is logged and reported, and the visitor is left with the upload', async ({
  page,
  reported,
  expectedErrors,
}) => {
  expectedErrors.push(/^The camera failed: NotAllowedError/);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('The camera failed'));
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('No camera today', 'NotAllowedError'));
  });
  const form = await openQuoteForm(page);
  await form.getByRole('button', { name: 'Take a Photo' }).click();
  await logged;
  await expect(form.getByLabel('Upload a Photo')).toBeFocused();
  await expect(form.getByText('We can’t open a camera here. You can upload a photo instead.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(0);
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect
    .poll(() => reported)
    .toContainEqual({ name: 'camera_error', params: { reason: 'NotAllowedError' } });
});
