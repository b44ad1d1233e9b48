// ASVS: 15.2.2, 16.3.4
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { leaveDatabase } from '../../netlify/database/client.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import healthFunction from '../../netlify/functions/health.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { workOutbox } from '../support/due-work.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { ERRORS } from '../../src/domain/shared/contract/errors.ts';
import { healthApi } from '../../src/domain/shared/contract/health.api.ts';
import { FUNCTIONS_ROLE } from '../../tools/database/create-cluster.ts';
import { callApi } from '../support/call.ts';
import { loseConnection, useLinkedServer } from '../support/database-link.ts';
import { quoteBody } from '../support/quote.ts';
import { settled } from '../support/wait-until.ts';

const server = useLinkedServer({ ownPostgres: true });

const sendQuote = (key: string = randomUUID()) =>
  callApi(quotesFunction, createQuoteRequestApi, { body: quoteBody(), headers: { 'idempotency-key': key } });
const CALLS = [
  ['prices', () => callApi(pricesFunction, listMetalPricesApi)],
  ['health', () => callApi(healthFunction, healthApi)],
  ['a quote', () => sendQuote()],
] as const;

/** The caller's answer, and whether it came in time. */
async function told(call: () => Promise<Response>) {
  const startedAt = performance.now();
  const response = await call();
  const isInTime = performance.now() - startedAt < 8_000;
  const { status, headers } = response;
  const isWorthARetry = Number(headers.get('retry-after')) > 0;
  return { status, isInTime, isWorthARetry, kept: headers.get('cache-control'), body: await response.json() };
}

const UNAVAILABLE = {
  status: 503,
  isInTime: true,
  isWorthARetry: true,
  kept: 'no-store',
  body: { error: ERRORS.unavailable.message, code: 'unavailable' },
};

/** Calls each until it works, for 2 s; returns those that did. */
async function workingAgain(): Promise<readonly boolean[]> {
  const end = performance.now() + 2_000;
  const outcomes: boolean[] = [];
  for (const [, call] of CALLS) {
    let response = await call();
    while (!response.ok && performance.now() < end) response = await call();
    outcomes.push(response.ok && performance.now() < end);
  }
  return outcomes;
}

const ALL_WORK = CALLS.map(() => true);

async function expectAllWork(): Promise<void> {
  for (const [, call] of CALLS) expect((await call()).ok).toBe(true);
}

const quoteCount = () => server.db.$count(quoteRequests);

// Asked: 227, 390
test('with the database stopped, every call says so in the specified words, and works again within 2 s of its return', async () => {
  await expectAllWork();
  await server.database.stop();
  for (const [, call] of CALLS) expect(await told(call)).toEqual(UNAVAILABLE);
  expect((await workOutbox()).status).toBe(500);
  await server.database.start();
  expect(await workingAgain()).toEqual(ALL_WORK);
});

test('stopped in the middle of a quote, nothing of it is stored, and the same key may try again', async () => {
  const before = await quoteCount();
  server.link.once('commit', 'quote_requests', () => server.database.stop());
  expect(await told(() => sendQuote('cut-off'))).toEqual(UNAVAILABLE);
  await server.database.start();
  expect(await quoteCount()).toBe(before);
  expect((await sendQuote('cut-off')).status).toBe(201);
  expect((await sendQuote('cut-off')).status).toBe(201);
  expect(await quoteCount()).toBe(before + 1);
});

test('stopped just after the commit, the quote is stored once and its mail is still sent', async () => {
  const before = await quoteCount();
  server.link.once('committed', 'quote_requests', () => server.database.stop());
  const response = await sendQuote('committed');
  expect(response.status).toBe(201);
  await settled();
  await server.database.start();
  expect((await sendQuote('committed')).status).toBe(201);
  await settled();
  expect(await quoteCount()).toBe(before + 1);
  const { id } = (await response.json()) as { id: string };
  expect(server.mail.messages().filter(({ text }) => text?.includes(id))).toHaveLength(1);
});

