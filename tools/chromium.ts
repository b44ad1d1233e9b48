/**
 * Debian's Chromium without its windows, or the one that CHROMIUM_PATH names. The whole browser draws a window with menus for
 * each visitor: a third of the time of the journeys, and noise in what is measured.
 */
export const CHROMIUM_PATH = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';

/** Runs as root and without a screen, and speaks to nobody but the page. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
