/**
 * Debian's headless Chromium, or the one at CHROMIUM_PATH. The full browser draws a window with menus for
 * each visitor: a third of the journeys' time, and noise in measurements.
 */
export const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

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
