import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { leaveDatabase } from '../../netlify/database/client.ts';
import { SCHEMA_VERSION } from '../../netlify/database/require-schema.ts';
import healthFunction from '../../netlify/functions/health.ts';
import pricesFunction from '../../netlify/functions/prices.ts';
import { publishDuePrices } from '../support/due-work.ts';
import { listMetalPricesApi } from '../../src/domain/prices/prices.api.ts';
import { healthApi } from '../../src/domain/shared/contract/health.api.ts';
import { callApi } from '../support/call.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
afterEach(() => setVersion(SCHEMA_VERSION, SCHEMA_VERSION));

async function setVersion(version: number, servesFrom: number): Promise<void> {
  await server.db.execute(sql`update schema_version set version = ${version}, serves_from = ${servesFrom}`);
  leaveDatabase();
}

const health = () => callApi(healthFunction, healthApi);
const prices = () => callApi(pricesFunction, listMetalPricesApi);

/** That calls are answered 503, and health and the log name the reason. */
async function expectRefused(reason: RegExp): Promise<void> {
  const told = await health();
  expect(told.status).toBe(503);
  expect(await told.json()).toMatchObject({
    code: 'unavailable',
    figures: { reason: expect.stringMatching(reason) },
  });
  const answer = await prices();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).not.toBeNull();
  expect(await answer.text()).not.toContain('version');
  expect(server.logged().at(-1)).toMatch(reason);
}

// Asked: 392
test('tables that lack a migration are not used, until they have it', async () => {
  await setVersion(SCHEMA_VERSION - 1, SCHEMA_VERSION - 1);
  await expectRefused(/version -?\d+, older than version \d+ of this code: run npm run migrate/);
  expect((await publishDuePrices()).status).toBe(500);
  expect(server.logged().at(-1)).toContain('older than version');
  // No restart is needed.
  await server.db.execute(sql`update schema_version set version = ${SCHEMA_VERSION}`);
  expect((await prices()).status).toBe(200);
  expect((await health()).status).toBe(200);
});

// Asked: 392
test('newer tables are used where they serve this code, as after a rollback', async () => {
  await setVersion(SCHEMA_VERSION + 3, SCHEMA_VERSION);
  expect((await prices()).status).toBe(200);
  expect((await health()).status).toBe(200);
});

// Asked: 392
test('newer tables that no longer have what this code uses are not used', async () => {
  await setVersion(SCHEMA_VERSION + 3, SCHEMA_VERSION + 1);
  await expectRefused(/serve code from version \d+ on, and this code is of version \d+: deploy newer code/);
  expect((await publishDuePrices()).status).toBe(500);
});

test('a database without the tables, or without the rights to them, says so', async () => {
  await server.db.execute(sql`revoke select on schema_version from site_functions`);
  leaveDatabase();
  await expectRefused(/role of the functions lacks rights/);
  await server.db.execute(sql`grant select on schema_version to site_functions`);
  await server.db.execute(sql`alter table schema_version rename to elsewhere`);
  leaveDatabase();
  await expectRefused(/no tables of version/);
  await server.db.execute(sql`alter table elsewhere rename to schema_version`);
  leaveDatabase();
  expect((await health()).status).toBe(200);
});
