import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pickups } from '../../netlify/database/schema/trucks.ts';
import { shortDayText } from '../../src/domain/quotes/request-words.ts';
import { formAt, takeTime } from '../support/quote-form.ts';
import { atCounter } from '../support/rewards-page.ts';
import type { TestServer } from '../support/server.ts';
import { addPickupRequest, addTruck, movableDay, removeTrucks } from '../support/truck.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const { formOf, field, submit, open, fill } = formAt('main form');

test('an hour of a truck is held, booked, and said wherever the request is; what somebody else has makes room for the next @proof', async ({
  page,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL);
  const { truckId, day, quoteId } = await atCounter(stack, async (db) => {
    const server = { db } as TestServer;
    return { ...(await addTruck(server, { day: movableDay() })), quoteId: await addPickupRequest(server) };
  });
  await open(page, '/pickup');
  const time = field(page, 'Time *');
  await fill(page, {
    'First Name *': 'Ada',
    'Last Name *': 'Wright',
    'Phone Number *': '7705550199',
    'What type of scrap metal do you have? *': 'A pallet of radiators',
    'Street Address *': '12 Mill St',
    'City *': 'Griffin',
    'ZIP Code *': '30223',
  });
  await field(page, 'About how much does it weigh? *').selectOption('1,000 to 5,000 lb');
  await expect(
    formOf(page).getByText('The hour you choose is booked when you send this form.'),
  ).toBeVisible();
  await field(page, 'Day *').selectOption(shortDayText(day));
  await expect(time.getByRole('option', { name: '10:00 AM-11:00 AM' })).toBeAttached();
  // Somebody else is quicker.
  await atCounter(stack, (db) =>
    db.insert(pickups).values({ id: randomUUID(), quoteId, truckId, day, startsAt: 600, minutes: 30 }),
  );
  await time.selectOption('10:00 AM-11:00 AM');
  const next = `${shortDayText(day)}, 10:30 AM-11:30 AM`;
  await expect(formOf(page).getByRole('status').filter({ hasText: next })).toHaveText(
    `${shortDayText(day)}, 10:00 AM-11:00 AM isn’t free anymore. The next free hour is ${next}.`,
  );
  await expect(time).toHaveValue('');
  await expectAccessible(page);
  await formOf(page)
    .getByRole('button', { name: `Take ${next}` })
    .click();
  await expect(time).toHaveValue('10:30');
  await expect(formOf(page).getByText(/^We’re holding this hour for you until /)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pickup-draft'))).toContain('"10:30"');
  await page.reload();
  await formOf(page).scrollIntoViewIfNeeded();
  await expect(formOf(page).getByText(/^We’re holding this hour for you until /)).toBeVisible();
  await expect(time).toHaveValue('10:30');
  await takeTime(page);
  await submit(page).click();
  await page.waitForURL('**/thank-you?for=booked');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Your pickup is booked/);
  await expect(page.getByRole('region', { name: 'Your request' })).toContainText(next);
  await page.getByRole('link', { name: 'See Where It Stands' }).click();
  await expect(page.getByText(/Our truck is planned for .* 10:30 AM-11:30 AM Eastern time\./)).toBeVisible();
  const stops = () => atCounter(stack, (db) => db.select().from(pickups).where(eq(pickups.truckId, truckId)));
  expect((await stops()).map(({ startsAt, state }) => `${startsAt} ${state}`).toSorted()).toEqual([
    '600 planned',
    '630 planned',
  ]);

  // What came up is told by the same link.
  await page.getByRole('button', { name: 'Move the pickup' }).click();
  const change = page.getByRole('region', { name: 'Something come up?' });
  await change.getByLabel('Day *').selectOption(shortDayText(day));
  await change.getByLabel('Time *').selectOption('9:00 AM-10:00 AM');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Move It' }).click();
  await expect(page.getByText(/Our truck is planned for .* 9:00 AM-10:00 AM Eastern time\./)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the pickup' }).click();
  await expect(change.getByText('No truck comes then, and the hour is free for others.')).toBeVisible();
  await change.getByRole('button', { name: 'Cancel It' }).click();
  await expect(page.getByText(/You canceled the pickup, so no truck comes\./)).toBeVisible();
  await expect(change).toHaveCount(0);

  // A car is towed in the same hours.
  await open(page, '/sell-your-car');
  await formOf(page).getByRole('radio', { name: 'I need it towed' }).check();
  await field(page, 'ZIP code where the car is *').fill('30223');
  await field(page, 'Day *').selectOption(shortDayText(day));
  await expect(time.getByRole('option', { name: '9:00 AM-10:00 AM' })).toBeAttached();
  await expect(time.getByRole('option', { name: '10:00 AM-11:00 AM' })).toHaveCount(0);
  await atCounter(stack, removeTrucks);
});
