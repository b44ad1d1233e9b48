import { expect, type Locator, type Page } from 'playwright/test';

/** Moves a page's clock, which `page.clock.install()` has replaced, past its retries until this is shown. */
export const pastRetries = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass();
