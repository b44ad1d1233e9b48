import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type axe from 'axe-core';
import { type Browser, type BrowserType, expect, type Page, test as base } from 'playwright/test';
import { ANALYTICS_EVENT, type AnalyticsDetail } from '../../src/lib/measurement/analytics.ts';
import { ROOT } from '../../tools/root.ts';
import { startNetlify } from '../../tools/netlify/serve.ts';
import { startStack, type Stack } from '../../tools/stack.ts';
import { count } from '../support/count.ts';
import { watchPrivacy } from '../support/privacy-watch.ts';

const VISITOR_HEADER = 'x-test-visitor';
let visitors = 0;

const countLoads = (page: Page) => page.on('domcontentloaded', () => count('page loads'));

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface WorkerOptions {
  /** Netlify's own program serves the site, not our host. */
  byNetlify: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  /** The whole site on separate ports: PostgreSQL, functions, host and mail sandbox. One per worker. */
  stack: Stack;
}

interface TestFixtures {
  /** Console errors that this test expects; any other one fails it. */
  expectedErrors: RegExp[];
  /** Every event the page reported so far, across navigations. */
  reported: AnalyticsDetail[];
  errorWatch: void;
  /** Counts the test, and the pages that it loads. */
  counts: void;
  /**
   * Lays pages out at once, not in steps: a click is lost where the page moves between its press and its release. Tests
   * tagged `@as-it-loads` watch the steps.
   */
  laidOutAtOnce: void;
  /** Fails a test that meets a cookie, a storage key or a host that /privacy does not list. */
  privacyWatch: void;
}

/** Once in some thousand times Chromium ends in its first second with a segmentation fault, before it has met the site. */
async function launchChromium(chromium: BrowserType): Promise<Browser> {
  const browser = await chromium.launch();
  try {
    await (await browser.newPage()).close();
    return browser;
  } catch {
    return chromium.launch();
  }
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  byNetlify: [false, { option: true, scope: 'worker' }],
  stack: [
    async ({ byNetlify }, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'site e2e '));
      const stack = await startStack({
        port: 0,
        dataDirectory,
        throwAway: true,
        // Empty until a test copies what it needs: tests never write into the real repository.
        repository: join(dataDirectory, 'repository'),
        addressOf: (request) => String(request.headers[VISITOR_HEADER] ?? '127.0.0.1'),
        ...(byNetlify ? { serve: startNetlify } : {}),
      });
      await use(stack);
      await stack.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 360_000 },
  ],
  browser: [
    async ({ playwright }, use) => {
      const browser = await launchChromium(playwright.chromium);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ stack }, use) => use(stack.origin),
  // Each test is a visitor with a different address, so that rate limits do not connect tests.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, info) => {
    visitors += 1;
    const address = `10.${info.workerIndex % 250}.${Math.floor(visitors / 250)}.${visitors % 250}`;
    await use({ ...extraHTTPHeaders, [VISITOR_HEADER]: address });
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from a pattern
  expectedErrors: async ({}, use) => use([]),
  reported: async ({ page }, use) => {
    const reported: AnalyticsDetail[] = [];
    await page.exposeFunction('reportToTest', (detail: AnalyticsDetail) => void reported.push(detail));
    await page.addInitScript((name) => {
      window.addEventListener(name, (event) => {
        const { reportToTest } = window as unknown as { reportToTest: (detail: unknown) => void };
        reportToTest((event as CustomEvent).detail);
      });
    }, ANALYTICS_EVENT);
    await use(reported);
  },
  errorWatch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use();
      const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
      expect(unexpected, 'console errors nobody expected').toEqual([]);
    },
    { auto: true },
  ],
  counts: [
    async ({ context }, use) => {
      count('journeys');
      context.pages().forEach(countLoads);
      context.on('page', countLoads);
      await use();
    },
    { auto: true },
  ],
  laidOutAtOnce: [
    async ({ context }, use, { tags }) => {
      if (!tags.includes('@as-it-loads'))
        await context.addInitScript(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('main > *, #links { content-visibility: visible !important }');
          document.adoptedStyleSheets.push(sheet);
        });
      await use();
    },
    { auto: true },
  ],
  privacyWatch: [
    async ({ context }, use) => {
      const met = watchPrivacy(context);
      await use();
      expect(await met(), 'what /privacy does not list').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Minified, as a page takes longer to read the other one than to run it. */
let axeSource: Promise<string> | undefined;

async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  axeSource ??= readFile(join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');
  await page.evaluate(await axeSource);
}

const isProof = process.env['PROOF'] === '1';
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing wrong with the current page. */
export async function expectAccessible(page: Page, rules: readonly string[] = ALL_RULES): Promise<void> {
  // axe considers content that is not laid out yet as covered.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main > *, #links')].every(
      (part) => !part.checkVisibility() || getComputedStyle(part).contentVisibility === 'visible',
    ),
  );
  await addAxe(page);
  count('axe runs');
  const violations = await page.evaluate(
    async (runOnly) => {
      // What is scrolled halfway under a bar that stays is no smaller a target.
      const bars = document.querySelectorAll<HTMLElement>(
        'header.sticky, .staff-header, .staff-sticky, .ticket-bar, .ticket-end, .cart-bar, .floating',
      );
      for (const bar of bars) bar.style.position = 'static';
      // No foreign frame: those of a provider are its own to mend.
      const found = await window.axe.run({ runOnly, resultTypes: ['violations'], iframes: false });
      for (const bar of bars) bar.style.position = '';
      return found.violations;
    },
    [...rules],
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found, `what axe finds on ${new URL(page.url()).pathname}`).toEqual([]);
}

/** The colors of the dark, which are all that differs there. */
export async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, COLOR_RULES);
}

/** In both sets of colors in proof; otherwise dark.spec.ts looks at each kind of page in the dark. The page is left light. */
export async function expectAccessibleInLightAndDark(page: Page): Promise<void> {
  if (isProof) await expectAccessibleInTheDark(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
}

/** A failed call as Chromium itself logs it, and as request() does. */
export const FAILED_CALL = [/Failed to load resource/, / failed: /];
