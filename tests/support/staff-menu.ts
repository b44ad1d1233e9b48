import type { Page } from 'playwright/test';

/** Phones fold the menu. */
export async function openStaffMenu(page: Page): Promise<void> {
  const fold = page.getByRole('navigation', { name: 'Admin' }).getByRole('button').first();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

export async function pressSignOut(page: Page): Promise<void> {
  await openStaffMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
}
