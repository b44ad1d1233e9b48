import type { Page } from 'playwright/test';

/**
 * The page is left for an address, and Back brings it as it was. The headless shell of journeys has no back/forward cache under any
 * switch, and Playwright's goBack() hangs in browsers that have one: so the page stays and is told that it was restored.
 * `meanwhile` looks at what it shows while it leaves. Returns the address.
 */
export async function comeBack(
  page: Page,
  to: string,
  leave: () => Promise<void>,
  meanwhile: () => Promise<void>,
): Promise<string> {
  // The browser stays where it is on an answer without content.
  await page.route(to, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(to);
  await leave();
  const address = (await asked).url();
  await meanwhile();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.unroute(to);
  return address;
}
