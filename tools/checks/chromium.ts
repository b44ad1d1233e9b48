import { existsSync } from 'node:fs';
import { CHROMIUM_PATH } from '../chromium.ts';
import { installPackages } from './install-packages.ts';

/** Makes sure that there is a Chromium for the browser tests: CHROMIUM_PATH, or Debian's, installed when missing. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(CHROMIUM_PATH)) return;
  console.log('Installing Chromium for the browser tests …');
  await installPackages(['chromium-headless-shell', 'fonts-liberation']);
  if (!existsSync(CHROMIUM_PATH))
    throw new Error(`There is no Chromium at ${CHROMIUM_PATH}: set CHROMIUM_PATH to where yours is.`);
}
