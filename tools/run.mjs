// `node tools/run.mjs <file> [arguments]` runs a TypeScript file of this folder after installing what it needs. It must run under
// any Node, before anything is installed: hence plain JavaScript and no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** What these need is under `dependencies` in package.json; everything else also needs `devDependencies`. */
const WITHOUT_DEV = new Set([
  'start.ts',
  'prepare-build.ts',
  'migrate.ts',
  'seed.ts',
  'admin-create.ts',
  'backup.ts',
  'restore.ts',
]);

const [file, ...rest] = process.argv.slice(2);
const tool = join(root, 'tools', file);

const isThere = existsSync(join(root, 'node_modules/.package-lock.json'));
const present = isThere ? packagesOf('node_modules/.package-lock.json') : {};
const asked = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
const hasDev = asked.some(([path, { dev }]) => dev && present[path]);
const needsDev = hasDev || !WITHOUT_DEV.has(file);

/** Whether node_modules holds what package-lock.json asks for. */
const isInstalled = () =>
  asked.every(([path, { version, dev, optional, devOptional }]) => {
    if (present[path]) return present[path].version === version;
    return Boolean((dev && !needsDev) || optional || devOptional);
  });

// `npm ci` begins by deleting node_modules, under the feet of an `npm start` that runs: so what is there is completed.
function install() {
  console.log('Installing the packages of package-lock.json: this takes a minute or two …');
  const how = [isThere ? ['install', '--no-save'] : ['ci'], needsDev ? '--include=dev' : '--omit=dev'].flat();
  const options = [...how, '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = spawnSync('npm', options, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error(error ? `npm could not be run: ${error.message}` : `npm ${how.join(' ')} failed: see above.`);
  process.exit(1);
}

// A killed npm sends no signal; its end shows in the changed parent process.
function endWithNpm() {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
}

if (!isInstalled()) install();
endWithNpm();
process.chdir(root);
process.env.PATH = [bin, process.env.PATH].join(delimiter);
// Runs on the project's own Node, or in this process where that is one of the same major version.
const [major] = packagesOf('package-lock.json')['node_modules/node'].version.split('.');
if (process.versions.node.startsWith(`${major}.`)) {
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
