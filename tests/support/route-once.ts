import type { Page, Route } from 'playwright/test';

/**
 * Handles the first request, and lets the rest go on. `times: 1` would end the interception of a page while it holds other requests, which
 * then never leave.
 */
export async function routeOnce(
  page: Page,
  url: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let isHandled = false;
  await page.route(url, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}
