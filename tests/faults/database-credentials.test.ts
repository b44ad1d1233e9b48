import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import quotesFunction from '../../netlify/functions/quotes.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { createQuoteRequestApi } from '../../src/domain/quotes/quotes.api.ts';
import { FUNCTIONS_ROLE } from '../../tools/database/create-cluster.ts';
import { callApi } from '../support/call.ts';
import { linked, type LinkedServer } from '../support/database-link.ts';
import { quoteBody } from '../support/quote.ts';
import { startServer } from '../support/server.ts';
import { asSuperuser } from '../support/test-database.ts';
import { settled } from '../support/wait-until.ts';

const ROLE = `password_${randomBytes(6).toString('hex')}`;

let server: LinkedServer;
let password: string;
beforeAll(async () => {
  await asSuperuser(`create role ${ROLE} login in role ${FUNCTIONS_ROLE}`);
  server = await linked(await startServer());
});
afterAll(async () => {
  await server.stop();
  await asSuperuser(`drop role ${ROLE}`);
});
beforeEach(async () => {
  await changePassword();
  tellAddress();
});

/** As Netlify does with its database's, at any time. */
async function changePassword(): Promise<void> {
  password = randomBytes(12).toString('hex');
  await asSuperuser(`alter role ${ROLE} password '${password}'`);
}

/** Netlify refreshes the variable of a warm function. */
function tellAddress(): void {
  const url = new URL(server.link.url);
  url.username = ROLE;
  url.password = password;
  process.env['DATABASE_URL'] = url.href;
}

const dropConnections = () =>
  asSuperuser(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${ROLE}'`);

const prices = () => callApi(pricesFunction, listMetalPricesApi);
const sendQuote = () => callApi(quotesFunction, createQuoteRequestApi, { body: quoteBody() });

// Asked: 391
test('a password that changes between two calls is used by the second', async () => {
  expect((await prices()).status).toBe(200);
  const before = database();
  await changePassword();
  await dropConnections();
  tellAddress();
  expect((await prices()).status).toBe(200);
  expect(database()).not.toBe(before);
  const { rows } = await database().execute(sql`select current_user as role`);
  expect(rows).toEqual([{ role: ROLE }]);
});

// Asked: 391
test('a password that changes in the midst of a call costs it nothing, and its mail goes out', async () => {
  const before = server.mail.messages().length;
  server.link.once('commit', 'quote_requests', async () => {
    await changePassword();
    tellAddress();
  });
  const answer = await sendQuote();
  expect(answer.status).toBe(201);
  await settled();
  expect(server.mail.messages()).toHaveLength(before + 1);
});

// Asked: 391
test('work that began before the change gets its next connection with the new password', async () => {
  const begun = database();
  await begun.execute(sql`select 1`);
  await changePassword();
  await dropConnections();
  await vi.waitUntil(() => begun.$client.totalCount === 0);
  tellAddress();
  await expect(begun.execute(sql`select 1`)).resolves.toBeDefined();
});

// Asked: 391
test('until the function is told, it says that it is out for a moment, and loses nothing', async () => {
  const before = await server.db.$count(quoteRequests);
  await changePassword();
  await dropConnections();
  const answer = await sendQuote();
  expect(answer.status).toBe(503);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  tellAddress();
  expect((await sendQuote()).status).toBe(201);
  expect(await server.db.$count(quoteRequests)).toBe(before + 1);
});
