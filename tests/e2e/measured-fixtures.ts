import { startMeasuredSite, type MeasuredSite } from '../support/measured-site.ts';
import { test as base } from './fixtures.ts';

// Pages built with measurement ids; a script that sends what a real one would replaces the tag service.

export const COLLECT = 'https://region1.google-analytics.com/g/collect';

interface Measured {
  /** Requested URLs outside our own site. */
  outside: string[];
}

export const test = base.extend<Measured, { site: MeasuredSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
    async ({}, use) => {
      const site = await startMeasuredSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  outside: [
    async ({ context, site }, use) => {
      const outside: string[] = [];
      // The pages are served without functions.
      await context.route('**/api/metal-prices', (route) => route.fulfill({ json: [] }));
      await context.route('**/api/price-list*', (route) => route.fulfill({ json: [] }));
      await context.route(
        (url) => url.origin !== site.origin,
        (route) => {
          outside.push(route.request().url());
          return route.fulfill({
            contentType: 'text/javascript',
            body: `fetch('${COLLECT}', { method: 'POST', mode: 'no-cors' });`,
          });
        },
      );
      await use(outside);
    },
    { auto: true },
  ],
});
