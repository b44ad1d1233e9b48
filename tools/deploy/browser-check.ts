import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../chromium.ts';
import type { DeployCheck } from './check.ts';
import { MAIN_PAGES } from './page-checks.ts';

/** Scripts that come after the page was used, or a while later, are let come, and islands wake. */
const WATCH_MS = 4_000;

/** What a header cannot show: whether the page works under its own policy. */
export const BROWSER_CHECK: DeployCheck = {
  title: 'a browser reports no breach of a policy, and no script fails',
  async work({ origin }) {
    if (!existsSync(CHROMIUM_PATH))
      return { because: `There is no Chromium at ${CHROMIUM_PATH}: set CHROMIUM_PATH.` };
    const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
    try {
      const problems = new Set<string>();
      for (const path of MAIN_PAGES) {
        const page = await browser.newPage();
        page.on('pageerror', ({ message }) => problems.add(`${path}: ${message}`));
        // React reports an island's error only here, because the boundary around it has caught it.
        page.on('console', (told) => {
          const [error] = /^\w*Error: .*/.exec(told.text()) ?? [];
          if (told.type() === 'error' && error) problems.add(`${path}: ${error}`);
        });
        await page.exposeFunction('tellBreach', (breach: string) => problems.add(`${path}: ${breach}`));
        await page.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
            const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
            tellBreach(`${violatedDirective} refused ${blockedURI}`);
          });
        });
        await page.goto(origin + path);
        await page.mouse.move(9, 9);
        for (const island of await page.locator('astro-island:not([client=only])').all())
          await island.locator('> *').first().scrollIntoViewIfNeeded();
        await page.waitForTimeout(WATCH_MS);
        await page.close();
      }
      return [...problems];
    } finally {
      await browser.close();
    }
  },
};
