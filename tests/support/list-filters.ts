import type { Page } from 'playwright/test';

/** Unfolds the filters of a staff list, which some lists show from the start on a wide screen. */
export async function openFilters(page: Page): Promise<void> {
  const filters = page.locator('search details');
  if (!(await filters.evaluate((details: HTMLDetailsElement) => details.open)))
    await filters.locator('summary').click();
}
