import type { Locator, Page } from 'playwright/test';
import { goOffline, openPage, takeTelephoneAway } from '../support/open-page.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const NEWNAN_COURTHOUSE = { latitude: 33.3757, longitude: -84.7997 };

type Answer = object | number | 'silent' | 'throws' | 'none';

/** In the page: makes its geolocation return a place, fail with a code, stay silent, throw, or be missing. */
function answerAs(value: Answer): void {
  if (value === 'none') {
    delete (Navigator.prototype as { geolocation?: Geolocation }).geolocation;
    return;
  }
  const asked: unknown[] = [];
  Object.assign(window, { positionsAsked: asked });
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition(
        found: (position: object) => void,
        failed: (error: object) => void,
        options: PositionOptions,
      ) {
        asked.push(options);
        if (value === 'throws') throw new Error('no position here');
        if (typeof value === 'object') found({ coords: value });
        if (typeof value === 'number') failed({ code: value });
      },
    },
  });
}
const stubGeolocation = (page: Page, answer: Answer) => page.addInitScript(answerAs, answer);

const finder = (page: Page): Locator => page.locator('main').locator('find-nearest').locator('xpath=..');
const find = (page: Page): Locator => page.getByRole('button', { name: 'Find Nearest Location' });
const card = (page: Page): Locator => page.getByRole('article', { name: /^Nearest location/ });
const status = (page: Page): Locator => finder(page).getByRole('status').first();
const keptYard = (page: Page) => page.evaluate(() => sessionStorage.getItem('nearest-yard'));

// Asked: 6, 43, 98, 165, 170
test('a position gives the nearest yard on home, kept for the form, and the card can be dismissed', async ({
  page,
  context,
  reported,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEWNAN_COURTHOUSE);
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: 'map' }));
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openPage(page, '/');
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await expect(page.locator('#pricing')).toContainText(', checked');
  await find(page).scrollIntoViewIfNeeded();
  await expect(find(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('nearest-panel'))).toEqual([]);
  await find(page).click();
  await expect(status(page)).toHaveText('Your nearest location is Newnan GA.');
  await expect(card(page)).toContainText('less than a mile from where you are');
  await expect(card(page).locator('open-badge')).toHaveText(/Open|Closed/);
  await expect(card(page).getByRole('link', { name: 'Call (770) 555-0143' })).toHaveAttribute(
    'href',
    'tel:+17705550143',
  );
  // It uses the classes of the cards around it, because it has no style sheet.
  await expect(card(page)).toHaveCSS('border-top-width', '2px');
  await expect(card(page)).toHaveCSS('display', 'flex');
  expect(await keptYard(page)).toBe('"newnan"');
  await expectAccessible(page);

  const map = context.waitForEvent('page');
  await card(page)
    .getByRole('link', { name: /Get Directions to Newnan GA/ })
    .click();
  await (await map).close();
  await expect
    .poll(() => reported.slice(-3))
    .toEqual([
      { name: 'nearest_location_found', params: { about: 'newnan', way: 'position' } },
      { name: 'location_click', params: { about: 'newnan' } },
      { name: 'conversion', params: { label: 'location_conversion', value: 15, currency: 'USD' } },
    ]);

  // Its prices are on the page already, without another visit.
  await expect(page.locator('#pricing')).toContainText('At Newnan GA.');

  await card(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(find(page)).toBeFocused();
});

