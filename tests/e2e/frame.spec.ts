import type { Page } from 'playwright/test';
import { listening, openPage } from '../support/open-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const SMALL_PHONE = { width: 360, height: 740 };

const isDesk = (viewport: { width: number } | null) => (viewport?.width ?? 0) >= 768;
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const floating = (page: Page) => page.locator('.floating');
const quickActions = (page: Page) => page.getByRole('button', { name: 'Quick Actions' });

/** The browser's offer to install, which headless browsers never make. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => ({ outcome: 'accepted' }),
    });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  });

// Asked: 40, 41, 207
test('past 100 px a phone gets the short header, Quick Actions and the floating buttons', async ({
  page,
  viewport,
  reported,
}) => {
  if (!isDesk(viewport)) await page.setViewportSize(SMALL_PHONE);
  await openPage(page, '/locations');
  const header = page.getByRole('banner');
  const heightBefore = (await header.boundingBox())?.height;
  await scrollTo(page, 100);
  await expect(quickActions(page)).toBeHidden();
  await expect(floating(page)).toBeHidden();
  await scrollTo(page, 500);
  if (isDesk(viewport)) {
    await expect(page.locator('[data-scrolled]')).toBeAttached();
    await expect(quickActions(page)).toBeHidden();
    await expect(floating(page)).toBeHidden();
    return;
  }
  await expect(quickActions(page)).toBeVisible();
  await expect(floating(page)).toBeVisible();
  for (const name of ['Call Now', 'Search'])
    await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect(header.getByRole('link').first()).toHaveAccessibleName(/Georgia/);
  expect((await header.boundingBox())?.height).toBe(heightBefore);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SMALL_PHONE.width);
  await expectAccessible(page);

  await quickActions(page).click();
  const panel = page.getByRole('dialog', { name: 'Quick Actions' });
  for (const name of ['Live Pricing', 'Get Quote', 'Find Locations', 'Call Now'])
    await expect(panel.getByRole('link', { name })).toBeVisible();
  await expect.poll(() => reported.map(({ name }) => name)).toContain('quick_actions_open');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(quickActions(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel).toBeVisible();
  // The panel is deaf to a second press of a double press.
  await expect(async () => {
    await page.touchscreen.tap(10, 400);
    await expect(panel).toBeHidden({ timeout: 200 });
  }).toPass();
  await expect(quickActions(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Get Quote' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.locator('#quote')).toBeInViewport();
});

test('the floating Quote button leads to the form and leaves what it would cover @proof', async ({
  page,
  viewport,
}) => {
  await page.goto('/checkout');
  await expect(floating(page)).toBeHidden();
  if (isDesk(viewport)) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  await scrollTo(page, 900);
  await expect(floating(page)).toBeVisible();
  await floating(page).getByRole('link', { name: 'Quote' }).click();
  await expect(page.locator('#quote')).toBeInViewport();
  await page.getByLabel('First Name').scrollIntoViewIfNeeded();
  await page.getByLabel('First Name').focus();
  await expect(floating(page)).toBeHidden();
  await scrollTo(page, 900);
  await expect(floating(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(floating(page)).toBeHidden();
});

// Asked: 42, 99
test('a banner says that the browser is offline, moves nothing, and goes when it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  // Staff's notes about the yards are loaded in the meantime.
  expectedErrors.push(...FAILED_CALL);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/location/griffin');
  const banner = page.getByRole('banner').getByRole('status');
  await expect(banner).toBeEmpty();
  // Its height does not matter: that grows as parts further down are laid out.
  const placeOfMain = async () => {
    const { x, y, width } = (await page.locator('#main').boundingBox()) ?? {};
    return { x, y, width };
  };
  const before = await placeOfMain();
  await context.setOffline(true);
  await expect(banner).toHaveText('You’re offline. Calls still work.');
  expect(await placeOfMain()).toEqual(before);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(banner).toBeEmpty();
});

// Asked: 42, 100, 207
test('ten seconds after the browser offers it the site asks to be installed, once', async ({
  page,
  viewport,
  reported,
}) => {
  if (!isDesk(viewport)) await page.setViewportSize(SMALL_PHONE);
  await page.clock.install();
  await openPage(page, '/locations');
  const isOurs = await offerInstall(page);
  expect(isOurs).toBe(!isDesk(viewport));
  const later = page.getByRole('button', { name: 'Not now' });
  if (isDesk(viewport)) {
    await page.clock.fastForward(11_000);
    await expect(later).toHaveCount(0);
    return;
  }
  await scrollTo(page, 600);
  await page.clock.fastForward(5_000);
  await expect(later).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(later).toBeVisible();
  await expect(page.getByText('Keep our prices and yards on your home screen?')).toBeVisible();
  const banner = await page.locator('.install').boundingBox();
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThan((await floating(page).boundingBox())?.y ?? 0);
  await expectAccessible(page);
  await later.press('Enter');
  await expect(later).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await expect
    .poll(() => reported)
    .toContainEqual({ name: 'install_prompt_answered', params: { outcome: 'not_now' } });
  await offerInstall(page);
  await page.clock.fastForward(11_000);
  await expect(later).toHaveCount(0);

  await page.evaluate(() => localStorage.clear());
  await offerInstall(page);
  await page.clock.fastForward(11_000);
  await page.getByRole('button', { name: 'Install' }).click();
  await expect
    .poll(() => reported)
    .toContainEqual({ name: 'install_prompt_answered', params: { outcome: 'accepted' } });
});

// Asked: 30
test('a page that takes its time shows a spinner until it is there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const arrival = Promise.withResolvers<void>();
  await page.route('**/blog', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await openPage(page, '/locations');
  const status = page.getByRole('banner').getByRole('status');
  // A locator would wait for the end of the navigation, so the page itself records its text.
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => void said.push(text));
  await status.evaluate((node) => {
    const { heard } = window as unknown as { heard: (text: string | null) => void };
    new MutationObserver(() => heard(node.textContent)).observe(node, { childList: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click({ noWaitAfter: true });
  await expect.poll(() => said).toEqual(['Loading…']);
  arrival.resolve();
  await page.waitForURL('**/blog');
  await page.goBack();
  await expect(status).toBeEmpty();
});

test('"/" and Ctrl with K lead to the search, but not a slash that is typed @proof', async ({ page }) => {
  await openPage(page, '/order-lookup');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.click();
  await field.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Control+k');
  await page.waitForURL('**/search');
  await page.goBack();
  await listening(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await page.waitForURL('**/search');
});

test('without a script every control of the frame is a link that works @proof', async ({
  browser,
  stack,
  viewport,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport });
  await page.goto(`${stack.origin}/locations`);
  const header = page.getByRole('banner');
  if (!isDesk(viewport)) {
    await expect(floating(page).getByRole('link', { name: 'Call Now' })).toHaveAttribute(
      'href',
      'tel:+17705550142',
    );
    await expect(floating(page).getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '/#quote');
    await header.getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('heading', { name: 'Quick Links' })).toBeInViewport();
  }
  await header.getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.close();
});

for (const javaScriptEnabled of [true, false])
  test(`the footer is short on a phone, and its groups open ${javaScriptEnabled ? 'with' : 'without'} a script @proof`, async ({
    browser,
    stack,
    viewport,
  }) => {
    const page = await browser.newPage({
      javaScriptEnabled,
      viewport: isDesk(viewport) ? viewport : { width: 390, height: 844 },
    });
    for (const [path, group, link] of [
      ['/sell-your-car', 'Look Up', 'My Ticket'],
      ['/es/vender-mi-carro', 'Consultar', 'Mi boleto'],
    ] as const) {
      await page.goto(`${stack.origin}${path}`);
      const footer = page.getByRole('contentinfo');
      await footer.scrollIntoViewIfNeeded();
      const ticket = footer.getByRole('link', { name: link });
      if (isDesk(viewport)) {
        await expect(ticket).toBeVisible();
        continue;
      }
      await expect(ticket).toBeHidden();
      const height = await footer.evaluate(async (node) => {
        await Promise.all(node.getAnimations({ subtree: true }).map(({ finished }) => finished));
        return node.getBoundingClientRect().height;
      });
      // Without a script the floating buttons stay, and the footer ends above them.
      if (javaScriptEnabled) expect(height).toBeLessThanOrEqual(900);
      await footer.locator('summary', { hasText: group }).focus();
      await page.keyboard.press('Enter');
      await expect(ticket).toBeVisible();
    }
    await page.close();
  });
