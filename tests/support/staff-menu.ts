import type { Page } from 'playwright/test';

/** From this width on the menu stands open, and has no button. */
const UNFOLDED_FROM = 1024;

export async function openStaffMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= UNFOLDED_FROM) return;
  const fold = page.getByRole('navigation', { name: 'Admin' }).getByRole('button').first();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

export async function pressSignOut(page: Page): Promise<void> {
  await openStaffMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}
