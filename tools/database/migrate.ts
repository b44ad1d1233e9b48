import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { SCHEMA_VERSION } from '../../netlify/database/require-schema.ts';
import { schemaVersion } from '../../netlify/database/schema/schema-version.ts';
import { offerRewards } from '../../netlify/database/seed/offer-rewards.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import { ROOT } from '../root.ts';
import { fillSamplePrices, fillSamples } from '../samples/fill-samples.ts';
import type { LocalDatabase } from './local-database.ts';

/** Any number that nothing else locks. */
const LOCK = 20_261_124;

/** Runs `work` while nobody else migrates this database: a second caller waits. */
async function whileAlone(db: Database, work: () => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  try {
    // A lock of a transaction works through a pooler too. It waits, and is held, for longer than the role's limits.
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await work();
  } finally {
    client.release(true);
  }
}

const isThere = async (db: Database, table: string): Promise<boolean> => {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select to_regclass(${table}) is not null as found`,
  );
  return rows[0]?.found ?? false;
};

async function isUpToDate(db: Database): Promise<boolean> {
  if (!(await isThere(db, 'public.schema_version'))) return false;
  const [found] = await db.select({ version: schemaVersion.version }).from(schemaVersion);
  return (found?.version ?? -1) >= SCHEMA_VERSION;
}

async function applyMissing(db: Database): Promise<void> {
  if (await isUpToDate(db)) return;
  if ((await isThere(db, 'public.orders')) && !(await isThere(db, 'drizzle.__drizzle_migrations')))
    throw new Error(
      'The tables were not made by this command. Netlify migrates a Netlify Database itself, at each deploy.',
    );
  const { rows } = await db.execute<{ allowed: boolean }>(
    sql`select has_database_privilege(current_user, current_database(), 'create') as allowed`,
  );
  if (!rows[0]?.allowed)
    throw new Error(
      'This role may make no tables: set MIGRATION_DATABASE_URL to the address of the role that owns them.',
    );
  await migrate(db, { migrationsFolder: `${ROOT}/netlify/database/migrations` });
}

/** What the functions need, of tables that are there and of those that later migrations make. */
async function grantTo(db: Database, role: string): Promise<void> {
  const to = sql.identifier(role);
  await db.execute(sql`grant usage on schema public to ${to}`);
  await db.execute(sql`grant select, insert, update, delete on all tables in schema public to ${to}`);
  await db.execute(
    sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${to}`,
  );
  await db.execute(sql`revoke insert, update, delete on schema_version from ${to}`);
}

const roleIn = (url: string): string => decodeURIComponent(new URL(url).username);

/**
 * Applies the migrations that are missing, as Netlify does to its own databases at a deploy, brings the rewards up to their list,
 * and gives the functions' role its rights. `ownerUrl` and `url` may name one role, which then owns the tables that the functions use.
 */
export async function applyMigrations(
  { ownerUrl, url }: Pick<LocalDatabase, 'ownerUrl' | 'url'>,
  { overTcp }: { readonly overTcp: boolean },
): Promise<void> {
  const { db, close } = createDatabase({ url: ownerUrl, overTcp });
  try {
    await whileAlone(db, async () => {
      await applyMissing(db);
      await offerRewards(db);
      if (roleIn(url) !== roleIn(ownerUrl)) await grantTo(db, roleIn(url));
    });
  } finally {
    await close();
  }
}

/**
 * Creates the tables and the first rows; `withSamples` adds sample customers and past prices. Returns whether
 * it wrote any.
 */
export async function migrateAndSeed(
  database: Pick<LocalDatabase, 'ownerUrl' | 'url'>,
  { withSamples }: { readonly withSamples: boolean },
): Promise<boolean> {
  await applyMigrations(database, { overTcp: true });
  const { db, close } = createDatabase({ url: database.url, overTcp: true });
  try {
    const isSeeded = await seedWhenEmpty(db);
    if (!withSamples) return isSeeded;
    const isPast = await fillSamplePrices(db);
    return (await fillSamples(db)) || isPast || isSeeded;
  } finally {
    await close();
  }
}
