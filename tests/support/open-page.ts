import { expect, type Page } from 'playwright/test';

/** A page's modules come after its first frame, maybe after its load: what is pressed before is lost. */
export const listening = (page: Page) =>
  expect(page.locator('header a[role="button"]').first()).toBeAttached();

/** Opens a page and waits until its frame listens. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await listening(page);
}

/** Has every press of a telephone link fail at once. */
export const takeTelephoneAway = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, {
      open: () => {
        throw new Error('no telephone here');
      },
    }),
  );

/** Cuts the line once everything the page asked for has come: what paints a toast is asked for after what shows one. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/** Stops the clock of a page, which `page.clock.install()` has made ours: only `page.clock.runFor()` moves it from then on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Opens home with a clock that stands still since before its modules ran. */
export async function openHomeStopped(page: Page): Promise<void> {
  await page.clock.install();
  await stopClock(page);
  await page.goto('/');
  // The first frame, and what is asked for after it.
  await page.clock.runFor(100);
  await expect(page.locator('review-list')).toHaveAttribute('aria-busy', 'true');
}