// Asked: 227, 228
// ASVS: 13.4.2, 16.5.1
test('a bug of ours is a plain 500 and leaves nothing', async () => {
  const before = await quoteCount();
  await server.db.execute(sql`create function break_it() returns trigger language plpgsql
    as $$ begin raise exception '(770) 555-0199 broke something'; end $$`);
  await server.db.execute(sql`create trigger break_it before insert on quote_requests
    execute function break_it()`);
  const response = await sendQuote('crash');
  await server.db.execute(sql`drop function break_it cascade`);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ error: ERRORS.internal.message, code: 'internal' });
  expect(await quoteCount()).toBe(before);
});

/** `work` gets a function that counts the statements waiting for the lock. */
async function whileLocked(
  tables: string,
  work: (countWaiting: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = await server.db.$client.connect();
  await client.query(`begin; lock table ${tables} in access exclusive mode`);
  const waiting = `select count(*)::int as waiting from pg_locks where not granted`;
  try {
    await work(async () => (await client.query(waiting)).rows[0]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** The statement timeout of new connections. */
async function setPatience(limit: string): Promise<void> {
  // A role may change its own settings.
  const set = `alter role ${FUNCTIONS_ROLE} set statement_timeout = '${limit}'`;
  await server.db.$client.query(`set role ${FUNCTIONS_ROLE}; ${set}; reset role`);
  // Work in progress keeps its connections.
  await settled();
  leaveDatabase();
}

// Asked: 390
test('with a slow database an answer comes within 8 s, and the next one as soon as it is fast again', async () => {
  await whileLocked('metal_prices, quote_requests', async () => {
    const answers = await Promise.all([CALLS[0], CALLS[2]].map(([, call]) => told(call)));
    expect(answers).toEqual([UNAVAILABLE, UNAVAILABLE]);
  });
  expect(await workingAgain()).toEqual(ALL_WORK);
});

// Asked: 390
test('with every connection taken, callers get an answer instead of waiting', async () => {
  // Giving up on the first statement would make room for the waiting ones.
  await setPatience('20s');
  await whileLocked('quote_requests', async (countWaiting) => {
    const taking = Array.from({ length: 5 }, (_, count) => sendQuote(`taking-${count}`));
    await expect.poll(countWaiting, { timeout: 2_000 }).toEqual({ waiting: 5 });
    expect(await told(() => callApi(pricesFunction, listMetalPricesApi))).toEqual(UNAVAILABLE);
    await Promise.all(taking);
  });
  await setPatience('5s');
  expect(await workingAgain()).toEqual(ALL_WORK);
});

// Asked: 390
test('with a silent database an answer comes within 8 s, and new connections do the next work', async () => {
  await expectAllWork();
  // One that is stopped in the middle may hold a lock that all the others need.
  await settled();
  const { rows } = await server.db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where usename = ${FUNCTIONS_ROLE}`,
  );
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  try {
    expect(await told(() => callApi(pricesFunction, listMetalPricesApi))).toEqual(UNAVAILABLE);
    expect(await workingAgain()).toEqual(ALL_WORK);
  } finally {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  }
});

test('connections cut from the other side are replaced', async () => {
  await Promise.all(CALLS.map(([, call]) => call()));
  await server.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where usename = ${FUNCTIONS_ROLE}`,
  );
  expect(await workingAgain()).toEqual(ALL_WORK);
});

test('a new connection that is lost during its check fails its statement at once', async () => {
  await expectAllWork();
  await settled();
  leaveDatabase();
  const stop = server.link.watch({
    before() {
      stop();
      loseConnection();
    },
  });
  const startedAt = performance.now();
  expect(await told(() => callApi(pricesFunction, listMetalPricesApi))).toEqual(UNAVAILABLE);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(await workingAgain()).toEqual(ALL_WORK);
});
