import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build } from './build.ts';
import { ensurePrograms } from './ensure-programs.ts';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from './chromium.ts';
import { unwindOnShutdown } from './process/on-shutdown.ts';
import { endRuns } from './process/run.ts';
import { step } from './process/step.ts';
import { ROOT } from './root.ts';
import { startStack } from './stack.ts';

const PICTURES = {
  'home-phone': { width: 390, height: 844 },
  'home-desktop': { width: 1280, height: 800 },
} as const;

/** The first screen of the home page, as a visitor sees it once everything has come. */
async function take(origin: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
  try {
    for (const [name, viewport] of Object.entries(PICTURES)) {
      const page = await browser.newPage({
        viewport,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await page.goto(origin, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const picture = sharp(await page.screenshot({ animations: 'disabled' }));
      const file = join(ROOT, 'docs', `${name}.png`);
      await picture.png({ palette: true, colors: 128, dither: 0, effort: 10 }).toFile(file);
      console.log(file);
    }
  } finally {
    await browser.close();
  }
}

const endLater = unwindOnShutdown(130);
endLater(endRuns);
await ensurePrograms(['chromium']);
await step('Building the pages and the functions', build);
const dataDirectory = await mkdtemp(join(tmpdir(), 'site-pictures-'));
endLater(() => rm(dataDirectory, { recursive: true, force: true }));
// Its database is new each time: the prices are those that a new site starts with.
const stack = await startStack({ port: 0, dataDirectory, throwAway: true });
endLater(() => stack.stop());
try {
  await take(stack.origin);
} finally {
  await stack.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}
process.exit(0);
