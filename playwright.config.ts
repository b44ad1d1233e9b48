import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './tools/chromium.ts';

const ARGS = [
  ...CHROMIUM_FLAGS,
  // A camera that shows a test picture, and a permission prompt that says yes.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Journeys whose layout differs between a phone and a desk run at both widths each time. */
const BOTH_WIDTHS = /(frame|navigation|home|locations|shop|prices|admin-quotes)\.spec/;
/** Staff sit at a desk; everybody else holds a phone. */
const AT_A_DESK = /(admin-(?!quotes)[\w-]+|staff-sign-in|measurement)\.spec/;
/** `npm run proof` walks every journey at both widths, except this one, which sets its own. */
const SETS_ITS_OWN_WIDTH = /measurement\.spec/;
const isProof = process.env['PROOF'] === '1';

/** Journeys in a real browser, each worker against a stack of its own (tests/e2e/fixtures.ts). */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
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
    {
      name: 'phone',
      testIgnore: isProof ? SETS_ITS_OWN_WIDTH : AT_A_DESK,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      ...(isProof ? {} : { testMatch: [BOTH_WIDTHS, AT_A_DESK] }),
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
