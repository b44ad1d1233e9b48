import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runnableFunction } from './function-runner.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'function-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('an import that failed is tried again at the next call', async () => {
  const file = join(folder, 'late.mjs');
  const built = { name: 'late', file, routes: [], schedule: undefined, trafficRules: undefined };
  const { run } = runnableFunction(
    built as unknown as Parameters<typeof runnableFunction>[0],
    'http://localhost',
  );
  const call = () =>
    run({
      request: new Request('http://localhost/'),
      params: {},
      ip: '127.0.0.1',
      requestId: '1',
      waitUntil: () => {},
    } as Parameters<typeof run>[0]);
  await expect(call()).rejects.toThrow('late.mjs');
  await writeFile(file, 'export default () => new Response("here");');
  expect(await (await call()).text()).toBe('here');
});
