import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../tools/chromium.ts';
import { createStaticSite } from '../../tools/host/serve-static.ts';
import { makeProjectFolder } from '../../tools/project-folder.ts';
import { ROOT } from '../../tools/root.ts';
import { writeFilesOfHowTo } from '../support/files-of-how-to.ts';
import { servePages } from '../support/serve-pages.ts';

const run = promisify(execFile);

const SOURCES = [
  'astro.config.mjs',
  'netlify.toml',
  'package.json',
  'src',
  'tailwind.config.mjs',
  'tsconfig.json',
];
/** The service worker's shell is the only page it needs. */
const PAGES = /\/src\/pages\/(?!index\.astro$|offline\.astro$)./;

let copy: string;

beforeAll(async () => {
  copy = await makeProjectFolder('site-island-');
  for (const source of SOURCES)
    await cp(join(ROOT, source), join(copy, source), {
      recursive: true,
      filter: (path) => !PAGES.test(path),
    });
  await writeFilesOfHowTo('add-an-island', copy);
  await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: copy,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  // On a busy machine Astro's build takes over a minute.
}, 180_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('an island added as the how-to says wakes in the build and reacts', async () => {
  const site = await createStaticSite(copy);
  const { origin, stop } = await servePages(
    () => site,
    (path) => (path.startsWith('/api/') ? '[]' : undefined),
  );
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...CHROMIUM_FLAGS] });
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(`${origin}/tally`);
    await page.locator('astro-island:not([ssr])').waitFor();
    await page.getByRole('button', { name: 'Loads: 0' }).click();
    await page.getByRole('button', { name: 'Loads: 1' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await stop();
  }
});
