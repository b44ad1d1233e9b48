import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chromium } from 'playwright';

/** Debian's headless Chromium. */
const DEBIAN = '/usr/bin/chromium-headless-shell';

/**
 * The headless Chromium that `npx playwright install` puts where `playwrights` says that the full one would be, or else the full one;
 * undefined if neither is there.
 */
function installedByPlaywright(playwrights: string): string | undefined {
  // …/chromium-1255/chrome-linux64/chrome, and next to it chromium_headless_shell-1255. On a Mac it is deeper.
  const [place = playwrights] = /^.*?\/chromium-\d+/.exec(playwrights) ?? [];
  const shells = join(dirname(place), basename(place).replace('chromium-', 'chromium_headless_shell-'));
  const [shell] = globSync('*/{chrome-headless-shell,headless_shell}', { cwd: shells });
  if (shell) return join(shells, shell);
  return existsSync(playwrights) ? playwrights : undefined;
}

/**
 * The one at CHROMIUM_PATH, which somebody has chosen, or else Playwright's, or else Debian's. A full browser draws a window with
 * menus for each visitor: a third of the journeys' time, and noise in measurements.
 */
export const chooseChromium = (asked: string | undefined, playwrights: string): string =>
  asked || installedByPlaywright(playwrights) || DEBIAN;

export const CHROMIUM_PATH = chooseChromium(process.env['CHROMIUM_PATH'], chromium.executablePath());

/** For running as root without a screen, and without background requests. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where Debian puts them. */
export const FIREFOX_PATH = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const MACHINE = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
export const WEBKIT_PATH = `/usr/lib/${MACHINE}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
