import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './tools/chromium.ts';

const ARGS = [
  ...CHROMIUM_FLAGS,
  // A camera that shows a test picture, and a permission prompt that says yes.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Every journey runs at the width of a phone and of a desk, against a stack of its own (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A busy machine takes many times as long as a quiet one, and only a failure waits for the end of these.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : 'list',
  use: {
    // page.route does not see what a service worker asks for: offline.spec.ts alone lets it in.
    serviceWorkers: 'block',
    locale: 'en-US',
    // Not the yards' zone: whatever shows hours must not depend on the viewer's clock.
    timezoneId: 'Asia/Tokyo',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: ARGS,
    },
  },
  projects: [
    // measurement.spec.ts builds a site of its own and sets its own widths: once is enough.
    {
      name: 'phone',
      testIgnore: /measurement/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    // Outages, refusals and guards are the same at any width.
    {
      name: 'desktop',
      testIgnore:
        /(offline|waiting-requests|outage|checkout-guards|payment-pages|payment-pages-paypal|rewards-dashboard-failures|headers|reports)\.spec/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
