import { listening, stopClock } from '../support/open-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const isDesk = ({ width }: { width: number }) => width >= 768;

// Asked: 34, 44, 45, 200, 222, 224
test('header and footer offer every way and the telephone, and the keyboard gets past them @both-widths', async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'Auto Recycling',
    'Scrap Metal',
    'Blog',
    'Pickup',
    'Prices',
    'Locations',
    'Quote',
    'Contact',
    'Merch',
    'Griffin GA',
    'Privacy',
    'Terms',
    'Accessibility',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer).toContainText("Georgia's trusted scrap metal recycling since 2002");
  await expect(footer).toContainText(/2025/);
  await expect(footer.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  );
  await expect(footer).toContainText('8:00 AM-4:30 PM');
  await expect(footer.getByRole('link', { name: 'Pickup', exact: true })).toHaveAttribute('href', '/pickup');
  // Marks without links, until src/business/social.ts gives them a target.
  for (const name of ['Facebook', 'Instagram']) await expect(footer.getByRole('img', { name })).toBeVisible();
  const header = page.getByRole('banner');
  if (viewport && !isDesk(viewport)) await header.getByRole('button', { name: /menu/i }).click();
  const navigation = viewport && isDesk(viewport) ? header.getByRole('navigation') : page.getByRole('dialog');
  for (const name of ['Home', 'Pricing', 'Locations', 'Services', 'Rewards', 'Merch']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(
    page
      .getByRole('link', { name: /call now/i })
      .filter({ visible: true })
      .first(),
  ).toHaveAttribute('href', 'tel:+17705550142');
});

const TASKS = {
  '/': [
    ['Sell', 'Price List', '/prices'],
    ['Sell', 'Request a Pickup', '/pickup'],
    ['Sell', 'Estimate', '/estimate'],
    ['Sell', 'Sell a Junk Car', '/sell-your-car'],
    ['Sell', 'What to Bring', '/what-to-bring'],
    ['Sell', 'Request a Callback', '/callback'],
    ['Look Up', 'My Rewards', '/rewards'],
    ['Look Up', 'My Ticket', '/ticket'],
    ['Look Up', 'My Request', '/request'],
    ['Look Up', 'My Order', '/order-lookup'],
  ],
  '/es': [
    ['Vender', 'Lista de precios', '/es/precios'],
    ['Vender', 'Pedir recolección', '/es/recogida'],
    ['Vender', 'Calculadora', '/es/calcular'],
    ['Vender', 'Vender un carro', '/es/vender-mi-carro'],
    ['Vender', 'Qué traer', '/es/que-traer'],
    ['Vender', 'Pedir una llamada', '/es/le-llamamos'],
    ['Consultar', 'Mis recompensas', '/es/recompensas'],
    ['Consultar', 'Mi boleto de báscula', '/es/boleto'],
    ['Consultar', 'Mi solicitud', '/es/solicitud'],
    ['Consultar', 'Mi pedido (en inglés)', '/order-lookup'],
  ],
} as const;

// Asked: 34, 35
for (const [home, tasks] of Object.entries(TASKS))
  test(`every task is two presses from home, in the menu under the footer's two headings: ${home}${home === '/es' ? ' @proof' : ''} @both-widths`, async ({
    page,
    viewport,
  }) => {
    await page.goto(home);
    const opener = page.getByRole('banner').getByRole('button', {
      name: isDesk(viewport ?? { width: 0 }) ? /services|servicios/ : /^Men[uú]$/,
    });
    await opener.click();
    const menu = page.getByRole('dialog');
    await expectAccessible(page);
    // The first two stand in the footer's other lists.
    const folded = tasks.slice(2);
    for (const [place, all] of [
      [menu, tasks],
      [page.locator('footer'), folded],
    ] as const) {
      await expect
        .poll(() =>
          place
            .locator('.tasks a')
            .evaluateAll((links) =>
              links.map((link) => [
                link.parentElement?.querySelector('h2')?.textContent,
                link.textContent?.trim(),
                link.getAttribute('href'),
              ]),
            ),
        )
        .toEqual(all);
    }
    // The first press was the opener's, and each of these is the second.
    for (const [, name] of tasks) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    const [, name, path] = tasks[8];
    await menu.getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(My request|Mi solicitud)$/);
  });

