import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMail, type SandboxMail } from './smtp.ts';

let directory: string;
let mail: SandboxMail;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail '));
  mail = await startMail(directory);
});
afterAll(async () => {
  await mail.down();
  await rm(directory, { recursive: true, force: true });
});

test('mail of an earlier run is still there', async () => {
  const again = await startMail(directory);
  expect(again.messages().map(({ subject }) => subject)).toEqual([
    'A quote – with a dash',
    'After the outage',
  ]);
  await again.down();
});
