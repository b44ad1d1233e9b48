import { createDatabase } from '../netlify/database/client.ts';
import { requireSchema } from '../netlify/database/require-schema.ts';
import { writeFolder } from './backup/folder.ts';
import type { BackupFacts } from './backup/facts.ts';
import { addPhotos, withPhotos } from './backup/photos.ts';
import { begin, linesOfTable, readSequences, tablesIn, type TableShape, withClient } from './backup/rows.ts';
import { onFolder } from './backup/on-folder.ts';
import { backupKey, UNSIGNED } from './backup/signature.ts';
import { chosenOwner } from './database/chosen-database.ts';

const HELP = `Writes the database and the photos to a new folder, with a list of checksums.

  npm run backup -- ../backups/2026-11-27

  --photos  a folder of photos in place of Netlify's store, as \`npm start\` has it in .data/blobs

The database is that of DATABASE_URL, or the one that \`npm start\` runs. NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN open
Netlify's store. BACKUP_KEY signs the list, so that npm run restore can tell whether it was changed. A folder whose name ends with .part and a number was left by a backup that was killed: delete it.`;

await onFolder(HELP, async (folder, { photos: photoFolder }) => {
  const key = backupKey();
  const { db, close } = createDatabase(await chosenOwner());
  let said = '';
  try {
    await withPhotos(photoFolder, () =>
      withClient(db, async (client) => {
        await requireSchema(client);
        await writeFolder(folder, key, async (add) => {
          // One moment of the database, whatever is written meanwhile.
          await begin(client, 'isolation level repeatable read read only');
          const { rows: versions } = await client.query<{ version: number }>(
            'select version from schema_version',
          );
          const tables: Record<string, TableShape> = {};
          for (const table of await tablesIn(client)) {
            let rows = 0;
            const lines = linesOfTable(client, table, (more) => (rows += more));
            await add(`tables/${table.name}.jsonl`, lines);
            tables[table.name] = { columns: table.columns, rows };
          }
          const facts: BackupFacts = {
            madeAt: new Date().toISOString(),
            version: versions[0]?.version ?? -1,
            tables,
            sequences: await readSequences(client),
            // After the rows, so that each row's photo is there unless it was removed since.
            photos: await addPhotos(add),
          };
          await add('backup.json', [`${JSON.stringify(facts, null, 2)}\n`]);
          const count = Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
          said = `Wrote ${count} rows of ${Object.keys(tables).length} tables and ${facts.photos} photos to ${folder}.`;
        });
      }),
    );
  } finally {
    await close();
  }
  return key === null ? `${said}\n${UNSIGNED.written}` : said;
});
