import { expect, test } from './fixtures.ts';

test('what English pages have saved of lists is shown on no Spanish one, and stays for them @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./);
  await page.goto('/estimate');
  await page.locator('estimate-lines').scrollIntoViewIfNeeded();
  await expect(page.locator('estimate-lines')).toHaveAttribute('data-state', 'ready');
  await page.goto('/board/griffin');
  await expect(page.locator('price-board li').first()).toBeVisible();
  const saved = () => page.evaluate(() => [localStorage['price-list'], localStorage['board:griffin']]);
  const english = await saved();
  expect(english.join()).toContain('Clean Lead');

  await page.route('**/api/price-list*', (route) => route.abort());
  await page.goto('/es/tablero/griffin');
  await expect(page.locator('[data-as-of]')).not.toHaveText(/^Cargando/);
  await expect(page.locator('price-board li')).toHaveCount(0);
  await page.goto('/es/calcular');
  await page.locator('estimate-lines').scrollIntoViewIfNeeded();
  await expect(page.locator('estimate-lines')).toHaveAttribute('data-state', 'error', { timeout: 15_000 });

  await page.unroute('**/api/price-list*');
  await page.reload();
  await page.locator('estimate-lines').scrollIntoViewIfNeeded();
  await expect(page.locator('estimate-lines')).toHaveAttribute('data-state', 'ready');
  await expect.poll(() => page.evaluate(() => localStorage['price-list:es'])).toContain('Plomo limpio');
  expect(await saved()).toEqual(english);
});
