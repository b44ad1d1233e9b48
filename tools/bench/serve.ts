import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { createDatabase } from '../../netlify/database/client.ts';
import { closeServer, listen, THIS_MACHINE } from '../host/listen.ts';
import { unwindOnShutdown } from '../process/on-shutdown.ts';
import { fillSamplePrices } from '../samples/fill-samples.ts';
import { startStack } from '../stack.ts';
import { addManyCustomers } from './many-customers.ts';
import { addManyOrders } from './many-orders.ts';
import { addManyQuotes } from './many-quotes.ts';
import { type CustomerSession, customerSessions, ownerCookie } from './sessions.ts';
import { visitorAddresses } from './visitors.ts';

/** What it tells the process that measures it. */
export interface ServedSite {
  readonly origin: string;
  /** A bare server beside it: /query runs one indexed query on the same database, /page is a page of plain text. */
  readonly floorOrigin: string;
  readonly sessions: readonly CustomerSession[];
  readonly ownersCookie: string;
}

// The measured site runs in this process, the load in its parent, which stops this one by disconnecting.
const listItem = (index: number) =>
  `<li><b>Row ${index}</b><p>Plain text of a row, as long as a sentence on a page would be.</p></li>`;

/** The page that paints are compared with: about 200 elements with a little inline CSS. */
const FLOOR_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Floor</title>
<meta name="viewport" content="width=device-width"><meta name="description" content="The floor for measurements">
<style>body{font:16px/1.5 system-ui;margin:1rem;color:#1a1d20;background:#f6f2ea}h1{font-size:2.5rem;line-height:1.1}li{padding:.5rem 0}</style>
</head><body><main><h1>A page with nothing on it but text</h1><ul>${Array.from({ length: 65 }, (_, index) => listItem(index)).join('')}</ul></main></body></html>`;

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

/** Fills the database for the calls: years of rows, and signed-in browsers. */
async function whoCalls() {
  const { db, close } = createDatabase({ url: stack.database.ownerUrl, overTcp: true });
  await addManyCustomers(db);
  await addManyQuotes(db);
  await addManyOrders(db);
  await fillSamplePrices(db);
  const sessions = await customerSessions(db, SESSIONS);
  const ownersCookie = await ownerCookie(db);
  await close();
  return { sessions, ownersCookie };
}
const { sessions, ownersCookie } = process.argv.includes('calls')
  ? await whoCalls()
  : { sessions: [], ownersCookie: '' };

const pool = new Pool({ connectionString: stack.database.url, max: 5 });
// If the database stops first, it cuts idle connections.
pool.on('error', () => {});
endLater(() => pool.end());
const floor = createServer(async (request, response) => {
  if (request.url === '/page') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(FLOOR_PAGE);
    return;
  }
  const { rows } = await pool.query({
    name: 'floor',
    text: 'select metal_type, price, unit, updated_at from metal_prices where metal_type = $1',
    values: ['copper_wire'],
  });
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
});
const floorPort = await listen(floor);
endLater(() => closeServer(floor, 0));
const served: ServedSite = {
  origin: stack.origin,
  floorOrigin: `http://${THIS_MACHINE}:${floorPort}`,
  sessions,
  ownersCookie,
};
process.send?.(served);