test('its call button is alive where that of the yard has failed @proof', async ({ page }) => {
  await takeTelephoneAway(page);
  await stubGeolocation(page, NEWNAN_COURTHOUSE);
  await openPage(page, '/locations');
  const call = page.locator('main call-button:has(a[href="tel:+17705550143"])').first();
  await call.getByRole('link').click();
  await expect(call.getByRole('button', { name: 'Copy' })).toBeVisible();
  await find(page).click();
  await card(page).getByRole('link', { name: 'Call (770) 555-0143' }).click();
  await card(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(card(page).getByText('No call started. Please dial:')).toBeVisible();
});

// Asked: 98, 210
test('it asks once while it is finding, roughly, and no longer than said', async ({ page }) => {
  await stubGeolocation(page, 'silent');
  await openPage(page, '/locations');
  await find(page).click();
  await expect(status(page)).toHaveText('Finding the nearest location…');
  await find(page).click();
  await expectAccessible(page);
  expect(await page.evaluate(() => (window as { positionsAsked?: unknown[] }).positionsAsked)).toEqual([
    { timeout: 15_000, maximumAge: 60_000, enableHighAccuracy: false },
  ]);
});

const FAILURES = [
  ['none', 'unsupported', 'Geolocation is not supported by this browser'],
  [1, 'denied', 'Location access denied. Please enable location permissions and try again.'],
  [2, 'unavailable', 'Location information is unavailable. Please try again.'],
  [3, 'timeout', 'Location request timed out. Please try again.'],
  [99, 'other', 'Unable to detect your location. Please try again.'],
  ['throws', 'other', 'Unable to detect your location. Please try again.'],
] as const;

// Asked: 98, 177
test('every failure of geolocation is told in its words, with a hint that the form can be filled in', async ({
  page,
  reported,
}) => {
  await openPage(page, '/locations');
  const failures = () => reported.filter(({ name }) => name === 'nearest_location_error');
  for (const [index, [answer, reason, text]] of FAILURES.entries()) {
    await page.evaluate(answerAs, answer);
    await find(page).click();
    await expect
      .poll(() =>
        failures()
          .map(({ params }) => params)
          .slice(index),
      )
      .toEqual([{ reason }]);
    await expect(status(page)).toHaveText(text);
    await expect(finder(page)).toContainText('You can also fill in the form and choose a location yourself.');
    await expect(finder(page).getByRole('link', { name: 'fill in the form' })).toHaveAttribute(
      'href',
      '/#quote',
    );
    if (answer === 1) await expectAccessible(page);
  }
});

test('a ZIP code finds the yard by keyboard alone, and asks nobody', async ({ page, reported }) => {
  await stubGeolocation(page, 1);
  await openPage(page, '/locations');
  await find(page).click();
  await expect(status(page)).toHaveText(/denied/);
  const asked: string[] = [];
  // Except for the drawings that come into view in the meantime.
  page.on('request', (request) => {
    // The yards' news comes again by itself while a page is seen.
    const isOwn = request.resourceType() === 'image' || request.url().endsWith('/api/yards');
    if (!isOwn) asked.push(request.url());
  });
  const zip = page.getByLabel('Your ZIP code', { exact: true });

  await page.getByRole('button', { name: 'Enter ZIP code' }).press('Enter');
  await expect(zip).toBeFocused();
  await expect(status(page)).toHaveText('');
  for (const [typed, said] of [
    ['3022', 'Please enter the five digits of your ZIP code.'],
    ['90210', 'We can’t tell where 90210 is: it’s more than 60 miles from our yards, or has only PO boxes.'],
  ] as const) {
    await zip.fill(typed);
    await zip.press('Enter');
    await expect(status(page)).toHaveText(said);
    await expect(zip).toBeFocused();
  }
  await expectAccessible(page);

  await zip.fill('31201-1204');
  await zip.press('Enter');
  await expect(card(page)).toBeFocused();
  await expect(status(page)).toHaveText('Your nearest location is Griffin GA.');
  await expect(card(page)).toContainText(/about \d+ miles from your ZIP code/);
  expect(await keptYard(page)).toBe('"griffin"');
  await expect
    .poll(() => reported.at(-1))
    .toEqual({ name: 'nearest_location_found', params: { about: 'griffin', way: 'zip' } });
  expect(asked).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('link', { name: 'Griffin GA', exact: true })).toBeFocused();
  await card(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(card(page)).toHaveCount(0);
});

test('a late position does not overturn the ZIP code that was entered meanwhile @proof', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (found: (position: object) => void) =>
          Object.assign(window, {
            answerPosition: () => found({ coords: { latitude: 33.7277, longitude: -84.4211 } }),
          }),
      },
    });
  });
  await openPage(page, '/locations');
  await find(page).click();
  await page.getByLabel('Your ZIP code', { exact: true }).fill('30263');
  await page.getByRole('button', { name: 'Find by ZIP Code' }).click();
  await expect(card(page)).toContainText('Newnan');
  await page.evaluate(() => (window as unknown as { answerPosition: () => void }).answerPosition());
  await expect(card(page)).toContainText('Newnan');
  await find(page).click();
  // The panel asks again a moment after the press.
  await expect(async () => {
    await page.evaluate(() => (window as unknown as { answerPosition: () => void }).answerPosition());
    await expect(card(page)).toContainText('Atlanta', { timeout: 500 });
  }).toPass();
});

test('a press before the page listens is answered as soon as it does @proof', async ({ page }) => {
  await stubGeolocation(page, NEWNAN_COURTHOUSE);
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/Page*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  // The script that is held back would hold back the load as well.
  await page.goto('/locations', { waitUntil: 'domcontentloaded' });
  await find(page).click();
  await expect(card(page)).toHaveCount(0);
  held.resolve();
  await expect(card(page)).toContainText('Newnan');
  expect(
    await page.evaluate(() => (window as unknown as { positionsAsked: unknown[] }).positionsAsked),
  ).toHaveLength(1);
});

test('without a connection a button says so, and works when it is back @proof', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|Failed to fetch|module/);
  await stubGeolocation(page, NEWNAN_COURTHOUSE);
  await openPage(page, '/locations');
  await goOffline(page);
  await find(page).click();
  await page.getByRole('button', { name: 'Enter ZIP code' }).click();
  const again = page.getByRole('button', { name: 'No connection. Try Again' });
  await expect(again).toHaveCount(2);
  await context.setOffline(false);
  // Where a browser does not ask again for a module that did not come, the page is loaded anew.
  await expect(async () => {
    await again.or(find(page)).first().click({ timeout: 5_000 });
    await expect(card(page)).toContainText('Newnan', { timeout: 5_000 });
  }).toPass();
});

test('a phone’s menu finds the nearest location from every page @proof', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEWNAN_COURTHOUSE);
  await openPage(page, '/merch-contact');
  await page.locator('header').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Find Nearest Location' }).click();
  await page.waitForURL('**/locations#find-nearest');
  await expect(status(page)).toHaveText('Your nearest location is Newnan GA.');
});
