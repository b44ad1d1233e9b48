import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDatabase } from '../netlify/database/client.ts';
import { parseConfig } from '../netlify/lib/config.ts';
import { readPriceList } from '../netlify/services/prices/read-price-list.ts';
import { type BuiltGrade, PUBLISHED_PRICES } from '../src/features/prices/built-prices.ts';

/**
 * Writes the complete price list of the environment's database for the pages to be built with. Without a database the file is removed: pages are then
 * built with the seed's. A database that cannot be read leaves an empty list, as samples next to a real list would be wrong
 * prices.
 */
export async function readPublishedPrices(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly BuiltGrade[] | null> {
  const file = join(root, PUBLISHED_PRICES);
  const { database } = parseConfig(env);
  if (!database) {
    await rm(file, { force: true });
    return null;
  }
  const { db, close } = createDatabase(database);
  const prices = await readPriceList(db)
    .catch((error: unknown) => {
      console.warn('The prices could not be read: pages are built without them.', error);
      return [];
    })
    .finally(close);
  const listed = prices.map(({ id: _id, ...grade }): BuiltGrade => grade);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(listed));
  return listed;
}
