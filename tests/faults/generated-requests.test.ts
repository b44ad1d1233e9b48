// ASVS: 1.2.4, 15.3.7
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { ERRORS, type ErrorBody } from '../../src/domain/shared/contract/errors.ts';
import type { Answered } from '../support/access.ts';
import { callApi } from '../support/call.ts';
import { expectClean } from '../support/clean-text.ts';
import { answeredContracts } from '../support/contracts.ts';
import { EFFORT } from '../support/effort.ts';
import { fillSite, type FilledSite } from '../support/filled-site.ts';
import { createCallers, type Callers } from '../support/generated-callers.ts';
import { hashesPassword, requestFor, type GeneratedRequest } from '../support/generated-request.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { settled } from '../support/wait-until.ts';

// A failure prints the seed and the smallest request that still fails. An error that
// nobody awaits or catches is an unhandled rejection, with which the runner fails the file.
const REQUESTS = EFFORT.requests;
/** Parallel requests to each call: fewer than the pool's five connections, for which others would wait until they fail. */
const LANES = 4;
/** Only one in this many requests is sent to calls that hash a password. */
const HASHING_SHARE = 100;
const MOST_MS = 8_000;
const TIME_MS = 30_000 + REQUESTS * 100;
/** Shrinking ends in time to report the failure. */
const WITHIN = {
  interruptAfterTimeLimit: TIME_MS - 10_000,
  markInterruptAsFailure: true,
  includeErrorInReport: true,
};

// Generated from the contracts, so that every new call is included automatically.
const calls = await answeredContracts();

let server: TestServer;
let site: FilledSite;
let lanesOfCallers: readonly Callers[];
const hosts = new Set<string>();
const onSocket = (message: unknown) => {
  const { socket } = message as { readonly socket: Socket };
  socket.once('lookup', (_error, _address, _family, host: string) => hosts.add(host));
  socket.once('connect', () => hosts.add(socket.remoteAddress ?? ''));
};
beforeAll(async () => {
  subscribe('net.client.socket', onSocket);
  server = await startServer();
  site = await fillSite(server);
  lanesOfCallers = await Promise.all(Array.from({ length: LANES }, () => createCallers(server, site)));
});
afterAll(async () => {
  await server.stop();
  unsubscribe('net.client.socket', onSocket);
});

/** The calls that have succeeded at least once. */
const done = new Set<string>();

/** A stack, a file of ours or of a package's, or a statement in Drizzle's format. */
const INSIDES =
  /\n\s+at |node_modules|file:\/\/|\/(netlify|src|tools)\/[\w./-]+\.[jt]s|Failed query|(select|insert into|update|delete from) "/;

function assertErrorShape(status: number, text: string): void {
  const { error, code, ...rest } = JSON.parse(text) as ErrorBody;
  expect({ status, error }).toEqual({ status: ERRORS[code].status, error: ERRORS[code].message });
  expect(['fields', 'figures']).toEqual(expect.arrayContaining(Object.keys(rest)));
}

async function ask({ name, contract, handler }: Answered, request: GeneratedRequest, headers: object) {
  const { method, params, query, body } = request;
  const takesBody = method !== 'GET' && method !== 'HEAD' && body !== undefined;
  const startedAt = performance.now();
  const response = await callApi(handler, contract, {
    method,
    params,
    query,
    headers: { ...headers, ...request.headers },
    ...(takesBody ? { body } : {}),
  });
  expect(performance.now() - startedAt).toBeLessThan(MOST_MS);
  const text = await response.text();
  expect(text).not.toMatch(INSIDES);
  expect(response.status < 500 ? 'agreed' : text).toBe('agreed');
  if (response.ok) done.add(name);
  if (response.status >= 400 && method !== 'HEAD') assertErrorShape(response.status, text);
}

// Asked: 227, 228, 386
// ASVS: 2.2.1
test.each(calls)(
  '$name answers whatever is sent as agreed',
  async (call) => {
    const wanted = hashesPassword(call) ? Math.max(LANES, REQUESTS / HASHING_SHARE) : REQUESTS;
    const { seed } = fc.readConfigureGlobal();
    const lanes = lanesOfCallers.map(async ({ headersFor }, lane) => {
      const property = fc.asyncProperty(requestFor(call, site), async (request) =>
        ask(call, request, await headersFor(call.contract, request)),
      );
      await fc.assert(property, {
        ...WITHIN,
        numRuns: Math.ceil(wanted / LANES),
        // With the same seed, all lanes would send the same requests.
        ...(seed === undefined ? {} : { seed: seed + lane }),
      });
    });
    const outcomes = await Promise.allSettled(lanes);
    await settled();
    const failures = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map(({ reason }) => String(reason));
    expect(failures).toEqual([]);
  },
  TIME_MS,
);

test('at least half of the calls let some of them through', () => {
  expect(done.size).toBeGreaterThan(calls.length / 2);
});

test('after all of them the points match the ledger', async () => {
  const { customers, differences } = await checkPoints(server.db);
  expect([customers > 2, differences]).toEqual([true, 0]);
});

test('after all of them each order’s total matches its lines', async () => {
  const { rows } = await server.db.execute(sql`
    select orders.id from orders join order_lines on order_lines.order_id = orders.id group by orders.id
    having sum(quantity * unit_price_cents) <> subtotal_cents`);
  expect(rows).toEqual([]);
});

// Asked: 238
test('after all of them only clean text is stored', async () => {
  const { rows: columns } = await server.db.execute<{ table: string; name: string }>(sql`
    select table_name as table, column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'text'`);
  for (const { table, name } of columns) {
    const { rows } = await server.db.execute<{ text: string | null }>(
      sql`select distinct ${sql.identifier(name)} as text from ${sql.identifier(table)}`,
    );
    for (const { text } of rows) expectClean(text ?? '');
  }
  expect(columns.length).toBeGreaterThan(100);
});

// ASVS: 13.2.4
test('none of them made the server call anything outside this machine', () => {
  const local = ['localhost', '127.0.0.1', '::1', ''];
  expect([...hosts].filter((host) => !local.includes(host))).toEqual([]);
  expect(hosts.size).toBeGreaterThan(0);
});
