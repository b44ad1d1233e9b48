import type { Page } from 'playwright/test';
import { signInAs } from '../support/staff.ts';
import { expect, expectAccessible, FAILED_CALL, test } from './fixtures.ts';

const openCounter = async (page: Page) => {
  await page.addInitScript(() => localStorage.setItem('counter-yard', JSON.stringify('griffin')));
  await page.goto('/admin/counter');
};
const onHold = (page: Page) => page.getByRole('region', { name: 'Tickets on hold' }).getByRole('listitem');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a truck is weighed at the scale and paid at the window, with and without a connection @proof', async ({
  page: desk,
  browser,
  stack,
  expectedErrors,
}) => {
  expectedErrors.push(...FAILED_CALL, /ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-US',
    baseURL: stack.origin,
    viewport: { width: 390, height: 844 },
  });
  const phone = await context.newPage();
  await signInAs(phone, stack, 'staff', { name: 'Stan Scale' });
  await signInAs(desk, stack, 'staff', { name: 'Cora Window' });
  await openCounter(desk);
  await openCounter(phone);
  const tag = `Blue F-250 ${Date.now() % 1_000_000}`;
  const waiting = (page: Page) => onHold(page).filter({ hasText: tag });

  // First the loaded truck. Its weight is no line before it was weighed empty.
  await button(phone, 'Walk-in ticket').click();
  await phone.getByLabel('Name or truck tag (optional)').fill(tag);
  await phone.getByRole('combobox', { name: 'Grade' }).fill('st');
  await phone.keyboard.press('Enter');
  await phone.getByLabel('Gross').fill('12400');
  await phone.getByLabel('Weigh again for the tare').check();
  await button(phone, 'Add line').click();
  await expect(phone.getByLabel('Tare', { exact: true })).toHaveAccessibleDescription(/empty/);
  await expectAccessible(phone);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await button(phone, 'Put ticket on hold').click();
  await expect(waiting(phone)).toContainText('12,400 lb gross, tare to come');

  // The window sees it without a press, and takes it over with one.
  await expect(waiting(desk)).toContainText('Stan Scale has it', { timeout: 15_000 });
  await expectAccessible(desk);
  await button(desk, new RegExp(`^Take over: ${tag}`)).click();
  await expect(desk.getByRole('heading', { name: tag })).toBeVisible();
  await expect(desk.getByLabel('Tare', { exact: true })).toBeFocused();

  // The scale, whose list is old, comes second.
  await button(phone, new RegExp(`^Resume: ${tag}`)).click();
  await expect(phone.getByRole('alert').filter({ hasText: 'Cora Window' })).toBeVisible();
  await expect(waiting(phone)).toContainText('Cora Window has it', { timeout: 15_000 });

  await desk.keyboard.type('5200');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('list', { name: 'Ticket lines' })).toContainText('12,400 − 5,200 = 7,200 lb');
  await desk.getByLabel('Check number').fill('20511');
  await button(desk, 'Record $792.00 at Griffin GA for a walk-in').click();
  await expect(desk.getByRole('heading', { name: 'Ticket recorded' })).toBeVisible();
  await expect(waiting(phone)).toHaveCount(0, { timeout: 15_000 });

  // Without a connection a ticket stays on the phone, and joins the others when there is one.
  await button(desk, 'Next customer').click();
  await context.setOffline(true);
  await button(phone, 'Walk-in ticket').click();
  await phone.getByLabel('Name or truck tag (optional)').fill(`${tag} again`);
  await phone.getByRole('combobox', { name: 'Grade' }).fill('st');
  await phone.keyboard.press('Enter');
  await phone.getByLabel('Gross').fill('100');
  await button(phone, 'Put ticket on hold').click();
  await expect(waiting(phone)).toContainText('Only on this device');
  await expect(waiting(desk)).toHaveCount(0);
  await context.setOffline(false);
  await expect(waiting(desk)).toContainText('1 line, $11.00', { timeout: 25_000 });
  await expect(waiting(phone)).not.toContainText('Only on this device', { timeout: 15_000 });
  await button(desk, new RegExp(`^Discard: ${tag} again`)).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Discard ticket' }).click();
  await expect(waiting(desk)).toHaveCount(0);
  await context.close();
});
