import { SEED_PRICES_FROM } from '../../src/domain/prices/grades/seed-grades.ts';
import { type Yard, YARDS } from '../../src/business/yards.ts';
import { upcomingSpecialDays } from '../../src/domain/locations/hours/special-days.ts';
import { formatPhone } from '../../src/domain/shared/contact/phone.ts';
import { inNewYork, yardTimeText } from '../../src/domain/shared/time/new-york-time.ts';
import type { YardNews } from '../../src/domain/locations/yards.api.ts';
import { openPage } from '../support/open-page.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

// Asked: 6, 19, 53, 75, 222
test('home lists three yards with hours, directions, telephone and the main one marked, and so does /locations', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#locations');
  await expect(section.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  for (const yard of ['Griffin GA', 'Newnan GA', 'Atlanta GA'])
    await expect(section.getByText(yard).first()).toBeVisible();
  await expect(section.getByText('MAIN LOCATION')).toHaveCount(1);
  await expect(section.getByText('8:00 AM-4:00 PM')).toHaveCount(1);
  await expect(section.getByText('Se habla español')).toHaveCount(3);
  await expect(section.getByText('8:00 AM-12:30 PM')).toHaveCount(3);
  await expect(section.getByRole('link', { name: /Get Directions/ })).toHaveCount(3);
  await expect(section.getByRole('link', { name: /Call Now/ })).toHaveCount(3);
  await page.goto('/locations');
  for (const yard of ['Griffin', 'Newnan', 'Atlanta'])
    await expect(page.locator('main').getByText(yard).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Array.from(document.fonts, ({ family }) => family).join()))
    .toContain('Barlow Condensed');
  await expectAccessible(page);
});

