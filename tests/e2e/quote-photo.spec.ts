import { resolve } from 'node:path';
import { choosePhoto, fillQuoteForm, openQuoteForm, photoInput } from '../support/quote-form.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

test('the camera goes live, takes a photo, and Remove returns to the start', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  const form = await openQuoteForm(page);
  await form.getByRole('button', { name: /take (a )?photo|camera/i }).click();
  await expect(form.locator('video')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: /capture/i }).click();
  await expect(form.getByRole('img')).toBeVisible();
  await expect(form.locator('video')).toHaveCount(0);
  await form.getByRole('button', { name: /remove/i }).click();
  await expect(form.getByRole('img')).toHaveCount(0);
  await expect(form.getByRole('button', { name: /take (a )?photo|camera/i })).toBeVisible();
});

test(
  'the file that was chosen last is the photo, however long the one before it takes',
  { tag: '@proof' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const decode = window.createImageBitmap.bind(window);
      const decodeLate = async (file: File) => {
        if (file.name === 'slow.jpg')
          await new Promise((done) => Object.assign(window, { decodeSlow: done }));
        return decode(file);
      };
      Object.assign(window, { createImageBitmap: decodeLate });
    });
    const form = await openQuoteForm(page);
    await choosePhoto(form, 'slow.jpg');
    await choosePhoto(form, 'fast.jpg', 320);
    await expect(form.getByRole('img')).toHaveJSProperty('naturalWidth', 320);
    await page.evaluate(() => (window as unknown as { decodeSlow: () => void }).decodeSlow());
    await page.waitForTimeout(1_000);
    await expect(form.getByRole('img')).toHaveJSProperty('naturalWidth', 320);
  },
);

test('a file that is no picture is refused beside the field', async ({ page }) => {
  const form = await openQuoteForm(page);
  await (await photoInput(form)).setInputFiles(resolve(import.meta.dirname, '../../package.json'));
  await expect(form.getByText("We can't read that file as a photo.")).toBeVisible();
  await expect(form.getByRole('button', { name: /remove/i })).toHaveCount(0);
});

test('a photo that cannot be sent does not lose the quote, and the visitor is told', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/quote-requests/*/photo', (route) => route.fulfill({ status: 503, body: '' }));
  const form = await fillQuoteForm(page);
  await choosePhoto(form);
  await expect(form.getByRole('img')).toBeVisible();
  await form.getByRole('button', { name: 'Request My Quote' }).click();
  await page.waitForURL('**/thank-you*');
  await expect(page.getByText('We have your request, but the photo could not be sent.')).toBeVisible();
  await expectAccessible(page);
});
