import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../netlify/database/schema/rewards.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { providerHealth } from '../../netlify/database/schema/providers.ts';
import { runChecks } from '../../tools/deploy/check.ts';
import { DATABASE_CHECKS } from '../../tools/deploy/call-checks.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

async function check(env: Readonly<Record<string, string | undefined>> = process.env) {
  const results = [];
  const deploy = { origin: 'https://site.test', domain: 'https://site.test', env };
  for await (const { problems, because } of runChecks(DATABASE_CHECKS, deploy))
    results.push(because ?? problems);
  return results;
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('without an address of a database none is asked, not even the one that runs here', async () => {
  expect(await check({})).toEqual(Array.from({ length: 3 }, () => 'Set DATABASE_URL.'));
});

test('a new database has nothing that is late or a sample, and says how to see a purge', async () => {
  expect(await check()).toEqual([expect.stringContaining('change a price in /admin'), [], []]);
});

test('a purge that went well counts, and one that failed after it', async () => {
  const { db } = server;
  await db.insert(providerHealth).values({ provider: 'cdn', succeededAt: minutesAgo(2) });
  expect((await check())[0]).toEqual([]);
  const failed = { failedAt: minutesAgo(1), failure: 'It did not answer.' };
  await db.update(providerHealth).set(failed).where(eq(providerHealth.provider, 'cdn'));
  expect((await check())[0]).toEqual([
    expect.stringMatching(/^The last purge failed at .*: It did not answer\.$/),
  ]);
});

test('what the scheduled function should have sent is told, and not what is due just now', async () => {
  const { db } = server;
  const message = { kind: 'quote_staff_mail', subjectId: crypto.randomUUID() } as const;
  await db.insert(outbox).values({ ...message, availableAt: minutesAgo(19) });
  expect((await check())[1]).toEqual([]);
  await db.update(outbox).set({ availableAt: minutesAgo(21) });
  expect((await check())[1]).toEqual(['1 messages are more than 20 minutes late']);
});

test('sample customers are told by their reserved numbers', async () => {
  await server.db.insert(customers).values([
    { firstName: 'Dana', lastName: 'Whitfield', phone: '+17705550101' },
    { firstName: 'Olive', lastName: 'Real', phone: '+17705553101' },
  ]);
  expect((await check())[2]).toEqual(['1 customers have a telephone number reserved for fiction']);
});
