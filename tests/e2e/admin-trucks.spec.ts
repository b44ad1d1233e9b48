import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pickups, truckDays } from '../../netlify/database/schema/trucks.ts';
import { adminQuotePath } from '../../src/paths.ts';
import { calendarDay } from '../../src/features/admin/truck/truck-text.ts';
import { picture } from '../support/pictures.ts';
import { printedPages } from '../support/printed.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { SAMPLE_PICKUP } from '../support/quote.sample.ts';
import { atCounter } from '../support/rewards-page.ts';
import { signInAs } from '../support/staff.ts';
import { quoteRow } from '../support/stored-quote.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import type { TestServer } from '../support/server.ts';
import { addPickupRequest, addTruck, removeTrucks, weekdayAhead } from '../support/truck.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const STOPS = 14;

test('an office sets up a truck, and plans a day of fourteen stops by keyboard in sixty presses @proof', async ({
  page,
  stack,
}) => {
  const day = weekdayAhead();
  const tag = `Mack ${Date.now() % 1_000_000}`;
  await atCounter(stack, (db) =>
    db.insert(quoteRequests).values(
      Array.from({ length: STOPS }, (_, index) =>
        quoteRow({
          kind: 'pickup',
          location: 'atlanta',
          lastName: `Stop ${index + 1}`,
          // The one with mail is not the last to be planned.
          createdAt: new Date(Date.now() - (STOPS - index) * 1_000),
          ...(index === 1 && { email: 'stop-2@example.com', emailMe: true }),
          details: { ...SAMPLE_PICKUP, zip: '30310', city: 'Atlanta', weightClass: 'under_1000_lb', day },
        }),
      ),
    ),
  );
  await signInAs(page, stack, 'office', { name: 'Otis Office' });
  await page.goto('/admin/trucks');
  const added = page.getByRole('region', { name: 'Add a truck' });
  await added.getByLabel('Name').fill(tag);
  await added.getByLabel('Yard').selectOption('atlanta');
  await added.getByLabel('Carries (lb)').fill('13,000');
  await added.getByRole('button', { name: 'Add truck' }).click();
  const card = page.getByRole('region', { name: new RegExp(`^${tag}`) });
  await card.getByLabel('From').fill(day);
  await card.getByLabel('For').selectOption('1');
  await card.getByLabel('Is back').fill('17:00');
  await card.getByRole('button', { name: 'Save days' }).click();
  await expect(card).toContainText(`${calendarDay(day)}: 8:00 AM-5:00 PM`);
  await expectAccessible(page);

  await page.goto(`/admin/calendar?yard=atlanta&day=${day}`);
  const route = page.getByRole('region', { name: tag });
  const waiting = page.getByRole('region', { name: /^To plan/ });
  // Other journeys' requests may wait there too.
  const toPlan = waiting.getByRole('listitem').filter({ hasText: 'Stop ' });
  let presses = 0;
  const stops = route.getByRole('listitem').filter({ hasText: 'Stop ' });
  for (let planned = 1; planned < STOPS; planned += 1) {
    await toPlan
      .getByRole('button', { name: new RegExp(`^Plan .*${tag}`) })
      .first()
      .press('Enter');
    presses += 1;
    await expect(stops).toHaveCount(planned);
  }
  // Thirteen loads of a thousand pounds are what it carries.
  await toPlan
    .getByRole('button', { name: /^Choose a time/ })
    .last()
    .press('Enter');
  const time = toPlan.getByLabel('Time', { exact: true });
  await time.fill('15:00');
  await time.press('Enter');
  presses += 8;
  await expect(stops).toHaveCount(STOPS);
  await route
    .getByRole('button', { name: /^Later/ })
    .last()
    .press('Enter');
  presses += 1;
  await expect(stops.last()).toContainText('3:30 PM');
  expect(presses).toBeLessThanOrEqual(60);
  await expect(route).toContainText('Overloaded by 1,000 lb.');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await printedPages(page)).toBe(1);

  // Who was told knows that time, and no other.
  const last = stops.last();
  await expect(last).toContainText('Customer not told yet: please call.');
  await last.getByRole('button', { name: /^Told by phone/ }).click();
  await expect(last).toContainText('The customer knows this time.');
  await last.getByRole('button', { name: /^Earlier/ }).click();
  await expect(last).toContainText('Customer not told yet: please call.');
  const link = page.getByRole('link', { name: 'Ada Stop 2', exact: true });
  const mailed = route.getByRole('listitem').filter({ has: link });
  await mailed.getByRole('button', { name: /^Tell the customer by mail/ }).click();
  await expect(mailed).toContainText('The customer knows this time.');

  // The same stops in a calendar of one's own, until its address is another one.
  await page.getByRole('button', { name: 'Subscribe…' }).click();
  const feed = page.getByRole('region', { name: /in your own calendar$/ });
  const shown = async () => (await feed.getByText(/^http/).textContent()) ?? '';
  const address = await shown();
  const read = await page.request.get(address);
  expect(readCalendar(await read.body()).events.map(({ summary }) => summary)).toContain(
    `${tag}: Ada Stop 1`,
  );
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await feed.getByRole('button', { name: 'Change the address…' }).click();
  await feed.getByRole('button', { name: 'Change the address', exact: true }).click();
  await expect.poll(shown).not.toBe(address);
  expect((await page.request.get(address)).status()).toBe(404);
  expect((await page.request.get(await shown())).status()).toBe(200);
  await atCounter(stack, removeTrucks);
});

