import type { Page } from 'playwright/test';
import { listening } from '../support/open-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search this site' });
const hits = (page: Page) => page.locator('site-search li a');

async function openByKey(page: Page, key: string) {
  await listening(page);
  await page.keyboard.press(key);
  await page.waitForURL('**/search');
  await expect(field(page)).toBeFocused();
}

// Asked: 31
test('a page is found and opened by keyboard alone, and nothing of the search loads before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/locations');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /pagefind|search/.test(path))).toEqual([]);

  await openByKey(page, '/');
  await page.keyboard.type('copper');
  await expect(page.getByRole('status').filter({ hasText: /results? for “copper”/ })).toBeVisible();
  await expect(hits(page).first().locator('mark').first()).toHaveText(/copper/i);
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toBeFocused();
  const href = await hits(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('it filters by kind, offers the telephone where nothing is found, and reports counts alone @proof', async ({
  page,
  reported,
}) => {
  await page.goto('/locations');
  await openByKey(page, 'Control+k');
  const search = page.locator('site-search');
  await field(page).fill('steel');
  await search.getByRole('radio', { name: /^Products/ }).check({ force: true });
  await expect(search.locator('.search-kind').first()).toHaveText('Product');
  await expect
    .poll(async () => [...new Set(await search.locator('.search-kind').allTextContents())])
    .toEqual(['Product']);
  // The chosen kind stays to be seen, where none of it is found.
  await field(page).fill('catalytic');
  await expect(search.getByRole('radio', { name: /^Products\s*0/ })).toBeChecked();
  await field(page).fill('steel');
  await search.getByRole('radio', { name: /^All/ }).check({ force: true });
  await expect(search.locator('.search-kind').filter({ hasText: 'Material' }).first()).toBeVisible();
  await field(page).fill('');
  await expect(search.getByText('Pages, materials, posts, products and yards.')).toBeVisible();
  await expect(search.getByRole('radio')).toHaveCount(0);

  await field(page).fill('aluminium');
  await expect(hits(page).first()).toHaveAttribute('href', '/materials/aluminum');
  // No page has it, and only its first letter begins anything.
  await field(page).fill('alumzzz');
  await expect(search.getByText('Nothing found for “alumzzz”')).toBeVisible();
  await expect(search.getByRole('radio')).toHaveCount(0);
  await field(page).fill('zyxwvut');
  await expect(search.getByText('Nothing found for “zyxwvut”')).toBeVisible();
  await expect(search.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+1/);
  await expect
    .poll(() => reported.filter(({ name }) => name === 'site_search'))
    .toContainEqual({
      name: 'site_search',
      params: { results: 0 },
    });
  expect(JSON.stringify(reported)).not.toContain('zyxwvut');

  await page.goto('/locations');
  await page.locator('header a[href="/search"]').filter({ visible: true }).click();
  await page.waitForURL('**/search');
  await expect(field(page)).toBeFocused();
});

test('the query goes along into the other language @proof', async ({ page }) => {
  const link = page.getByRole('link', { name: /^(?:Español|English)$/ }).first();
  await page.goto('/search?q=copper');
  await expect(link).toHaveAttribute('href', /\/es\/buscar\?q=copper$/);
  await field(page).fill('catalizador');
  await expect(link).toHaveAttribute('href', /\/es\/buscar\?q=catalizador$/);
  await page.goto('/es/buscar?q=catalizador');
  await expect(hits(page).first()).toHaveAttribute('href', '/es/blog/cuanto-vale-su-carro-chatarra');
  await expect(link).toHaveAttribute('href', /\/search\?q=catalizador$/);
});

test('the rest of many results comes when it is asked for, and not into those of another query @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /pagefind/i);
  const all = page.getByRole('button', { name: 'Show all' });
  await page.goto('/search?q=scrap');
  await expect(hits(page)).toHaveCount(8);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/pagefind/fragment/**', async (route) => {
    await held;
    await route.continue();
  });
  await all.click();
  await field(page).fill('zyxwvut');
  await expect(page.getByText('Nothing found for “zyxwvut”')).toBeVisible();
  const arrived = page.waitForResponse('**/pagefind/fragment/**');
  release();
  await (await arrived).finished();
  await expect(hits(page)).toHaveCount(0);

  await page.goto('/search?q=scrap');
  await expect(hits(page)).toHaveCount(8);
  await page.route('**/pagefind/fragment/**', (route) => route.abort());
  await all.click();
  await expect(page.getByText('Search didn’t load.')).toBeVisible();
  await page.unroute('**/pagefind/fragment/**');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await all.click();
  await expect(hits(page).nth(8)).toBeFocused();
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the page keeps its query in the address, and says when it is offline or did not load @proof', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource/, /Failed to load (?:the )?Pagefind|pagefind/i);
    await page.route('**/pagefind/**', (route) => route.abort());
    await page.goto('/search?q=catalytic');
    await expect(page.getByText('Search didn’t load.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(hits(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('catalytic');
    await expectAccessible(page);

    await field(page).fill('saturday');
    await expect(page).toHaveURL(/\/search\?q=saturday$/);
    await page.reload();
    await context.setOffline(true);
    await field(page).fill('brass');
    await expect(page.getByText(/^You’re offline. Search needs/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/results? for “brass”/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});

test('in Spanish a word is found with its accents and without them, and only in Spanish pages @proof', async ({
  page,
}) => {
  await page.goto('/es/buscar');
  const search = page.locator('site-search');
  const typed = page.getByRole('searchbox', { name: 'Buscar en este sitio' });
  for (const [query, word, path] of [
    ['aluminio fundido', /fundid/i, '/es/materiales/aluminio'],
    ['bascula', /báscula/i, '/es'],
    ['título', /título/i, '/es/materiales/carros'],
    ['titulo', /título/i, '/es/materiales/carros'],
    ['tamano', /tamaño/i, '/es'],
  ] as const) {
    await typed.fill(query);
    await expect(search.getByRole('status')).toContainText(new RegExp(`^\\d+ resultados? de “${query}”$`));
    await expect(search.locator('mark').filter({ hasText: word }).first()).toBeVisible();
    await expect(search.locator(`a[href^="${path}"]`).and(hits(page)).first()).toBeVisible();
    await expect(
      hits(page).and(page.locator(':not([href="/es"], [href^="/es/"], [href^="/es#"])')),
    ).toHaveCount(0);
  }
  await expectAccessible(page);
  await typed.fill('zyxwvut');
  await expect(
    search.getByText('No encontramos nada con “zyxwvut”. Use menos palabras o pregúntenos.'),
  ).toBeVisible();
  await expect(search.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+1/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the search says in the language of its page that it needs them, and leads on @proof', async ({
    page,
  }) => {
    await page.goto('/es/buscar');
    const told = page.locator('main noscript p');
    await expect(told).toHaveText('La búsqueda necesita JavaScript. Estas páginas no:');
    await expect(told).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Lo más visitado' }).getByRole('link', { name: 'Precios' }),
    ).toHaveAttribute('href', '/es/precios');
  });
});