for (const [id, name, closes] of [
  ['griffin', 'Griffin GA', '4:30 PM'],
  ['newnan', 'Newnan GA', '4:30 PM'],
  ['atlanta', 'Atlanta GA', '4:00 PM'],
] as const) {
  const tag = id === 'griffin' ? [] : '@proof';
  // Asked: 18, 60, 217
  test(`/location/${id} tells everything about the yard`, { tag }, async ({ page, context, reported }) => {
    await openPage(page, `/location/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace(' GA', ''));
    const {
      street = 'no street',
      zip = 'no ZIP',
      phone = '',
    } = YARDS.find((yard) => yard.id === id) ?? ({} as Partial<Yard>);
    for (const fact of [`8:00 AM-${closes}`, street, zip, formatPhone(phone)])
      await expect(page.locator('main')).toContainText(fact);
    await expect(page.locator(`main a[href="tel:${phone}"]`).first()).toBeVisible();
    const why = page.getByRole('heading', { name: 'Why Choose This Location?' });
    await expect(why).toBeVisible();
    await expect(
      why.locator('xpath=following::*[self::ul or self::ol][1]').getByRole('listitem'),
    ).toHaveCount(6);
    for (const fact of ['How we pay', 'Equipment', 'Longest rig'])
      await expect(page.getByText(fact, { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Enter from / }).getByRole('img')).toBeVisible();
    const strip = page.locator('price-strip');
    await expect(strip.getByRole('link', { name: /^Bare Bright Copper/ })).toContainText('$4.50');
    // Written over by the live list, which is younger than the build's.
    await expect(strip).not.toContainText(yardTimeText(new Date(SEED_PRICES_FROM)));
    await expectAccessible(page);
    await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
    const map = context.waitForEvent('page');
    await page
      .locator('main')
      .getByRole('link', { name: /Get Directions/ })
      .first()
      .click();
    await map;
    await expect
      .poll(() => reported)
      .toContainEqual({
        name: 'conversion',
        params: { label: 'location_conversion', value: 15, currency: 'USD' },
      });
  });
}

test('what staff say of a yard is asked for again with the first use, where nobody answered before @proof', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  await page.route('**/api/yards', (route) => route.fulfill({ status: 503, body: '' }));
  const failed = page.waitForEvent('console', (message) => message.text().includes('/api/yards failed'));
  await page.goto('/location/griffin');
  await failed;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const json: YardNews = {
    notes: [{ yardId: 'griffin', note: 'No cars today', expiresAt }],
    specialDays: [],
  };
  await page.route('**/api/yards', (route) => route.fulfill({ json }));
  await page.keyboard.press('Tab');
  await expect(page.locator('main open-badge').first()).toContainText('No cars today');
});

test('a special day that has passed since the page was built is told no more @proof', async ({ page }) => {
  const [griffin] = YARDS;
  const [{ date: today } = {}, { date: next } = {}] = griffin
    ? upcomingSpecialDays(griffin, inNewYork(new Date()).date)
    : [];
  const row = (date = '') => page.locator(`main time[datetime="${date}"]`);
  await page.clock.setFixedTime(`${today}T17:00:00Z`);
  await page.goto('/location/griffin');
  await expect(row(today)).toBeVisible();
  await page.clock.setFixedTime(`${next}T17:00:00Z`);
  await page.reload();
  await expect(row(today)).toHaveCount(0);
  await expect(row(next)).toBeVisible();
});

// Asked: 61
test('an unknown yard says Location Not Found, with status 404 and a way home', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  const response = await page.goto('/location/macon');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Location Not Found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL((url) => url.pathname === '/');
});

// Asked: 226
test('a day that staff have just set is told in the yard’s badge and hours alone, in both languages', async ({
  page,
}) => {
  const day = { date: '2026-12-24', hours: null, reason: 'Crane inspection' } as const;
  const json: YardNews = {
    notes: [],
    specialDays: [
      { yardId: 'griffin', ...day },
      { yardId: 'newnan', ...day, hours: { opens: '09:00', closes: '12:00' } },
    ],
  };
  await page.route('**/api/yards', (route) => route.fulfill({ json }));
  await page.clock.install({ time: new Date('2026-12-24T15:00:00Z') });
  const badge = page.locator('main open-badge').first();
  const row = page.locator('main open-badge[today=full]');
  for (const [path, closed, short, open] of [
    [
      '/location/',
      'Closed today: Crane inspection. Opens Saturday 8:00 AM',
      'Today 9:00 AM-12:00 PM: Crane inspection',
      'Open until 12:00 PM',
    ],
    [
      '/es/ubicaciones/',
      'Cerrado hoy: Crane inspection. Abre el sábado a las 8:00 a. m.',
      'Hoy de 9:00 a. m. a 12:00 p. m.: Crane inspection',
      'Abierto hasta las 12:00 p. m.',
    ],
  ] as const) {
    await openPage(page, `${path}griffin`);
    await page.keyboard.press('Tab');
    await expect(badge).toHaveText(closed);
    await expect(badge.getByText('Crane inspection')).toHaveAttribute('lang', 'en');
    await expect(row).toHaveText(closed);
    await expect(page.locator('footer open-badge[today]')).toBeEmpty();
    await openPage(page, `${path}newnan`);
    await page.keyboard.press('Tab');
    await expect(row).toHaveText(short);
    await expect(badge).toHaveText(open);
  }
  // The office is the main yard.
  await openPage(page, '/thank-you');
  await page.keyboard.press('Tab');
  await expect(badge).toHaveText('Closed today: Crane inspection. Opens Saturday 8:00 AM');
});

// Asked: 23, 70, 168, 201, 220
test('the thank-you page confirms and leads on what this tab has sent, and nothing else', async ({
  page,
  reported,
}) => {
  const main = page.locator('main');
  await page.goto('/thank-you?for=pickup&photo=failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^nothing sent from this tab yet\.$/i, {
    useInnerText: true,
  });
  await expect(page).toHaveTitle('Nothing sent from this tab yet.');
  await expect(main.getByText(/thank you|photos could be sent/i).filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Get a Quote' })).toHaveAttribute('href', '/#quote');
  await expect.poll(() => reported.map(({ name }) => name)).toEqual(['page_view']);
  await page.evaluate(() => sessionStorage.setItem('sent-request', '[]'));
  await page.goto('/thank-you');
  await expect(page).toHaveTitle(/thank/i);
  await expect(main).toContainText(/contact .*within 24 hours/i);
  await expect(main).toContainText('Mon-Fri 8:00 AM-4:30 PM');
  await expect(main).toContainText('Sat 8:00 AM-12:30 PM');
  await expect(main).toContainText(/three locations/i);
  await expect(main.getByText('Your request', { exact: true })).toBeHidden();
  await expect(main.getByRole('link', { name: 'Submit Another Quote' })).toHaveAttribute('href', '/#quote');
  await expect(main.locator('a[href="/"]').first()).toBeVisible();
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect.poll(() => reported.map(({ name }) => name)).toContain('quote_thank_you_viewed');
  await expectAccessible(page);
});

test('what is pressed in the price strip, the crumbs and the list is at least 44 px, and a street keeps its direction @proof', async ({
  page,
}) => {
  const small = (selector: string) =>
    expect
      .poll(() =>
        page.locator(selector).evaluateAll((links) =>
          links
            .filter((link) => link.checkVisibility())
            .map((link) => [link.textContent?.trim(), link.getBoundingClientRect()] as const)
            .filter(([, { width, height }]) => Math.min(width, height) < 43.9)
            .map(([text]) => text),
        ),
      )
      .toEqual([]);
  for (const path of ['/location/atlanta', '/es/ubicaciones/atlanta', '/locations']) {
    await page.goto(path);
    await page.locator('price-strip').scrollIntoViewIfNeeded();
    await small('price-strip a, nav ol a');
    // Its parts are whole lines, or on one.
    const street = page.getByText(/^\s*915\sRailyard\sStreet\sSW,/).first();
    await expect(street).toBeVisible();
    const box = await street.evaluate((part) => {
      const range = document.createRange();
      const text = part.firstChild as Text;
      range.setStart(text, text.data.indexOf('Street'));
      range.setEnd(text, text.data.indexOf('SW') + 2);
      return range.getClientRects().length;
    });
    expect(box, path).toBe(1);
  }
  for (const path of ['/prices', '/es/precios']) {
    await page.goto(path);
    await small('price-list li a[href]');
  }
});
