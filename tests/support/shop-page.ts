import { eq } from 'drizzle-orm';
import { expect, type Page } from 'playwright/test';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { groupedMerchandiseApi, type CatalogueItem } from '../../src/domain/catalogue/catalogue.api.ts';
import type { Stack } from '../../tools/stack.ts';
import { atCounter } from './rewards-page.ts';

export const CART_KEY = 'georgia-scrap-metal-merch-cart';

export const card = (page: Page, name: string) => page.getByRole('article', { name }).first();
export const addTo = (page: Page, name: string) =>
  card(page, name).getByRole('button', { name: 'Add to Cart' });
/** A choice on a product's page. */
export const pick = (page: Page, option: string) =>
  page.locator('.product-order').getByRole('radio', { name: option, exact: true });
export const cartButton = (page: Page) => page.locator('.cart-bar').getByRole('button', { name: /^Cart/ });
export const cartCount = (page: Page) => page.locator('.cart-bar [role=status]');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Opens the shop and waits until both lists are there: a featured item appears in both, the featured card first. */
export async function openShop(page: Page): Promise<void> {
  await page.goto('/merch');
  await expect(page.locator('[data-catalogue=loaded]')).toBeAttached();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
}

/** Puts a cart into the device's storage before the test opens its first page. */
export async function keepCart(page: Page, lines: readonly object[]): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('test:kept')) return;
      sessionStorage.setItem('test:kept', 'yes');
      localStorage.setItem(key, text);
    },
    [CART_KEY, JSON.stringify(lines)] as const,
  );
}

export async function variantOf(page: Page, slug: string, index = 0) {
  const items = (await (await page.request.get(groupedMerchandiseApi.path)).json()) as CatalogueItem[];
  const variant = items.find((item) => item.slug === slug)?.variants[index];
  if (!variant) throw new Error(`No variant ${index} of ${slug}`);
  return variant;
}

/** Changes a price without the page knowing. */
export async function reprice(stack: Stack, id: string, cents: number): Promise<void> {
  await atCounter(stack, (db) =>
    db.update(merchandiseVariants).set({ priceCents: cents }).where(eq(merchandiseVariants.id, id)),
  );
}
