import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CHROMIUM_PATH, FIREFOX_PATH, WEBKIT_PATH } from './chromium.ts';
import { run } from './process/run.ts';

interface Needed {
  /** Debian's. */
  readonly packages: readonly string[];
  readonly isHere: () => Promise<boolean>;
  readonly lacking: string;
}

/** What tests need besides package-lock.json, and a bare machine lacks. */
const PROGRAMS = {
  chromium: {
    packages: ['chromium-headless-shell', 'fonts-liberation'],
    isHere: async () => existsSync(CHROMIUM_PATH),
    lacking: `There is no Chromium at ${CHROMIUM_PATH}: run \`npx playwright install --only-shell chromium\`, or set CHROMIUM_PATH to where yours is`,
  },
  firefox: {
    packages: ['firefox-esr'],
    isHere: async () => existsSync(FIREFOX_PATH),
    lacking: `There is no Firefox at ${FIREFOX_PATH}: set FIREFOX_PATH to where yours is`,
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isHere: async () => existsSync(WEBKIT_PATH) && existsSync('/usr/bin/Xvfb'),
    lacking: `There is no WebKitGTK at ${WEBKIT_PATH}, or no Xvfb, which it needs`,
  },
  java: {
    packages: ['default-jre-headless'],
    isHere: async () => (await run('java', ['-version'], { quiet: true })).code === 0,
    lacking: 'There is no `java` on the PATH: install a Java 11 or newer',
  },
} satisfies Record<string, Needed>;

export type ProgramName = keyof typeof PROGRAMS;

async function missingOf(names: readonly ProgramName[]): Promise<readonly Needed[]> {
  const needed = [...new Set(names)].map((name) => PROGRAMS[name]);
  const found = await Promise.all(needed.map(({ isHere }) => isHere()));
  return needed.filter((_, index) => !found[index]);
}

/** Whether Debian's package manager is on the PATH. A Mac and other Linuxes have none. */
const hasApt = () =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'apt-get')));

// The lists of packages are fetched only where they lack one. sudo passes no variables on.
const INSTALL = `export DEBIAN_FRONTEND=noninteractive
apt() { apt-get -o DPkg::Lock::Timeout=300 "$@"; }
apt install -y "$@" || { apt update && apt install -y "$@"; }`;

/** Installs those that are missing where there is apt, and leaves it to ensurePrograms to say which still are. */
export async function installPrograms(names: readonly ProgramName[]): Promise<void> {
  const packages = (await missingOf(names)).flatMap((program) => program.packages);
  if (packages.length === 0 || !hasApt()) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  // One at a time on this machine: apt fails while another one runs.
  await run('flock', ['/var/lib/apt', ...asRoot, 'sh', '-c', INSTALL, 'sh', ...packages]);
}

/** Installs those that are missing; throws if one of them still is. */
export async function ensurePrograms(names: readonly ProgramName[]): Promise<void> {
  await installPrograms(names);
  const missing = await missingOf(names);
  if (missing.length === 0) return;
  const packages = missing.flatMap((program) => program.packages).join(' ');
  const onDebian = hasApt() ? [`On Debian: apt-get install ${packages}`] : [];
  throw new Error([...missing.map(({ lacking }) => `${lacking}.`), ...onDebian].join('\n'));
}
