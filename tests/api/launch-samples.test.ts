import { execFileSync } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { SAMPLES_FILE } from '../../src/domain/content/content-files.ts';
import { showSamplesApi } from '../../src/domain/launch/admin-launch.api.ts';
import { ROOT } from '../../tools/root.ts';
import { callApi } from '../support/call.ts';
import { codeOf } from '../support/code-of.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-C', server.repository, ...args], { encoding: 'utf8' }).trim();
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  await cp(join(ROOT, 'src/content'), join(server.repository, 'src/content'), { recursive: true });
  git('init', '--quiet');
});
afterEach(() => server.mocks.github.switches.clear());

const file = () => join(server.repository, SAMPLES_FILE.path);
const shown = async () => JSON.parse(await readFile(file(), 'utf8')) as unknown;
const show = (body: object, cookie = owner.cookie) =>
  callApi(ownersFunction, showSamplesApi, {
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const audited = () =>
  server.db
    .select({ actor: auditLog.actorId, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'write_content'));

test('an owner hides a kind of sample: one commit of theirs, one entry, and none where it is so already', async () => {
  expect(await shown()).toEqual({ reviews: true, memberships: true, authors: true });
  const hidden = await show({ sample: 'reviews', shown: false });
  expect(await hidden.json()).toEqual({ shown: false });
  expect(await shown()).toEqual({ reviews: false, memberships: true, authors: true });
  expect(git('log', '--format=%s by %an <%ae>')).toBe(
    `Hide samples: reviews by ${owner.name} <${owner.email}>`,
  );
  expect(await audited()).toEqual([
    { actor: owner.id, after: expect.objectContaining({ written: [SAMPLES_FILE.path] }) },
  ]);

  expect((await show({ sample: 'reviews', shown: false })).status).toBe(200);
  expect(await audited()).toHaveLength(1);
  await Promise.all([
    show({ sample: 'reviews', shown: true }),
    show({ sample: 'authors', shown: false }),
    show({ sample: 'authors', shown: false }),
  ]);
  expect(await shown()).toEqual({ reviews: true, memberships: true, authors: false });
  expect(await audited()).toHaveLength(3);
});

test('only what there is is hidden', async () => {
  const before = await shown();
  expect(await codeOf(await show({ sample: 'posts', shown: false }))).toBe('invalid_input');
  expect(await shown()).toEqual(before);
});

test('a file that somebody has broken is left as it is', async () => {
  await writeFile(file(), '{');
  expect(await codeOf(await show({ sample: 'memberships', shown: false }))).toBe('unavailable');
  expect(await readFile(file(), 'utf8')).toBe('{');
});
