// `node tools/run.mjs <file> [arguments]` runs a TypeScript file of this folder after installing what it needs. It must run under
// any Node, before anything is installed: hence plain JavaScript and no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const packagesOf = (file) => read(file).packages;

/** What these need besides is large and seldom used, so it is in a folder of its own, with its package.json. */
const FOLDERS = {
  'new-migration.ts': 'tools/extras',
  'bench/bench.ts': 'tools/extras',
  'checks/netlify.ts': 'tools/netlify',
};
const FOLDER_MINUTES = 10;

/** What these run is a small part of devDependencies (neededToStart in package.json); all others take all of them. */
const FOR_THE_SITE = new Set([
  'start.ts',
  'build.ts',
  'admin-create.ts',
  'legal-hold.ts',
  'migrate.ts',
  'seed.ts',
  'backup.ts',
  'restore.ts',
]);

if (process.platform === 'win32') {
  console.error(
    'This project runs on macOS and Linux. On Windows, use WSL: https://learn.microsoft.com/windows/wsl/install',
  );
  process.exit(2);
}

const [file, ...rest] = process.argv.slice(2);
const tool = join(root, 'tools', file);
const { engines, allowScripts, devDependencies, neededToStart } = read('package.json');
const own = packagesOf('package-lock.json')['node_modules/node'].version;

/** Whether this Node is one of "^22.19.0 || >=26.0.0". */
function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return engines.node.split(' || ').some((range) => {
    const [, sign, least, from] = /^(\^|>=)(\d+)\.(\d+)/.exec(range);
    return major === Number(least) ? minor >= Number(from) : sign === '>=' && major > Number(least);
  });
}

/** Somebody who has run checks here goes on to have what they need. */
const isComplete = !FOR_THE_SITE.has(file) || existsSync(join(root, 'node_modules/playwright'));

const isLeftOut = (path) => !isComplete && !neededToStart.includes(path.replace('node_modules/', ''));

/** Whether a folder's node_modules holds what its package-lock.json asks for. */
function isInstalled(folder) {
  const there = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(join(root, there))) return false;
  const present = packagesOf(there);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional, dev }]) =>
      path === '' ||
      (present[path]
        ? present[path].version === version
        : Boolean(optional || devOptional || (dev && isLeftOut(path)))),
  );
}

function npm(folder, words) {
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  const { status, error } = spawnSync('npm', [...words, ...options], {
    cwd: join(root, folder),
    stdio: 'inherit',
    ...(folder === '.' ? {} : { timeout: FOLDER_MINUTES * 60_000 }),
  });
  if (status === 0) return;
  if (folder !== '.')
    console.error(
      `The packages of ${folder} did not come from the registry, or not within ${FOLDER_MINUTES} minutes. Run \`npm ci\` in ${folder} where the registry (\`npm config get registry\`) answers, then this again.`,
    );
  console.error(
    error ? `npm could not be run: ${error.message}` : `npm ${words.join(' ')} failed: see above.`,
  );
  process.exit(1);
}

/** An npm that does not read `allowScripts` runs every package's script, among them one that downloads a Java. */
const readsAllowScripts = () => {
  const [, major, minor] = /^npm\/(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  return Number(major) > 11 || (Number(major) === 11 && Number(minor) >= 16);
};

// `npm ci` begins by deleting node_modules, under the feet of an `npm start` that runs: so what is there is completed.
function install(folder) {
  console.log(
    `Installing the packages of ${join(folder, 'package-lock.json')}: this takes a minute or two …`,
  );
  const isThere = existsSync(join(root, folder, 'node_modules/.package-lock.json'));
  const words = isComplete
    ? [...(isThere ? ['install', '--no-save'] : ['ci']), '--include=dev']
    : // Named as if they were dependencies, they come with theirs, as the lock file has them.
      [
        'install',
        '--no-save',
        '--save-prod',
        '--omit=dev',
        '--prefer-offline',
        ...neededToStart.map((name) => `${name}@${devDependencies[name]}`),
      ];
  if (readsAllowScripts()) return npm(folder, words);
  npm(folder, [...words, '--ignore-scripts']);
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  npm(folder, ['rebuild', ...allowed.filter((name) => existsSync(join(root, folder, 'node_modules', name)))]);
}

// A killed npm sends no signal; its end shows in the changed parent process.
function endWithNpm() {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
}

if (!isInstalled('.')) {
  if (!isNewEnough())
    console.log(
      `This machine’s Node is ${process.versions.node}, and the project needs ${engines.node}: Node ${own} comes with the packages, for this folder alone.`,
    );
  install('.');
}
const folder = FOLDERS[file];
if (folder && !isInstalled(folder)) install(folder);
endWithNpm();
process.chdir(root);
process.env.PATH = [bin, process.env.PATH].join(delimiter);
// Runs on the project's own Node, or in this process where that is one of the same major version, or the project's own was removed.
if (process.versions.node.startsWith(`${own.split('.')[0]}.`) || !existsSync(join(bin, 'node'))) {
  process.argv.splice(1, 2, tool);
  await import(pathToFileURL(tool).href);
} else {
  // The tool ends when the IPC channel closes, however this process ends.
  const child = spawn(join(bin, 'node'), [tool, ...rest], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('close', (code) => process.exit(code ?? 1));
}
