import { expect, type Page } from 'playwright/test';

/** A page's modules run after its first frame, maybe after its load: earlier presses are lost. */
export const listening = (page: Page) =>
  expect(page.locator('header a[role="button"]').first()).toBeAttached();

/** Opens a page and waits until its frame is interactive. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}

/** Makes every press of a telephone link fail at once. */
export const takeTelephoneAway = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, {
      open: () => {
        throw new Error('no telephone here');
      },
    }),
  );

/** Goes offline once everything the page asked for has come: the toast's own script is loaded after what shows one. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Stops a page's clock, which `page.clock.install()` has replaced: from then on only `page.clock.runFor()` moves it. */
export async function stopClock(page: Page): Promise<void> {
  // On a busy machine that second may be over before the clock is told: it stands still then, but says so with an error.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}

/** Opens home with a clock that has stood still since before its modules ran. */
export async function openHomeStopped(page: Page): Promise<void> {
  await page.clock.install();
  await stopClock(page);
  await page.goto('/');
  // The first frame, and the requests after it.
  await page.clock.runFor(100);
  await expect(page.locator('review-list')).toHaveAttribute('aria-busy', 'true');
}
