// `node tools/run.mjs <file> [arguments]` runs a TypeScript file of this folder after installing what it needs. It must run under
// any Node, before anything is installed: hence plain JavaScript and no packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

/** Whether node_modules holds what package-lock.json asks for. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const present = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) => {
      if (path === '') return true;
      if (present[path] === undefined) return Boolean(optional || devOptional);
      return present[path].version === version;
    },
  );
}

// Not npm ci: it refuses a lockfile that lacks optional packages of other platforms, as one made against a partial
// mirror does. This installs the same versions and leaves the lockfile alone.
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

function install() {
  console.log('Installing the packages of package-lock.json: this takes a minute or two …');
  const { status, error } = spawnSync('npm', INSTALL, { cwd: root, stdio: 'inherit' });
  if (status === 0) return;
  console.error(error ? `npm could not be run: ${error.message}` : 'npm install failed: see above.');
  process.exit(1);
}

// A killed npm sends no signal; its end shows in the changed parent process.
function endWithNpm() {
  const parent = process.ppid;
  const look = () => process.ppid === parent || process.kill(process.pid, 'SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(look, 500).unref();
}

const [file, ...rest] = process.argv.slice(2);
const tool = join(root, 'tools', file);

if (!isInstalled()) install();
endWithNpm();
process.chdir(root);
process.env.PATH = [bin, process.env.PATH].join(delimiter);
// Runs on the project's own Node: in this process if it is that one.
if (process.versions.node === packagesOf('package-lock.json')['node_modules/node'].version) {
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
