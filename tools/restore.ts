import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from '@neondatabase/serverless';
import { createDatabase } from '../netlify/database/client.ts';
import { requireSchema, SCHEMA_VERSION } from '../netlify/database/require-schema.ts';
import type { BackupFacts } from './backup/facts.ts';
import { assertBooks } from './backup/books.ts';
import { checkFolder, linesOf } from './backup/folder.ts';
import { onFolder } from './backup/on-folder.ts';
import { backupKey, UNSIGNED } from './backup/signature.ts';
import { photosIn, presentPhotos, storePhotos, withPhotos } from './backup/photos.ts';
import {
  assertEmpty,
  begin,
  insertLines,
  lockTables,
  setSequences,
  tablesIn,
  withClient,
  withoutTriggersAndKeys,
} from './backup/rows.ts';
import { chosenDatabase, chosenOwner } from './database/chosen-database.ts';
import { applyMigrations } from './database/migrate.ts';

const HELP = `Puts a backup into an empty database and an empty photo store. Either everything arrives or nothing.

  DATABASE_URL=… npm run restore -- ../backups/2026-11-27

  --photos    a folder for the photos in place of Netlify's store
  --as-it-is  also if its points, tickets or orders do not add up

With BACKUP_KEY, only a backup that was signed with it. The database is that of MIGRATION_DATABASE_URL or DATABASE_URL; tables that are missing are made first. NETLIFY_SITE_ID
and NETLIFY_AUTH_TOKEN open Netlify's store.`;

async function readFacts(folder: string, key: string | null): Promise<BackupFacts> {
  await checkFolder(folder, key);
  const facts = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as BackupFacts;
  if (facts.version !== SCHEMA_VERSION)
    throw new Error(
      `The backup of ${facts.madeAt} has the tables of version ${facts.version}, and this code those of version ${SCHEMA_VERSION}: restore it with the code of that version, then run npm run migrate with newer code.`,
    );
  return facts;
}

/** Before anything is made: is it empty, and of this version if it has tables at all? */
async function assertFit(client: PoolClient): Promise<void> {
  const tables = await tablesIn(client);
  if (tables.length === 0) return;
  await assertEmpty(client, tables);
  await requireSchema(client);
}

/** Fills the tables, and leaves the transaction open. */
async function fillTables(client: PoolClient, folder: string, facts: BackupFacts): Promise<void> {
  await begin(client);
  const tables = await tablesIn(client);
  const shapes = Object.fromEntries(
    Object.entries(facts.tables).map(([name, { columns }]) => [name, columns]),
  );
  if (!isDeepStrictEqual(shapes, Object.fromEntries(tables.map(({ name, columns }) => [name, columns]))))
    throw new Error('The tables of this database have other columns than those of the backup.');
  await lockTables(client, tables);
  await assertEmpty(client, tables);
  await withoutTriggersAndKeys(client, tables, async () => {
    for (const table of tables) {
      const rows = await insertLines(client, table, linesOf(join(folder, 'tables', `${table.name}.jsonl`)));
      if (rows !== facts.tables[table.name]?.rows)
        throw new Error(`The backup was changed: ${table.name} has ${rows} rows.`);
    }
  });
  await setSequences(client, facts.sequences);
}

await onFolder(HELP, async (folder, { photos: photoFolder, asItIs }) => {
  const key = backupKey();
  const facts = await readFacts(folder, key);
  const photos = await photosIn(folder);
  if (photos.length !== facts.photos)
    throw new Error(`The backup was changed: it has ${photos.length} photos.`);
  const [{ url }, { url: ownerUrl, overTcp }] = await Promise.all([chosenDatabase(), chosenOwner()]);
  const { db, close } = createDatabase({ url: ownerUrl, overTcp });
  try {
    await withPhotos(photoFolder, async () => {
      await presentPhotos(photos);
      await withClient(db, assertFit);
      await applyMigrations({ url, ownerUrl }, { overTcp });
      await withClient(db, async (client) => {
        await fillTables(client, folder, facts);
        if (!asItIs) await assertBooks(client);
        // Before the commit, after which nothing can fail. Where its answer is lost, a second restore finds out and may keep the photos.
        await storePhotos(folder, photos);
        await client.query('commit');
      });
    });
  } finally {
    await close();
  }
  const count = Object.values(facts.tables).reduce((sum, { rows }) => sum + rows, 0);
  const said = `Restored ${count} rows and ${photos.length} photos of ${facts.madeAt}.`;
  return key === null ? `${said}\n${UNSIGNED.restored}` : said;
});
