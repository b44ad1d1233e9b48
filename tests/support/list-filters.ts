import type { Page } from 'playwright/test';

/** Unfolds the filters of a staff list, which are open from the start on a wide screen. */
export async function openFilters(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByText('Filters', { exact: true }).click();
}
