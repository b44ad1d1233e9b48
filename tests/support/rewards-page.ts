import { expect, type Page } from 'playwright/test';
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
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome back/ })).toBeVisible();
  await expect(offer(page, 'Yard Coozie')).toBeVisible();
}

/** The number on a tile. */
export const tile = (page: Page, label: string) =>
  page.locator('dl > div', { hasText: label }).getByRole('definition');

export const offer = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

export const panel = (page: Page) => page.getByRole('tabpanel');

/** A reward on offer, as the server lists it. */
export async function rewardNamed(page: Page, name: string) {
  const rewards = (await (await page.request.get(listRewardsApi.path)).json()) as Reward[];
  const reward = rewards.find((each) => each.name === name);
  if (!reward) throw new Error(`no ${name}`);
  return reward;
}