test('a driver’s taps without a connection are sent once it is back, and never over what the office changed @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const day = inNewYork(new Date()).date;
  const dan = await signInAs(page, stack, 'staff', { name: 'Dan Driver' });
  const { stop, name } = await atCounter(stack, async (db) => {
    const server = { db } as TestServer;
    const added = await addTruck(server, { day, yardId: 'atlanta' });
    await db.update(truckDays).set({ driverId: dan.id }).where(eq(truckDays.truckId, added.truckId));
    const quoteId = await addPickupRequest(server, { location: 'atlanta', lastName: 'Driven' });
    const planned = { id: randomUUID(), quoteId, truckId: added.truckId, day, startsAt: 540, minutes: 30 };
    await db.insert(pickups).values(planned);
    return { stop: planned, name: 'Ada Driven' };
  });
  const stored = () =>
    atCounter(stack, async (db) => {
      const [now] = await db.select().from(pickups).where(eq(pickups.id, stop.id));
      return `${now?.state} ${now?.version}`;
    });
  // The phone is a day behind: the yard's day counts.
  await page.clock.install({ time: Date.now() - 86_400_000 });
  await page.goto('/admin/truck?yard=atlanta');
  await expect(page.getByRole('button', { name: `On my way: ${name}` })).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: `On my way: ${name}` }).click();
  await page.getByRole('button', { name: `Arrived: ${name}` }).click();
  await expect(page.getByText('2 reports on this phone, not sent yet.')).toBeVisible();
  const taken = page.getByRole('listitem').filter({ hasText: name });
  const camera = taken.getByLabel(`Add a photo: ${name}`);
  await camera.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('none') });
  await expect(taken.getByText('We can’t read that file as a picture.')).toBeVisible();
  await camera.setInputFiles({
    name: 'load.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('png', 40, 30)),
  });
  await expect(page.getByText('2 reports and 1 photo on this phone, not sent yet.')).toBeVisible();
  await expect(taken.getByText('1 photo, 1 not sent yet')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect.poll(stored).toBe('arrived 3');
  await expect(page.getByText('not sent yet')).toHaveCount(0);
  await expect(taken.getByText('1 photo', { exact: true })).toBeVisible();

  // The office moves it while the phone has no connection.
  await page.context().setOffline(true);
  await atCounter(stack, (db) =>
    db.update(pickups).set({ startsAt: 600, version: 4 }).where(eq(pickups.id, stop.id)),
  );
  await page.getByRole('button', { name: `Loaded: ${name}` }).click();
  await page.context().setOffline(false);
  await expect(
    page.getByRole('alert').filter({ hasText: '10:00 AM, Arrived. You tapped “Loaded”' }),
  ).toBeVisible();
  expect(await stored()).toBe('arrived 4');
  await page.getByRole('button', { name: 'Send mine' }).click();
  await expect.poll(stored).toBe('done 5');
  await expect(page.getByRole('link', { name: 'Start the ticket' })).toBeVisible();
  // Whoever opens the request sees who took it.
  await page.goto(adminQuotePath(stop.quoteId));
  await expect(page.getByAltText('Taken by Dan Driver, number 1. Opens full size.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await atCounter(stack, removeTrucks);
});
