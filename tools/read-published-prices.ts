import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createDatabase } from '../netlify/database/client.ts';
import { parseConfig } from '../netlify/lib/config.ts';
import { readPriceList } from '../netlify/services/prices/list-prices.ts';
import type { Locale } from '../src/domain/shared/language/locales.ts';
import { type BuiltGrade, publishedPrices } from '../src/features/prices/built-prices.ts';

/** What each language asks for the list in; without Spanish names, its names are English. */
const LANGUAGES: Readonly<Record<Locale, 'es' | undefined>> = { en: undefined, es: 'es' };

/**
 * Writes the complete price list of the environment's database for the pages to be built with, once for each language. Without a database the
 * files are removed: pages are then built with the seed's. A database that cannot be read leaves empty lists, as samples next to a real
 * list would be wrong prices. Returns the English one.
 */
export async function readPublishedPrices(
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<readonly BuiltGrade[] | null> {
  const fileOf = (language: string) => join(root, publishedPrices(language));
  const { database } = parseConfig(env);
  if (!database) {
    for (const language of Object.keys(LANGUAGES)) await rm(fileOf(language), { force: true });
    return null;
  }
  const { db, close } = createDatabase(database);
  const lists = await Promise.all(
    Object.values(LANGUAGES).map((language) => readPriceList(db, undefined, language)),
  )
    .catch((error: unknown) => {
      console.warn('The prices could not be read: pages are built without them.', error);
      return [];
    })
    .finally(close);
  const listed = Object.keys(LANGUAGES).map((_, index) =>
    (lists[index] ?? []).map(({ id: _id, ...grade }): BuiltGrade => grade),
  );
  await mkdir(dirname(fileOf('en')), { recursive: true });
  for (const [index, language] of Object.keys(LANGUAGES).entries())
    await writeFile(fileOf(language), JSON.stringify(listed[index]));
  return listed[0] ?? [];
}
