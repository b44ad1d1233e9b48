import { existsSync } from 'node:fs';
import { CHROMIUM_PATH } from '../chromium.ts';
import { run } from '../process/run.ts';

/** Installs Debian packages. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const words of [['update'], ['install', '-y', ...packages]]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...words];
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/** Installs Debian's Chromium unless there is one at CHROMIUM_PATH. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(CHROMIUM_PATH)) return;
  console.log('Installing Chromium for the browser tests …');
  await installPackages(['chromium-headless-shell', 'fonts-liberation']);
  if (!existsSync(CHROMIUM_PATH))
    throw new Error(`There is no Chromium at ${CHROMIUM_PATH}: set CHROMIUM_PATH to where yours is.`);
}

const isHere = async () => (await run('java', ['-version'], { quiet: true })).code === 0;

/** Installs Debian's Java for the W3C validator unless there is one. */
export async function ensureJava(): Promise<void> {
  if (await isHere()) return;
  console.log('Installing Java for the W3C validator …');
  await installPackages(['default-jre-headless']);
  if (!(await isHere())) throw new Error('There is no `java` on the PATH: install a Java 11 or newer.');
}
