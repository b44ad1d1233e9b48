import { expect, expectAccessibleInLightAndDark, test } from './fixtures.ts';

test('in Spanish the list filters and changes its yard, the estimate adds up and goes along, and the board and a guide say the same prices @proof', async ({
  page,
}) => {
  await page.goto('/es/precios');
  await expect(page.locator('price-list')).toHaveAttribute('data-yard', '');
  await expectAccessibleInLightAndDark(page);
  const rows = page.locator('price-list li:visible');
  // Without the accent, and by the name that is on the ticket.
  await page.getByLabel('Busque un metal').fill('laton red');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2 encontrados')).toBeVisible();
  await expect(rows.first()).toContainText('Latón rojo (red brass)');
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/es/materiales/laton');
  await page.getByLabel('Busque un metal').fill('oro');
  await expect(page.getByText(/^Sin resultados\. Llámenos/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Patio', exact: true })
    .getByRole('link', { name: 'Griffin GA' })
    .click();
  await expect(page).toHaveURL(/\/es\/precios\?yard=griffin$/);
  await expect(
    page.getByText(/^Griffin GA, precios al \d+ de \w+, \d+:\d\d\s[ap]\.\sm\. E[SD]T/),
  ).toBeVisible();
  await expect(page.locator('[data-qr]')).toHaveAttribute('src', '/es/precios/griffin.svg');
  expect((await page.request.get('/es/precios/griffin.svg')).ok()).toBe(true);

  await page.goto('/es/calcular');
  const board = page.locator('estimate-lines');
  await expect(board).toHaveAttribute('data-state', 'ready');
  await expect(
    board.getByText(/^Precios al .* en Griffin GA\. Una tonelada \(ton\) son 2,000 lb\.$/),
  ).toBeVisible();
  const line = board.getByRole('group', { name: 'Línea 1' });
  await expect(line.locator('optgroup[label="Plomo y baterías"] option').first()).toContainText(
    'Plomo limpio (clean lead)',
  );
  const rate = line.locator('[data-rate]');
  await expect(rate).toHaveText('$4.50 por lb');
  expect(await rate.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await line.getByRole('textbox', { name: 'Peso' }).fill('12 kilos');
  await page.keyboard.press('Tab');
  await expect(line.getByText('Escriba un peso, como 120 o 12.5')).toBeVisible();
  await line.getByRole('textbox', { name: 'Peso' }).fill('1,200');
  await expect(board.locator('[data-total]')).toHaveText('$5,400.00');
  await expect(board.locator('[data-spoken]')).toHaveText('Total estimado $5,400.00');
  await expectAccessibleInLightAndDark(page);
  const left = page.evaluate(
    () =>
      new Promise<string>((done) => {
        document.querySelector('[data-quote]')?.addEventListener('click', (event) => {
          event.preventDefault();
          setTimeout(() => done(JSON.stringify({ ...sessionStorage })));
        });
      }),
  );
  await board.getByRole('link', { name: 'Pedir cotización por esta carga' }).click();
  expect(await left).toContain(
    'Cobre brillante (bare bright): 1200 lb\\\\nEstimado en el sitio web: $5,400.00',
  );

  await page.goto('/es/tablero/griffin');
  const copper = page.locator('price-board li').filter({ hasText: 'Cobre brillante' });
  await expect(copper).toContainText('Pelado y brillante');
  await expect(copper.locator('b')).toHaveText('$4.50');
  await expect(page.locator('[data-as-of]')).toContainText(/^Precios al /);
  await expect(page.locator('[data-open]')).toHaveText(/^(Abierto|Cerrado)/);

  await page.goto('/es/materiales/cobre');
  await page.locator('price-history').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-metal=copper_wire] [data-summary]')).toHaveText(/^(Subió|Sin cambio) /);
  await expectAccessibleInLightAndDark(page);
});

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
