import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { chooseChromium } from './chromium.ts';

let browsers: string;
beforeEach(async () => {
  browsers = await mkdtemp(join(tmpdir(), 'browsers-'));
});
afterEach(() => rm(browsers, { recursive: true }));

async function put(file: string): Promise<string> {
  const path = join(browsers, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, '');
  return path;
}

const ON_LINUX = 'chromium-1255/chrome-linux64/chrome';
const ON_A_MAC =
  'chromium-1255/chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing';

test.each([
  [ON_LINUX, 'chromium_headless_shell-1255/chrome-headless-shell-linux64/chrome-headless-shell'],
  [ON_A_MAC, 'chromium_headless_shell-1255/chrome-headless-shell-mac-arm64/chrome-headless-shell'],
])(
  'Chromium is the one that is asked for, or Playwright’s headless one, its full one, or Debian’s: %s',
  async (full, headless) => {
    const playwrights = join(browsers, full);
    expect(chooseChromium(undefined, playwrights)).toBe('/usr/bin/chromium-headless-shell');
    await put('chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell');
    expect(chooseChromium('', playwrights)).toBe('/usr/bin/chromium-headless-shell');
    await put(full);
    expect(chooseChromium(undefined, playwrights)).toBe(playwrights);
    const shell = await put(headless);
    expect(chooseChromium(undefined, playwrights)).toBe(shell);
    expect(chooseChromium('/opt/chromium', playwrights)).toBe('/opt/chromium');
  },
);
