import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { createDatabase, type Database } from '../../netlify/database/client.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import { ROOT } from '../root.ts';
import { fillSamplePrices, fillSamples } from '../samples/fill-samples.ts';
import type { LocalDatabase } from './local-database.ts';

/** Brings the tables to this version's, as Netlify does with a database of its own at a deploy. */
export const applyMigrations = (db: Database): Promise<void> =>
  migrate(db, { migrationsFolder: `${ROOT}/netlify/database/migrations` });

/**
 * The tables, and then the first rows; `withSamples` adds people to try the site with, and prices of the last weeks. Answers whether
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
