import { migrate } from 'drizzle-orm/neon-serverless/migrator';
import { createDatabase } from '../../netlify/database/client.ts';
import { seedWhenEmpty } from '../../netlify/database/seed/seed.ts';
import { ROOT } from '../root.ts';
import { fillSamplePrices } from '../samples/fill-sample-prices.ts';
import { fillSamples } from '../samples/fill-samples.ts';
import type { LocalDatabase } from './local-database.ts';

const MIGRATIONS = `${ROOT}/netlify/database/migrations`;

/**
 * What Netlify does to its database at a deploy, and then the first rows; `withSamples` adds people to try the site
 * with, and prices of the last weeks. Answers whether it wrote any.
 */
export async function migrateAndSeed(
  { url }: Pick<LocalDatabase, 'url'>,
  { withSamples }: { readonly withSamples: boolean },
): Promise<boolean> {
  const { db, close } = createDatabase({ url, overTcp: true });
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS });
    const isSeeded = await seedWhenEmpty(db);
    if (!withSamples) return isSeeded;
    const isPast = await fillSamplePrices(db);
    return (await fillSamples(db)) || isPast || isSeeded;
  } finally {
    await close();
  }
}
