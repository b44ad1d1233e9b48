import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { inTransaction } from '../../netlify/database/in-transaction.ts';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { rateLimits } from '../../netlify/database/schema/rate-limits.ts';
import { DELIVERIES } from '../../netlify/services/deliveries.ts';
import { workOutbox } from '../../netlify/services/outbox/work-outbox.ts';
import { requestBuild } from '../../netlify/services/site-build/request-build.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
});

const asked = () => server.mocks.buildHook.asked.length;
const request = () => inTransaction(database(), (tx) => requestBuild(tx, { id: owner.id, name: 'An owner' }));
const work = () => workOutbox(database(), DELIVERIES);
const message = async () =>
  (
    await server.db
      .select({
        state: outbox.state,
        waitsSeconds: sql<number>`extract(epoch from ${outbox.availableAt} - now())::int`,
      })
      .from(outbox)
      .where(eq(outbox.kind, 'site_build'))
  )[0];
/** As ten minutes later. */
async function endWindow() {
  await server.db.update(rateLimits).set({ hits: sql`array[now() - interval '601 seconds']` });
  await server.db
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(eq(outbox.state, 'pending'));
}
beforeEach(async () => {
  server.mocks.buildHook.switches.clear();
  await server.db.delete(rateLimits);
  await server.db.delete(outbox);
});

// Asked: 334
test('a change starts a build, and one within ten minutes waits for their end', async () => {
  const before = asked();
  await request();
  await work();
  expect(asked()).toBe(before + 1);
  expect(await message()).toMatchObject({ state: 'done' });
  await Promise.all([request(), request(), request()]);
  await work();
  expect(asked()).toBe(before + 1);
  const { state, waitsSeconds = 0 } = (await message()) ?? {};
  expect({ state, isLater: waitsSeconds > 590 && waitsSeconds <= 600 }).toEqual({
    state: 'pending',
    isLater: true,
  });
  // Another change does not move it.
  await request();
  expect((await message())?.waitsSeconds).toBeGreaterThan(580);
  await endWindow();
  await work();
  expect(asked()).toBe(before + 2);
  expect(await message()).toMatchObject({ state: 'done' });
});

const rows = () =>
  server.db.select().from(auditLog).where(eq(auditLog.action, 'request_build')).orderBy(auditLog.id);

test('whoever asks is in the audit log, once for each build', async () => {
  const before = (await rows()).length;
  await request();
  await request();
  const found = await rows();
  expect(found).toHaveLength(before + 1);
  expect(found.at(-1)).toMatchObject({ actorId: owner.id, subjectKind: 'site' });
});

test('a change while a build is being asked for gets one of its own, as that may not see it', async () => {
  const before = asked();
  await request();
  server.mocks.buildHook.switches.arm(/build_hooks/, { kind: 'hold', after: request }, 1);
  await work();
  expect(asked()).toBe(before + 1);
  expect(await message()).toMatchObject({ state: 'pending' });
  await endWindow();
  await work();
  expect(asked()).toBe(before + 2);
});

test.each([['drop_answer'], ['status']] as const)(
  'a hook that fails (%s) is asked again, ten minutes later',
  async (kind) => {
    const before = asked();
    await request();
    server.mocks.buildHook.switches.arm(/./, kind === 'status' ? { kind, status: 500 } : { kind }, 1);
    await work();
    await server.db.update(outbox).set({ availableAt: sql`now()` });
    await work();
    const answered = asked();
    expect(answered - before).toBe(kind === 'status' ? 0 : 1);
    expect((await message())?.waitsSeconds).toBeGreaterThan(580);
    await endWindow();
    await work();
    expect(asked()).toBe(answered + 1);
    expect(await message()).toMatchObject({ state: 'done' });
  },
);

test('a change that is rolled back starts none', async () => {
  await inTransaction(database(), async (tx) => {
    await requestBuild(tx, { id: owner.id, name: 'An owner' });
    throw new Error('rolled back');
  }).catch(() => undefined);
  await work();
  expect(await message()).toBeUndefined();
});
