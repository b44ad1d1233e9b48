import { signInAs } from '../support/staff.ts';
import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a seller sees each line on a phone in their language, says it is right, and is asked again @proof', async ({
  page,
  stack,
  browser,
}) => {
  await signInAs(page, stack, 'staff');
  await page.addInitScript(() => localStorage.setItem('counter-yard', JSON.stringify('griffin')));
  await page.goto('/admin/counter');
  await page.getByRole('button', { name: 'Walk-in ticket' }).click();
  const weigh = async (grade: string, gross: string) => {
    await page.getByRole('combobox', { name: 'Grade' }).fill(grade);
    await page.keyboard.press('Enter');
    await page.keyboard.type(gross);
    await page.getByRole('button', { name: 'Add line' }).click();
  };
  await weigh('bb', '100');
  await page.getByRole('button', { name: 'Show the seller' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show the seller' });
  await expectAccessibleInLightAndDark(page);
  await dialog.getByText('Spanish').click();
  const code = ((await dialog.locator('strong').textContent()) ?? '').trim();
  await expect(dialog.getByText('/es/mi-boleto')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const phone = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  const seller = await phone.newPage();
  await seller.goto(new URL(`/es/mi-boleto#${code}`, page.url()).href);
  const lines = seller.locator('.ticket-line');
  await expect(lines).toHaveCount(1);
  await expect(seller.getByText('Total', { exact: true })).toBeVisible();
  await expectAccessibleInLightAndDark(seller);
  await seller.getByRole('button', { name: 'Está bien' }).click();
  await expect(seller.getByText(/^Usted dijo “Está bien” a las/)).toBeVisible();
  await expect(page.getByText(/^Seller said: that’s right, \d/)).toBeVisible({ timeout: 10_000 });

  await weigh('steel', '200');
  await expect(lines).toHaveCount(2, { timeout: 15_000 });
  await expect(seller.getByRole('button', { name: 'Está bien' })).toBeVisible();
  await expect(page.getByText('The seller has this ticket on a phone.')).toBeVisible({ timeout: 10_000 });

  // In English, on another phone, by typing: it is the first one's.
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await other.goto(new URL('/my-ticket', page.url()).href);
  await other.getByLabel('Code').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Show my ticket' }).click();
  await expect(other.getByText(/open on another phone/)).toBeVisible();
  await expectAccessibleInLightAndDark(other);
  await other.context().close();

  await phone.setOffline(true);
  await expect(seller.getByText(/Así estaba su boleto a las/)).toBeVisible({ timeout: 15_000 });
  await phone.setOffline(false);
  await page.getByLabel('Check number').fill('40117');
  await page.getByRole('button', { name: /^Record/ }).click();
  await expect(seller.getByText(/^Boleto G/)).toBeVisible({ timeout: 15_000 });
  await phone.close();
});
