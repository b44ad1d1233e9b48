import { createServer } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { startStack } from '../stack.ts';
import { FLOOR_PAGE } from './floor-page.ts';

// What is measured, in a process of its own: the whole site, and beside it the floor (a bare handler with one indexed
// query over the same database, and a bare page). The load comes from the parent, which stops this by disconnecting.
const dataDirectory = mkdtempSync(join(tmpdir(), 'site-bench-'));
let visitors = 0;
const stack = await startStack({
  port: 0,
  dataDirectory,
  throwAway: true,
  // Every request is another visitor, so that limits by address do not end a measurement.
  addressOf: () => {
    visitors += 1;
    return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  },
});

const pool = new Pool({ connectionString: stack.database.url, max: 5 });
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
await new Promise<void>((resolve) => floor.listen(0, '127.0.0.1', resolve));
const address = floor.address();
const floorPort = typeof address === 'object' && address ? address.port : 0;
process.send?.({ origin: stack.origin, floorOrigin: `http://127.0.0.1:${floorPort}` });

process.once('disconnect', async () => {
  floor.close();
  await pool.end();
  await stack.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
  process.exit(0);
});
