import { defineConfig } from 'playwright/test';
import type { WorkerOptions } from './tests/e2e/fixtures.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './tools/chromium.ts';

const ARGS = [
  ...CHROMIUM_FLAGS,
  // Each page is drawn a process less away: a twelfth of the time of all journeys.
  '--in-process-gpu',
  // A camera that shows a test picture, and a permission prompt that says yes.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Journeys whose layout differs between a phone and a desk are tagged so, and walk both widths each time. */
const BOTH_WIDTHS = /@both-widths/;
/** Staff sit at a desk; everybody else holds a phone. */
const AT_A_DESK = /(admin-(?!quotes)[\w-]+|staff-sign-in)\.spec/;
/** Builds a site of its own, so it comes first: the others go on in the meantime. It sets its own widths. */
const MEASUREMENT = /measurement\.spec/;

/** `npm run proof` walks every journey at both widths; each time those are enough that are not rare turns of another one. */
const isProof = process.env['PROOF'] === '1';
const rest = isProof ? {} : { grepInvert: /@proof/ };

/** A slice of the proof comes after `npm test`, and walks what that does not. */
const isSlice = Boolean(process.env['SLICE']);
const walkedAtADesk = new RegExp(`^(?!.*@proof).*(?:${BOTH_WIDTHS.source}|${AT_A_DESK.source})`);
const notWalkedOnAPhone = new RegExp(`@proof|${AT_A_DESK.source}`);

/** Journeys in a real browser, each worker against a stack of its own (tests/e2e/fixtures.ts). */
export default defineConfig<object, WorkerOptions>({
  // Node itself takes the types out of our files; the built functions are large, and no test of ours.
  build: { external: ['**'] },
  testDir: 'tests/e2e',
  globalSetup: 'tests/support/ensure-chromium.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A browser, a server and a PostgreSQL each. On two cores three take 419 s for what two take 504 for: each waits now and then.
  workers: 3,
  // A busy machine takes many times as long as a quiet one, and only a failure waits for the end of these. The longest
  // journey takes a minute and a half: what never comes is given up by the step that waits for it, not by the whole.
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
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
    // Each kind of work once, against `netlify serve`: part of the proof alone (tools/checks/netlify.ts).
    {
      name: 'netlify',
      workers: 1,
      grep: /@netlify/,
      use: { byNetlify: true, viewport: { width: 1280, height: 800 } },
    },
    { name: 'measurement', testMatch: MEASUREMENT },
    {
      name: 'desktop',
      // A project's worker starts a stack of its own: one walks these while the others go on.
      ...(isProof ? {} : { workers: 1 }),
      ...rest,
      testIgnore: MEASUREMENT,
      ...(isProof ? {} : { grep: [BOTH_WIDTHS, AT_A_DESK] }),
      ...(isSlice ? { grepInvert: walkedAtADesk } : {}),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      ...rest,
      testIgnore: isProof ? MEASUREMENT : [MEASUREMENT, AT_A_DESK],
      ...(isSlice ? { grep: notWalkedOnAPhone } : {}),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
