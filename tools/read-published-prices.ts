import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDatabase } from '../netlify/database/client.ts';
import { parseConfig } from '../netlify/lib/config.ts';
import { listMetalPrices } from '../netlify/services/prices/list-metal-prices.ts';
import type { ListedPrice } from '../src/domain/prices/prices.api.ts';
import { PUBLISHED_PRICES } from '../src/features/prices/built-prices.ts';

/**
 * Writes the prices of the environment's database for the pages to be built with. Without a database the file is removed: pages are then
 * built with the seed's. A database that cannot be read leaves an empty list, as samples next to a real list would be wrong
 * prices.
 */
export async function readPublishedPrices(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly ListedPrice[] | null> {
  const file = join(root, PUBLISHED_PRICES);
  const { database } = parseConfig(env);
  if (!database) {
    await rm(file, { force: true });
    return null;
  }
  const { db, close } = createDatabase(database);
  const prices = await listMetalPrices(db)
    .catch((error: unknown) => {
      console.warn('The prices could not be read: pages are built without them.', error);
      return [];
    })
    .finally(close);
  const listed = prices.map(({ metalType, price, unit, updatedAt, change }): ListedPrice => ({
    metalType,
    price,
    unit,
    updatedAt,
    change,
  }));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(listed));
  return listed;
}
