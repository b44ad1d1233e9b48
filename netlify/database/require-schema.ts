import type { PoolClient } from '@neondatabase/serverless';
import { ConfigError } from '../lib/config.ts';

/** The number of the newest migration that this code knows: the last one in migrations/meta/_journal.json. */
export const SCHEMA_VERSION = 26;

/** This code cannot use the tables: their version does not fit, or the role may not read them. */
export class SchemaError extends ConfigError {
  readonly reason: string;

  constructor(reason: string) {
    super([reason]);
    this.reason = reason;
  }
}

const ADVICE = 'run npm run migrate';
const REFUSALS: Readonly<Record<string, string>> = {
  // No such table; no right to read it.
  '42P01': `the database has no tables of version ${SCHEMA_VERSION}: ${ADVICE}`,
  '42501': `the database role of the functions lacks rights: ${ADVICE} with MIGRATION_DATABASE_URL`,
};

interface Version {
  readonly version: number;
  readonly serves_from: number;
}

async function readVersion(client: Pick<PoolClient, 'query'>): Promise<Version | undefined> {
  try {
    const { rows } = await client.query<Version>('select version, serves_from from schema_version');
    return rows[0];
  } catch (error) {
    const { code } = error as { code?: string };
    const refusal = REFUSALS[code ?? ''];
    throw refusal === undefined ? error : new SchemaError(refusal);
  }
}

/**
 * Throws a SchemaError if this code cannot use the tables. Newer tables name the oldest code that they still serve, so the
 * functions of the previous deploy work until the new ones take over, and again after a rollback.
 */
export async function requireSchema(client: Pick<PoolClient, 'query'>): Promise<void> {
  const { version, serves_from: servesFrom } = (await readVersion(client)) ?? { version: -1, serves_from: 0 };
  if (version < SCHEMA_VERSION)
    throw new SchemaError(
      `the database has the tables of version ${version}, older than version ${SCHEMA_VERSION} of this code: ${ADVICE}`,
    );
  if (servesFrom > SCHEMA_VERSION)
    throw new SchemaError(
      `the database has the tables of version ${version}, which serve code from version ${servesFrom} on, and this code is of version ${SCHEMA_VERSION}: deploy newer code`,
    );
}
