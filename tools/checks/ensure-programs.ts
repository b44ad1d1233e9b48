import { existsSync } from 'node:fs';
import { CHROMIUM_PATH } from '../chromium.ts';
import { run } from '../process/run.ts';

/** Installs packages of Debian's, which a machine without them is asked for once. */
async function installPackages(packages: readonly string[]): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  for (const words of [['update'], ['install', '-y', ...packages]]) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...words];
    await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/** Makes sure that there is a Chromium for the browser tests: CHROMIUM_PATH, or Debian's, installed when missing. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(CHROMIUM_PATH)) return;
  console.log('Installing Chromium for the browser tests …');
  await installPackages(['chromium-headless-shell', 'fonts-liberation']);
  if (!existsSync(CHROMIUM_PATH))
    throw new Error(`There is no Chromium at ${CHROMIUM_PATH}: set CHROMIUM_PATH to where yours is.`);
}

const isHere = async () => (await run('java', ['-version'], { quiet: true })).code === 0;

/** Makes sure that there is a Java for the W3C's validator: the machine's, or Debian's, installed when missing. */
export async function ensureJava(): Promise<void> {
  if (await isHere()) return;
  console.log('Installing Java for the W3C validator …');
  await installPackages(['default-jre-headless']);
  if (!(await isHere())) throw new Error('There is no `java` on the PATH: install a Java 11 or newer.');
}
