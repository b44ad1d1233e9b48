import type { Page } from 'playwright/test';

/** Stripe's test numbers that the sandbox knows. */
export const CARDS = {
  good: '4242424242424242',
  asks: '4000002500003155',
  declined: '4000000000000002',
  slow: '4000000000007726',
} as const;

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
}
