import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from './database/free-port.ts';
import { type LocalDatabase, openDatabase } from './database/local-database.ts';
import { makeProjectFolder } from '../tests/support/project-folder.ts';
import { ROOT } from './root.ts';

// A copy, as the site may run from the folder of these tests.
let folder: string;
let database: LocalDatabase;
beforeAll(async () => {
  folder = await makeProjectFolder('second-start-');
  for (const name of ['tools', 'netlify', 'src', 'package.json'])
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\.packages|node_modules/.test(path),
    });
  database = await openDatabase({ directory: join(folder, '.data'), throwAway: true });
});
afterAll(async () => {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
});

// Asked: 396
test('a second start in the same folder with another port is refused before it builds anything', async () => {
  const child = spawn(process.execPath, [join(folder, 'tools/start.ts')], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect(code).toBe(1);
  expect(errors).toContain('The site runs from this folder already');
  expect(said).not.toContain('Building');
  expect(existsSync(join(folder, 'dist'))).toBe(false);
  expect(existsSync(join(folder, '.netlify'))).toBe(false);
  // The first one runs on.
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.end();
});
