import { openPage } from '../support/open-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const NEWNAN_COURTHOUSE = { latitude: 33.3757, longitude: -84.7997 };

test('in Spanish, home finds the nearest yard, and a yard’s page tells its days @proof', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEWNAN_COURTHOUSE);
  await openPage(page, '/es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LLEGUE VENDA COBRE');
  await expect(page.getByRole('link', { name: 'Cotice al instante' })).toHaveAttribute('href', '/es#quote');
  await page.getByRole('button', { name: 'Buscar el patio más cercano' }).click();
  const status = page.locator('#locations').getByRole('status').first();
  await expect(status).toHaveText('Su patio más cercano es Newnan GA.');
  const card = page.getByRole('article', { name: 'Patio más cercano: Newnan GA' });
  await expect(card).toContainText('menos de una milla de donde usted está');
  await expect(card.locator('open-badge')).toHaveText(/Abierto hasta las|Cerrado/);
  await expect(card.getByRole('link', { name: 'Llame al (770) 555-0143' })).toBeVisible();
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await expect(card).toHaveCount(0);

  await openPage(page, '/es/ubicaciones');
  await page.getByRole('button', { name: 'Escribir código postal' }).click();
  const zip = page.getByRole('textbox', { name: 'Su código postal' });
  const told = page.locator('main').getByRole('status').first();
  for (const [typed, answer] of [
    ['3022', 'Escriba los cinco números de su código postal.'],
    [
      '90210',
      'No sabemos dónde queda 90210: está a más de 60 millas de nuestros patios o solo tiene apartados postales.',
    ],
    ['30223', 'Su patio más cercano es Griffin GA.'],
  ] as const) {
    await zip.fill(typed);
    await zip.press('Enter');
    await expect(told).toHaveText(answer);
  }
  await expectAccessible(page);

  await page.locator('main').getByRole('link', { name: 'Atlanta GA' }).first().click();
  await expect(page).toHaveURL(/\/es\/ubicaciones\/atlanta$/);
  await expect(page.locator('open-badge').first()).toHaveText(/Abierto hasta las|Cerrado/);
  await expect(page.locator('[data-special-days]')).toContainText(/Navidad.*de diciembre de \d{4}Cerrado/);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'English' }).first()).toHaveAttribute(
    'href',
    '/location/atlanta',
  );
});

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
