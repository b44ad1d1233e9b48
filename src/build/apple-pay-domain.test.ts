import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HookParameters } from 'astro';
import { expect, onTestFinished, test } from 'vitest';
import { applePayDomain } from './apple-pay-domain.ts';

async function build(text: string | undefined): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'apple-pay-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const built = { dir: pathToFileURL(`${folder}/`) } as HookParameters<'astro:build:done'>;
  await applePayDomain(text).hooks['astro:build:done']?.(built);
  return folder;
}

test('Apple finds the file that the owner has set, word for word', async () => {
  const folder = await build('7B227073');
  const file = join(folder, '.well-known/apple-developer-merchantid-domain-association');
  expect(await readFile(file, 'utf8')).toBe('7B227073');
});

test('without it there is no such file', async () => {
  expect(await readdir(await build(''))).toEqual([]);
});
