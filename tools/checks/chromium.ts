import { existsSync } from 'node:fs';
import { CHROMIUM_PATH } from '../chromium.ts';
import { run } from '../process/run.ts';

const PACKAGES = ['chromium', 'fonts-liberation'];

/** Makes sure that there is a Chromium for the browser tests: CHROMIUM_PATH, or Debian's, installed when missing. */
export async function ensureChromium(path = CHROMIUM_PATH): Promise<void> {
  if (existsSync(path)) return;
  console.log('Installing Chromium for the browser tests …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const words of [['update'], ['install', '-y', ...PACKAGES]]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...words];
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  if (!existsSync(path))
    throw new Error(`There is no Chromium at ${path}: set CHROMIUM_PATH to where yours is.`);
}
