import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeProjectFolder } from '../tests/support/project-folder.ts';
import { run } from './process/run.ts';
import { ROOT } from './root.ts';

const builder = (name: string, made: string) =>
  `mkdirSync('${made}', { recursive: true }); writeFileSync('${made}/${name}', ''); appendFileSync('asked', '${name} ');`;

// A copy with builders that only note that they were asked.
let folder: string;
beforeAll(async () => {
  folder = await makeProjectFolder('built ');
  for (const name of ['tools', 'src', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/node_modules|\.test\./.test(path),
    });
  const imports = "import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';";
  mkdirSync(join(folder, 'path'));
  writeFileSync(join(folder, 'path/astro.mjs'), `${imports}\n${builder('sw.js', 'dist')}`);
  writeFileSync(
    join(folder, 'path/astro'),
    `#!/bin/sh\n[ ! -e broken ] || { echo 'no such page'; exit 1; }\nexec node "${folder}/path/astro.mjs"\n`,
    { mode: 0o755 },
  );
  writeFileSync(
    join(folder, 'tools/bundle.ts'),
    `${imports}\n${builder('manifest.json', '.netlify/functions')}`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => writeFileSync(join(folder, 'asked'), ''));

async function build(env: Readonly<Record<string, string>> = {}) {
  const PATH = [join(folder, 'path'), process.env['PATH']].join(delimiter);
  const { code, output } = await run(process.execPath, [join(folder, 'tools/build.ts')], {
    quiet: true,
    cwd: folder,
    env: { PATH, ...env },
  });
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split(' ').toSorted().join(' ');
  writeFileSync(join(folder, 'asked'), '');
  return { code, output, asked };
}

test('what has not changed is not built again, whatever else has', async () => {
  expect(await build()).toMatchObject({ code: 0, asked: 'manifest.json sw.js' });
  writeFileSync(join(folder, 'src/paths.test.ts'), '// a test');
  expect(await build()).toMatchObject({ code: 0, asked: '' });
  appendFileSync(join(folder, 'src/styles/a.css'), '/* */');
  expect((await build()).asked).toBe('sw.js');
  expect((await build({ URL: 'https://example.com' })).asked).toBe('sw.js');
  appendFileSync(join(folder, 'package-lock.json'), '\n');
  expect((await build({ URL: 'https://example.com' })).asked).toBe('manifest.json sw.js');
  // Somebody else has built meanwhile.
  utimesSync(join(folder, 'dist/sw.js'), 1, 1);
  expect((await build({ URL: 'https://example.com' })).asked).toBe('sw.js');
});

test('what cannot be built says why, and is built the next time', async () => {
  writeFileSync(join(folder, 'broken'), '');
  expect(await build()).toMatchObject({ code: 1, output: expect.stringContaining('no such page') });
  rmSync(join(folder, 'broken'));
  expect(await build()).toMatchObject({ code: 0, asked: 'sw.js' });
});
