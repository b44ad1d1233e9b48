import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { YARDS } from '../../src/business/yards.ts';
import { bundleFunctions } from '../../tools/host/bundle-functions.ts';
import { runnableFunction } from '../../tools/host/function-runner.ts';
import { readManifest } from '../../tools/host/manifest.ts';
import { makeProjectFolder } from '../support/project-folder.ts';
import { ROOT } from '../../tools/root.ts';
import { count } from '../support/count.ts';
import { writeFilesOfHowTo } from '../support/files-of-how-to.ts';

const SOURCES = [
  'netlify',
  'netlify.toml',
  'package.json',
  'src/business',
  'src/content',
  'src/domain',
  'tsconfig.json',
];
/** The how-to writes the one function that is bundled. */
const OTHER_FUNCTIONS = /\/netlify\/functions\/./;
const SITE = 'https://www.example.com';

let copy: string;

beforeAll(async () => {
  copy = await makeProjectFolder('site-endpoint-');
  for (const source of SOURCES)
    await cp(join(ROOT, source), join(copy, source), {
      recursive: true,
      filter: (path) => !OTHER_FUNCTIONS.test(path),
    });
  await mkdir(join(copy, 'netlify/functions'), { recursive: true });
  await writeFilesOfHowTo('add-an-endpoint', copy);
  count('builds within tests');
  await bundleFunctions(copy);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('an endpoint added as the how-to says is bundled, routed and answered', async () => {
  const [built, ...others] = await readManifest(copy);
  if (!built) throw new Error('no function was bundled');
  expect(others).toEqual([]);
  expect(built.routes?.map(({ pattern }) => pattern)).toContain('/api/yards/open');
  const { run } = runnableFunction(built, SITE);
  const ask = async (query: string) => {
    const request = new Request(`${SITE}/api/yards/open${query}`);
    const facts = { ip: '192.0.2.1', requestId: 'how-to', params: {}, waitUntil: () => {} };
    const response = await run({ request, ...facts });
    return [response.status, await response.json()];
  };
  expect(await ask('?at=2026-11-23T15:00:00Z')).toEqual([200, { open: YARDS.map(({ id }) => id) }]);
  expect(await ask('?at=2026-11-22T15:00:00Z')).toEqual([200, { open: [] }]);
  expect(await ask('?at=noon')).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
});