test('the Services menu hangs from its arrow, and Escape gives focus back @proof', async ({
  page,
  viewport,
}) => {
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'More services' });
  if (!viewport || !isDesk(viewport)) {
    await expect(opener).toBeHidden();
    return;
  }
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // One row: nothing of the bar has wrapped.
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(90);
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'More services' });
    const [arrow, panel] = [await opener.boundingBox(), await menu.boundingBox()];
    expect(Math.abs((panel?.x ?? 0) - (arrow?.x ?? 0))).toBeLessThan(2);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

// Asked: 35, 36
test('the drawer opens from the right, starts with Top, closes on choosing, and gives focus back', async ({
  page,
  viewport,
}) => {
  if (viewport && isDesk(viewport)) {
    await page.goto('/');
    await expect(page.getByRole('button', { name: /menu/i })).toBeHidden();
    return;
  }
  await page.goto('/');
  const opener = page.getByRole('button', { name: /menu/i });
  // Pressed twice before its panel has loaded.
  await opener.evaluate((link: HTMLElement) => [link, link].forEach((pressed) => pressed.click()));
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(drawer).toHaveCount(1);
  await expect(drawer.getByRole('link').filter({ hasText: /^Top$/ })).toBeVisible();
  const rightEdge = async () => {
    const box = await drawer.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  await expect.poll(rightEdge).toBe(390);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.locator('#services')).toBeInViewport();
  await opener.click();
  await drawer.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

// Asked: 37
test('an anchor from another page goes home first, then scrolls', async ({ page, viewport }) => {
  // Before its script has come, the link leads to home's own anchor.
  await page.goto('/locations', { waitUntil: 'networkidle' });
  if (viewport && !isDesk(viewport)) await page.getByRole('button', { name: /menu/i }).click();
  const home = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('?'));
  await page.getByRole('link', { name: 'Services', exact: true }).filter({ visible: true }).first().click();
  expect(new URL((await home).url()).search).toBe('?scrollTo=services');
  await expect(page).toHaveURL(/\/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
});

test('home scrolls to a part 100 ms after its script has begun @proof', async ({ page }) => {
  await page.clock.install();
  await stopClock(page);
  await page.goto('/?scrollTo=services');
  // The script runs after the first frame.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(new URL(page.url()).search).toBe('');
  }).toPass();
  await page.clock.runFor(60);
  expect(new URL(page.url()).hash).toBe('');
  await page.clock.runFor(40);
  await expect(page).toHaveURL(/\/#services$/);
});

// Asked: 33, 168
test('a double click on the logo scrolls to the top', async ({ page, reported }) => {
  await page.goto('/?scrollTo=services');
  await expect(page).toHaveURL(/#services$/);
  await expect(page.locator('#services')).toBeInViewport();
  await listening(page);
  await page.getByRole('banner').getByRole('link').first().dblclick();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect.poll(() => reported.map(({ name }) => name)).toContain('scroll_to_top');
});

// Asked: 38
test('breadcrumbs show on a phone only, and only below home @both-widths', async ({
  page,
  viewport,
  expectedErrors,
}) => {
  await page.goto('/location/griffin');
  const crumbs = page.getByRole('navigation', { name: /breadcrumb/i });
  if (viewport && isDesk(viewport)) await expect(crumbs).toBeHidden();
  else await expect(crumbs).toContainText('Locations');
  expectedErrors.push(...FAILED_CALL);
  await page.goto('/admin/quotes');
  if (viewport && isDesk(viewport)) await expect(crumbs).toBeHidden();
  else await expect(crumbs.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await page.goto('/');
  await expect(crumbs).toHaveCount(0);
});

// Asked: 29, 32
test('any other path is the not-found page with status 404', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  const hint = page.getByText(/forget to add the page to the router/i);
  await expect(hint).toBeVisible();
  // The smallest text of the page: it means nothing to a customer.
  await expect(hint).toHaveCSS('font-size', '12px');
  await expectAccessible(page);
  for (const path of ['/location-of-nothing/x', '/index2.html']) {
    const other = await request.get(path);
    expect(other.status(), path).toBe(404);
    expect(await other.text(), path).toContain('Page Not Found');
  }
});
