// Server tests read this file too: the package itself would take two seconds of each of their processes.
import type { Page } from 'playwright/test';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { listRewardsApi, type Reward } from '../../src/domain/rewards/rewards.api.ts';
import type { Stack } from '../../tools/stack.ts';

/** Changes the stack's database as staff would, and closes the connection again. */
export async function atCounter<Result>(
  stack: Stack,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = createDatabase({ url: stack.database.url, overTcp: true });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

export async function lookUp(page: Page, phone: string): Promise<void> {
  await page.goto('/rewards');
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'View My Rewards' }).click();
}

/** Looks up a number and waits until its dashboard and the rewards are there. */
export async function openDashboard(page: Page, phone: string): Promise<void> {
  await lookUp(page, phone);
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor();
  await offer(page, 'Yard Coozie').waitFor();
}

/** The number on a tile. */
export const tile = (page: Page, label: string) =>
  page.locator('dl > div', { hasText: label }).getByRole('definition');

export const offer = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

/** Opens the customer's tickets on this device: types what is printed on one that was sold today in Griffin. */
export async function showTicket(
  page: Page,
  { number, total }: { number: string; total: string },
  isSpanish = false,
) {
  const say = (english: string, spanish: string) => (isSpanish ? spanish : english);
  await page.getByRole('button', { name: say('Open my tickets', 'Abrir mis boletos') }).click();
  await page.getByLabel(say('Yard', 'Patio'), { exact: true }).selectOption('Griffin GA');
  await page.getByLabel(say('Ticket number', 'Número del boleto')).fill(number);
  await page.getByLabel(say('Date of the sale', 'Fecha de la venta')).fill(inNewYork(new Date()).date);
  await page.getByLabel(say('Total in dollars', 'Total en dólares')).fill(total);
  await page.keyboard.press('Enter');
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

export const panel = (page: Page) => page.getByRole('tabpanel');

/** A reward on offer, as the server lists it. */
export async function rewardNamed(page: Page, name: string) {
  const rewards = (await (await page.request.get(listRewardsApi.path)).json()) as Reward[];
  const reward = rewards.find((each) => each.name === name);
  if (!reward) throw new Error(`no ${name}`);
  return reward;
}
