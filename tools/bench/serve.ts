import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { createDatabase } from '../../netlify/database/client.ts';
import { closeServer, listen, THIS_MACHINE } from '../host/listen.ts';
import { unwindOnShutdown } from '../process/on-shutdown.ts';
import { fillSamplePrices } from '../samples/fill-sample-prices.ts';
import { startStack } from '../stack.ts';
import { bareCopies, SAME_BYTES } from './bare-copies.ts';
import { FLOOR_PAGE } from './floor-page.ts';
import { addManyCustomers } from './many-customers.ts';
import { addManyOrders } from './many-orders.ts';
import { addManyQuotes } from './many-quotes.ts';
import { rewardsSessions, type RewardsSession } from './rewards-sessions.ts';
import { ownerCookie } from './staff-calls.ts';
import { visitorAddresses } from './visitor-addresses.ts';

export interface Served {
  readonly origin: string;
  readonly floorOrigin: string;
  readonly sessions: readonly RewardsSession[];
  readonly ownersCookie: string;
}

// What is measured, in a process of its own: the whole site, and beside it the floor (a bare handler with one indexed
// query over the same database, a bare page, and pages of ours as bare bytes). The load comes from the parent, which stops this by disconnecting.
const SESSIONS = 4_000;
const endLater = unwindOnShutdown(0);
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-bench-'));
endLater(() => rmSync(dataDirectory, { recursive: true, force: true }));
const starting = startStack({
  port: 0,
  dataDirectory,
  throwAway: true,
  addressOf: visitorAddresses(),
});
endLater(async () => (await starting).stop());
const stack = await starting;

/** Years of customers, requests and orders, browsers of some customers and of an owner, and 90 days of prices: where calls are measured. */
async function whoCalls() {
  const { db, close } = createDatabase({ ...stack.database, overTcp: true });
  await addManyCustomers(db);
  await addManyQuotes(db);
  await addManyOrders(db);
  await fillSamplePrices(db);
  const sessions = await rewardsSessions(db, SESSIONS);
  const ownersCookie = await ownerCookie(db);
  await close();
  return { sessions, ownersCookie };
}
const { sessions, ownersCookie } = process.argv.includes('calls')
  ? await whoCalls()
  : { sessions: [], ownersCookie: '' };

const answerCopy = await bareCopies();
const pool = new Pool({ connectionString: stack.database.url, max: 5 });
// Idle connections are cut when the database stops first.
pool.on('error', () => {});
endLater(() => pool.end());
const floor = createServer(async (request, response) => {
  if (request.url === '/page') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FLOOR_PAGE);
    return;
  }
  if (request.url?.startsWith(SAME_BYTES)) return answerCopy(request.url.slice(SAME_BYTES.length), response);
  const { rows } = await pool.query({
    name: 'floor',
    text: 'select metal_type, price, unit, updated_at from metal_prices where metal_type = $1',
    values: ['copper_wire'],
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});
const floorPort = await listen(floor);
endLater(() => closeServer(floor, 0));
const served: Served = {
  origin: stack.origin,
  floorOrigin: `http://${THIS_MACHINE}:${floorPort}`,
  sessions,
  ownersCookie,
};
process.send?.(served);
