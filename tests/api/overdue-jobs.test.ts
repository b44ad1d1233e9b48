import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { jobRuns } from '../../netlify/database/schema/jobs.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import adminFunction from '../../netlify/functions/admin.ts';
import cleanUp from '../../netlify/functions/clean-up.ts';
import health from '../../netlify/functions/health.ts';
import runDueWork from '../../netlify/functions/run-due-work.ts';
import { runJob } from '../../netlify/services/jobs/run-job.ts';
import { readTodayApi, type Today } from '../../src/domain/admin/admin-today.api.ts';
import { healthApi } from '../../src/domain/shared/contract/health.api.ts';
import { JOB_NAMES, type JobName } from '../../src/domain/shared/jobs.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  await staffWith(server.db, 'owner', { user: { disabledAt: new Date() } });
});
beforeEach(async () => {
  await server.db.delete(jobRuns);
  await server.db.delete(outbox);
  await asked();
});

const asked = async () => {
  const answer = await callApi(health, healthApi);
  expect(answer.status).toBe(200);
  await settled();
  return (await answer.json()) as { late: readonly JobName[] };
};
const row = async (job: JobName) =>
  (await server.db.select().from(jobRuns).where(eq(jobRuns.job, job)))[0] ?? expect.fail(`no row of ${job}`);
/** It last ended well so long ago. */
const endedAgo = (job: JobName, interval: string) =>
  server.db
    .update(jobRuns)
    .set({ endedAt: sql`now() - ${interval}::interval` })
    .where(eq(jobRuns.job, job));
const mails = () =>
  server.mail.messages().filter(({ subject }) => subject.startsWith('Scheduled work is late'));

test('the first to ask notes since when each job is expected', async () => {
  await server.db.delete(jobRuns);
  expect((await asked()).late).toEqual([]);
  expect((await server.db.select().from(jobRuns)).map(({ job }) => job).toSorted()).toEqual(
    [...JOB_NAMES].toSorted(),
  );
  await server.db.update(jobRuns).set({ since: sql`now() - interval '31 minutes'` });
  expect((await asked()).late.toSorted()).toEqual([
    'publish-due-prices',
    'reconcile-payments',
    'work-outbox',
  ]);
});

test.each([
  ['work-outbox', '29 minutes', '31 minutes'],
  ['fetch-funding', '119 minutes', '121 minutes'],
  ['apply-retention', '47 hours', '49 hours'],
] as const)('%s is late after twice its interval', async (job, before, after) => {
  await endedAgo(job, before);
  expect((await asked()).late).toEqual([]);
  await endedAgo(job, after);
  expect((await asked()).late).toEqual([job]);
});

const fail = async () => {
  throw new TypeError('Ada Wright, (770) 555-0199');
};

test('a job notes when it began, ended and failed, without the text of the error', async () => {
  expect(await runJob(database, { name: 'check-points', work: fail })).toBe(false);
  expect(await row('check-points')).toMatchObject({ endedAt: null, failure: 'TypeError' });
  expect(await runJob(database, { name: 'check-points', work: async () => ({}) })).toBe(true);
  const { beganAt, endedAt, failedAt } = await row('check-points');
  expect(endedAt?.getTime()).toBeGreaterThanOrEqual(beganAt?.getTime() ?? Infinity);
  expect(beganAt?.getTime()).toBeGreaterThanOrEqual(failedAt?.getTime() ?? Infinity);
});

test('a job that rests is not begun again before its time', async () => {
  let runs = 0;
  const work = async () => ({ runs: (runs += 1) });
  const job = { name: 'fetch-funding', work, restMs: 60_000 } as const;
  await runJob(database, job);
  await runJob(database, job);
  expect(runs).toBe(1);
  await server.db.update(jobRuns).set({ beganAt: sql`now() - interval '61 seconds'` });
  await runJob(database, job);
  expect(runs).toBe(2);
});

test('the function of what is due notes the four jobs that it does', async () => {
  expect((await runDueWork()).status).toBe(204);
  const done = await server.db.select().from(jobRuns);
  expect(
    done
      .filter(({ endedAt }) => endedAt)
      .map(({ job }) => job)
      .toSorted(),
  ).toEqual(['fetch-funding', 'publish-due-prices', 'reconcile-payments', 'work-outbox']);
});

test('owners get one mail a day, also where only the health call or a night’s job is left to tell', async () => {
  const told = mails().length;
  await endedAgo('work-outbox', '2 hours');
  await Promise.all(Array.from({ length: 5 }, asked));
  expect(mails()).toHaveLength(told + 1);
  const mail = mails().at(-1);
  expect(mail?.to).toEqual([owner.email]);
  expect(mail?.subject).toBe('Scheduled work is late: Outgoing messages');

  expect((await cleanUp()).status).toBe(204);
  expect(mails()).toHaveLength(told + 1);
  await server.db.update(outbox).set({ createdAt: sql`now() - interval '25 hours'` });
  expect((await cleanUp()).status).toBe(204);
  expect(mails()).toHaveLength(told + 2);

  // With mail down the message waits, as any other.
  await server.db.update(outbox).set({ createdAt: sql`now() - interval '25 hours'` });
  await server.mail.down();
  await asked();
  await server.mail.up();
  expect(mails()).toHaveLength(told + 2);
  await server.db.update(outbox).set({ leasedUntil: null });
  await runDueWork();
  expect(mails()).toHaveLength(told + 3);

  // It has caught up before the mail is sent.
  await endedAgo('work-outbox', '1 minute');
  await server.db.update(outbox).set({ state: 'pending', finishedAt: null });
  await runDueWork();
  expect(mails()).toHaveLength(told + 3);
});

test('Today shows staff what is late, and why', async () => {
  await endedAgo('apply-retention', '3 days');
  await server.db.update(jobRuns).set({ failedAt: new Date(), failure: 'TypeError' });
  const { cookie } = await staffWith(server.db, 'staff');
  const answer = await callApi(adminFunction, readTodayApi, { headers: { cookie } });
  expect(((await answer.json()) as Today).overdueJobs).toEqual([
    { job: 'apply-retention', endedAt: expect.any(String) as unknown, failure: 'TypeError' },
  ]);
});
