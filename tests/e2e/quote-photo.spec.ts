import { resolve } from 'node:path';
import { eachOf } from '../support/each-of.ts';
import { picture } from '../support/pictures.ts';
import { fillQuoteForm, openQuoteForm, photoInput, takeTime } from '../support/quote-form.ts';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const fileOf = async (width: number) => ({
  name: `${width}.jpg`,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await picture('jpeg', width, 300)),
});

// Asked: 5, 57, 97, 165
test('the camera goes live, takes a photo, and Remove returns to the start', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  // The press comes before the script that answers it.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/PhotoField\./, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const form = await openQuoteForm(page);
  await form.getByRole('button', { name: /take (a )?photo|camera/i }).click();
  pressed.resolve();
  await expect(form.locator('video')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: /capture/i }).click();
  await expect(form.getByRole('img')).toBeVisible();
  await expect(form.locator('video')).toHaveCount(0);
  await form.getByRole('button', { name: /remove/i }).click();
  await expect(form.getByRole('img')).toHaveCount(0);
  await expect(form.getByRole('button', { name: /take (a )?photo|camera/i })).toBeVisible();
});

test('a file that is no picture is refused beside the field @proof', async ({ page }) => {
  const form = await openQuoteForm(page);
  await (await photoInput(form)).setInputFiles(resolve(import.meta.dirname, '../../package.json'));
  await expect(form.getByText('We can’t read that file as a photo.')).toBeVisible();
  await expect(form.getByRole('button', { name: /remove/i })).toHaveCount(0);
});

// Asked: 253, 254
test('photos are added, removed and sent one by one; those that fail can be tried again, and staff see all', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const description = `Six photos ${Math.random()}`;
  let isDown = true;
  let calls = 0;
  await page.route('**/api/quote-requests/*/photos', (route) => {
    calls += 1;
    // The first arrives, the others do not.
    return isDown && calls > 1 ? route.fulfill({ status: 503, body: '' }) : route.fallback();
  });
  const form = await fillQuoteForm(page, { description });
  const input = await photoInput(form);
  const widths = [310, 320, 330, 340, 350, 360, 370];
  const files = await Promise.all(widths.map(fileOf));
  // More are chosen while the first are made smaller.
  await input.setInputFiles(files.slice(0, 4));
  await input.setInputFiles(files.slice(4));
  await expect(form.getByText('6 of 6 photos')).toBeVisible();
  await expect(form.getByText('We left out the rest.')).toBeVisible();
  await expect(input).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Remove photo 6' })).toBeFocused();
  await form.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(form.getByText('5 of 6 photos')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Take a Photo' })).toBeFocused();
  await page.reload();
  await expect(form.getByRole('img')).toHaveCount(5);
  await form.getByRole('button', { name: 'Remove photo 5' }).click();
  await expectAccessible(page);
  await takeTime(page);
  await form.getByRole('button', { name: 'Request My Quote' }).click();

  await page.waitForURL('**/thank-you');
  const photos = page.getByRole('region', { name: 'Your photos' });
  await expect(photos.getByText('1 of 4 received. We have your request either way.')).toBeVisible();
  await expect(photos.getByText('Not sent yet')).toHaveCount(3);
  await expect(photos.getByText('You can also email them')).toBeVisible();
  await expectAccessible(page);
  // Another tab sends one of them.
  const other = await page.context().newPage();
  let others = 0;
  await other.route('**/api/quote-requests/*/photos', (route) =>
    (others += 1) > 1 ? route.abort() : route.fallback(),
  );
  await other.goto('/locations');
  await expect.poll(() => others).toBeGreaterThan(1);
  await other.close();
  await photos.getByRole('button', { name: 'Try Again' }).click();
  await expect(photos.getByText('2 of 4 received. We have your request either way.')).toBeVisible();
  await page.reload();
  await expect(photos.getByText('0 of 2 received. We have your request')).toBeVisible();
  isDown = false;
  await photos.getByRole('button', { name: 'Try Again' }).click();
  await expect(photos.getByText('We got both photos.')).toBeVisible();
  await expect(photos.getByRole('button')).toHaveCount(0);
  const mails = async () =>
    (await stack.mail.messages()).filter(({ text }) => text?.includes(description)).map(({ text }) => text);
  await expect.poll(mails).toEqual([expect.stringContaining('Photos: 4.')]);
  await page.reload();
  await expect(photos).toBeHidden();

  const [mail] = await mails();
  const [, id] = /\/admin\/quotes\?id=([\w-]+)/.exec(mail ?? '') ?? [];
  await signInAs(page, stack, 'staff');
  await page.goto(`/admin/quotes?id=${id}`);
  const seen = page.getByRole('img', { name: /^Sent with the request/ });
  for (const photo of await eachOf(seen, 4)) {
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300);
  }
});
