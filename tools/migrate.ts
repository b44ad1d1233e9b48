import { onChosenDatabase } from './database/chosen-database.ts';
import { applyMigrations } from './database/migrate.ts';

// For a database that Netlify does not migrate.
await onChosenDatabase(async (db) => {
  await applyMigrations(db);
  return 'The tables are those of this version.';
});
