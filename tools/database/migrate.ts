import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import { ROOT } from '../root.ts';
import { fillSamplePrices, fillSamples } from '../samples/fill-samples.ts';
import type { LocalDatabase } from './local-database.ts';

/** Applies the migrations, as Netlify does to its own databases at a deploy. */
export const applyMigrations = (db: Database): Promise<void> =>
  migrate(db, { migrationsFolder: `${ROOT}/netlify/database/migrations` });

/**
 * Creates the tables and the first rows; `withSamples` adds sample customers and past prices. Returns whether
 * it wrote any.
 */
export async function migrateAndSeed(
  { url }: Pick<LocalDatabase, 'url'>,
  { withSamples }: { readonly withSamples: boolean },
): Promise<boolean> {
  const { db, close } = createDatabase({ url, overTcp: true });
  try {
    await applyMigrations(db);
    const isSeeded = await seedWhenEmpty(db);
    if (!withSamples) return isSeeded;
    const isPast = await fillSamplePrices(db);
    return (await fillSamples(db)) || isPast || isSeeded;
  } finally {
    await close();
  }
}
