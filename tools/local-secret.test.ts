import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseProviders } from '../netlify/lib/provider-config.ts';
import { localPushKeys, localSecret } from './local-secret.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('the secret of a local site is long enough, made once, and another one elsewhere', async () => {
  const made = await localSecret(join(directory, 'one'));
  expect(Buffer.byteLength(made)).toBeGreaterThanOrEqual(32);
  expect(await localSecret(join(directory, 'one'))).toBe(made);
  expect(await localSecret(join(directory, 'two'))).not.toBe(made);
});

test('the keys of its notifications are a pair, made once, and others elsewhere', async () => {
  const made = await localPushKeys(join(directory, 'one'));
  const problems: string[] = [];
  expect(parseProviders({ ...made, CONTEXT: 'dev' }, problems).push).toMatchObject({ mockUrl: null });
  expect(problems).toEqual([]);
  expect(await localPushKeys(join(directory, 'one'))).toEqual(made);
  expect(await localPushKeys(join(directory, 'two'))).not.toEqual(made);
});
