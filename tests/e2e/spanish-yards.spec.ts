import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

for (const [path, heading] of [
  ['/es/nada', 'Página no encontrada'],
  ['/es/ubicaciones/macon', 'Patio no encontrado'],
] as const) {
  test(`${path} is missing in Spanish, with status 404 @proof`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page);
  });
}

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a Spanish page that was not opened before is answered in Spanish @proof', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED/);
    const isCached = (path: string) =>
      page.evaluate(
        async (url) => (await caches.match(url, { cacheName: 'site-shell' })) !== undefined,
        path,
      );
    await page.goto('/locations');
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    expect(await isCached('/es/sin-conexion')).toBe(false);
    await page.goto('/es/ubicaciones/griffin');
    await expect.poll(() => isCached('/es/sin-conexion')).toBe(true);

    await context.setOffline(true);
    await page.goto('/es/ubicaciones');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
    await expect(page.locator('visited-pages')).toContainText('Patio de chatarra en Griffin GA');
    await expect(page.getByRole('link', { name: 'Llame al (770) 555-0142 Griffin GA' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('LLEGUE VENDA COBRE');
    await page.goto('/merch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    await context.setOffline(false);
  });
});
