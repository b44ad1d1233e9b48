import { parseArgs } from 'node:util';
import { chosenDatabase, chosenOwner } from './database/chosen-database.ts';
import { applyMigrations } from './database/migrate.ts';
import { tellError } from './tell-error.ts';

/** Why a deploy leaves the tables alone; undefined if it migrates them. */
function reasonToSkip(env: NodeJS.ProcessEnv): string | undefined {
  if (env['CONTEXT'] !== 'production')
    return 'This is no production deploy: the tables are left as they are.';
  if (env['MIGRATION_DATABASE_URL']) return undefined;
  if (env['NETLIFY_DB_URL']) return 'Netlify migrates its own database: the tables are left to it.';
  if (env['DATABASE_URL']) return undefined;
  return 'No DATABASE_URL is set for builds: the tables are left as they are (docs/operations.md).';
}

async function migrateChosen(): Promise<string> {
  const [{ url }, { url: ownerUrl, overTcp }] = await Promise.all([chosenDatabase(), chosenOwner()]);
  await applyMigrations({ url, ownerUrl }, { overTcp });
  return 'The tables are those of this version.';
}

// `npm run migrate`, and with --deploy the first step of Netlify's build (netlify.toml).
try {
  const { values } = parseArgs({ options: { deploy: { type: 'boolean', default: false } } });
  console.log((values.deploy && reasonToSkip(process.env)) || (await migrateChosen()));
} catch (error) {
  console.error(`${tellError(error)}\nAll of the missing migrations apply, or none.`);
  process.exitCode = 2;
}
