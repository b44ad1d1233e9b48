import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ locale: 'es-US' });

test('a browser that prefers Spanish is offered this page in Spanish, until somebody chooses', async ({
  page,
}) => {
  const offer = page.getByRole('region', { name: 'Idioma' });
  await page.goto('/what-to-bring');
  await expect(offer).toContainText('¿Prefiere español?');
  // At the bottom of the window, where it covers no heading.
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await offer.boundingBox())?.y).toBeGreaterThan((headline?.y ?? 0) + (headline?.height ?? 0));
  await expectAccessible(page);
  await offer.getByRole('link', { name: 'Ver en español' }).click();
  await page.waitForURL('**/es/que-traer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qué traer');
  await expect(offer).toHaveCount(0);

  // The choice holds on English pages, where it can be taken back for good.
  await page.goto('/locations');
  await offer.getByRole('button', { name: 'Seguir en inglés' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/what-to-bring');
  await expect(page.locator('footer').getByRole('link', { name: 'Español' })).toHaveAttribute(
    'href',
    '/es/que-traer',
  );
  await page.locator('footer').getByRole('link', { name: 'Español' }).scrollIntoViewIfNeeded();
  await expect(offer).toHaveCount(0);
});

test('a page that is in English alone offers nothing @proof', async ({ page }) => {
  await page.goto('/merch');
  await page.locator('footer').getByRole('link', { name: 'Español' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Idioma' })).toHaveCount(0);
});
