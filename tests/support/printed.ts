import type { Page } from 'playwright/test';

/** Who a printed page is from; on screen it is hidden. */
export const letterhead = (page: Page) => page.locator('.letterhead');

/** How many sheets of paper a page takes. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' });
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}
