import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../netlify/database/client.ts';
import { SCHEMA_VERSION } from '../../netlify/database/require-schema.ts';
import sumDaysFunction from '../../netlify/functions/sum-days.ts';
import { pictureStore, savePicture } from '../../netlify/providers/photos/picture-store.ts';
import { photoStore } from '../../netlify/providers/photos/photo-store.ts';
import { takePosTicket } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { signatureOf, UNSIGNED } from '../../tools/backup/signature.ts';
import type { LocalDatabase } from '../../tools/database/local-database.ts';
import { startBlobs } from '../../tools/services.ts';
import { fillSite } from '../support/filled-site.ts';
import { quoteAwaitingPhoto, sendPhoto } from '../support/photo.ts';
import { picture } from '../support/pictures.ts';
import { runCommand } from '../support/run-command.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { changedTables, contentsReader } from '../support/table-contents.ts';
import { posTicketOf } from '../support/ticket.ts';
import { createEmptyDatabase } from '../support/test-database.ts';

let server: TestServer;
let directory: string;
let backup: string;
let wasBackedUp: Awaited<ReturnType<typeof runCommand>>;

const KEY = 'a-key-of-the-owners-that-is-long-enough';

const back = (folder: string, env: Readonly<Record<string, string>> = {}) =>
  runCommand('backup.ts', [folder], {
    MIGRATION_DATABASE_URL: server.database.ownerUrl,
    BACKUP_KEY: KEY,
    ...env,
  });

const take = (changes: Parameters<typeof posTicketOf>[0]) =>
  takePosTicket(server.db, posTicketSchema.parse(posTicketOf(changes)));

/** What a JSON reader, a CSV reader or a splitter of lines would change. */
const ODD = String.raw`two "words", (a\b) 'c'` + '\n\u2028\t{}\r\n,';

/** Every photo of both stores, by its name. */
async function photosNow(): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (const store of [await photoStore(), await pictureStore()]) {
    const { blobs } = await store.list();
    for (const { key } of blobs)
      found[key] = Buffer.from(await store.get(key, { type: 'arrayBuffer' })).toString('base64');
  }
  return found;
}

beforeAll(async () => {
  server = await startServer();
  directory = await mkdtemp(join(tmpdir(), 'backup-'));
  backup = join(directory, 'first');
  const { phones } = await fillSite(server);
  for (const side of [30, 40]) await sendPhoto(await quoteAwaitingPhoto(), await picture('jpeg', side, side));
  // Days whose sums are kept, one that was changed since, and a new one.
  for (const day of ['04', '05']) await take({ soldAt: `2024-03-${day}T10:15` });
  await sumDaysFunction();
  for (const day of ['05', '06']) await take({ soldAt: `2024-03-${day}T11:15`, phone: phones[0] });
  await savePicture('/api/merchandise/pictures/abc-900.webp', await picture('png', 20, 20));
  await server.db.execute(
    sql`insert into audit_log (actor_name, action, subject_kind, subject_id, before, after)
        values (${ODD}, 'odd', 'x', '', 'null'::jsonb, ${JSON.stringify({ [ODD]: 12345678901234567890n.toString() })}::jsonb)`,
  );
  wasBackedUp = await back(backup);
});
afterAll(async () => {
  await rm(directory, { recursive: true, force: true });
  await server.stop();
});

/** An empty database and an empty photo store. */
async function emptyPlace() {
  const database = await createEmptyDatabase();
  const blobs = await startBlobs(await mkdtemp(join(directory, 'blobs-')));
  const env = {
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    NETLIFY_BLOBS_CONTEXT: blobs.context,
    BACKUP_KEY: KEY,
  };
  return {
    database,
    env,
    restore: (folder: string, ...options: readonly string[]) =>
      runCommand('restore.ts', [folder, ...options], env),
    /** Without the key of the backups. */
    restoreUnsigned: (folder: string) => runCommand('restore.ts', [folder], { ...env, BACKUP_KEY: '' }),
    /** Runs work while our own stores are those of this place. */
    async here<Result>(work: () => Promise<Result>): Promise<Result> {
      const before = process.env['NETLIFY_BLOBS_CONTEXT'];
      process.env['NETLIFY_BLOBS_CONTEXT'] = blobs.context;
      try {
        return await work();
      } finally {
        process.env['NETLIFY_BLOBS_CONTEXT'] = before;
      }
    },
    async leave() {
      await blobs.stop();
      await database.stop();
    },
  };
}

async function contentsOf({ ownerUrl }: LocalDatabase) {
  const { db, close } = createDatabase({ url: ownerUrl, overTcp: true });
  try {
    return await (
      await contentsReader(db)
    )();
  } finally {
    await close();
  }
}

/** How many rows the tables have, of a database that may have none. */
async function rowsOf(database: LocalDatabase): Promise<number> {
  const contents = [...(await contentsOf(database).catch(() => new Map<string, string>()))];
  return contents
    .filter(([name]) => !['schema_version', 'retention_runs'].includes(name))
    .reduce((sum, [, content]) => sum + Number.parseInt(content, 10), 0);
}

/** The checksums of a backup's rows and photos. */
const sums = async (folder: string) =>
  (await readFile(join(folder, 'SHA256SUMS'), 'utf8'))
    .split('\n')
    .filter((line) => !line.endsWith('backup.json'));

test('a backup restores every table and every photo, and a backup of that is the same', async () => {
  expect(wasBackedUp).toMatchObject({ code: 0, stderr: '' });
  expect(wasBackedUp.stdout).not.toContain(UNSIGNED.written);
  const place = await emptyPlace();
  expect(await place.restore(backup)).toMatchObject({ code: 0, stderr: '' });

  const [before, after] = [await contentsOf(server.database), await contentsOf(place.database)];
  expect(changedTables(before, after)).toEqual([]);
  expect(after.size).toBeGreaterThan(40);
  const empty = [...after].filter(([, content]) => content.startsWith('0 rows')).map(([name]) => name);
  for (const name of ['tickets', 'day_sums', 'stale_days', 'job_runs']) expect(empty).not.toContain(name);
  const photos = await photosNow();
  expect(await place.here(photosNow)).toEqual(photos);
  expect(Object.keys(photos).length).toBeGreaterThan(2);

  // Numbers go on behind the last one, keys hold again, and what is derived is.
  const { db, close } = createDatabase({ url: place.database.ownerUrl, overTcp: true });
  await db.execute(
    sql`insert into audit_log (actor_name, action, subject_kind, subject_id) values ('x', 'y', 'z', '')`,
  );
  await expect(db.execute(sql`delete from customers`)).rejects.toMatchObject({ cause: { code: '23001' } });
  const keysOf = async (each: typeof db) =>
    (await each.execute(sql`select conname, convalidated from pg_constraint order by 1`)).rows;
  expect(await keysOf(db)).toEqual(await keysOf(server.db));
  const triggersOf = async (each: typeof db) =>
    (await each.execute(sql`select tgname, tgenabled from pg_trigger where not tgisinternal order by 1`))
      .rows;
  expect(await triggersOf(db)).toEqual(await triggersOf(server.db));
  await close();

  // Without the key, both commands say what nobody can know.
  const second = await emptyPlace();
  expect((await second.restoreUnsigned(backup)).stdout).toContain(UNSIGNED.restored);
  const again = join(directory, 'again');
  expect((await back(again, { ...second.env, BACKUP_KEY: '' })).stdout).toContain(UNSIGNED.written);
  expect(await readdir(again)).not.toContain('SHA256SUMS.hmac');
  expect(await sums(again)).toEqual(await sums(backup));
  await second.leave();
  await place.leave();
});

test('a folder in use, one that cannot be written and a role that reads too little are refused, and nothing is left', async () => {
  const full = join(directory, 'full');
  await mkdir(full);
  await writeFile(join(full, 'letter.txt'), 'mine');
  const file = join(full, 'letter.txt');
  const before = await readdir(directory);
  const [used, below, none, poor] = await Promise.all([
    back(full),
    back(join(file, 'backup')),
    runCommand('backup.ts', []),
    back(join(directory, 'poor'), { MIGRATION_DATABASE_URL: '' }),
  ]);
  expect(used).toMatchObject({ code: 2, stderr: `${full} is not empty: name a new folder.\n` });
  expect(below).toMatchObject({ code: 2, stderr: expect.stringContaining('A file is in its way') as string });
  expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('Name one folder.') as string });
  expect(poor).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('set MIGRATION_DATABASE_URL') as string,
  });
  expect(await readdir(directory)).toEqual(before);
  expect(await readdir(full)).toEqual(['letter.txt']);
});

/** Puts a right checksum on a changed file, and the owner's signature on the list: what is refused then is refused for what it says. */
async function listAgain(folder: string, path: string, key = KEY): Promise<void> {
  const list = join(folder, 'SHA256SUMS');
  const sum = createHash('sha256')
    .update(await readFile(join(folder, path)))
    .digest('hex');
  const lines = (await readFile(list, 'utf8')).split('\n');
  const text = lines.map((line) => (line.endsWith(path) ? `${sum}  ${path}` : line)).join('\n');
  await writeFile(list, text);
  await writeFile(join(folder, 'SHA256SUMS.hmac'), signatureOf(text, key));
}

const photosOf = async (folder: string) => readdir(join(folder, 'photos/quote-photos'));

test.each<[how: string, alter: (folder: string) => Promise<unknown>, says: string]>([
  ['that misses a file', (folder) => rm(join(folder, 'tables/orders.jsonl')), 'orders.jsonl is missing'],
  [
    'whose list was cut',
    (folder) => writeFile(join(folder, 'SHA256SUMS'), ''),
    'changed after it was signed',
  ],
  ['without a signature', (folder) => rm(join(folder, 'SHA256SUMS.hmac')), 'The backup is not signed'],
  [
    'whose row and checksums were changed by somebody without the key',
    async (folder) => {
      await appendFile(join(folder, 'tables/orders.jsonl'), ' ');
      await listAgain(folder, 'tables/orders.jsonl', 'another-key-that-is-long-enough-too');
    },
    'changed after it was signed, or it was signed with another BACKUP_KEY',
  ],
  ['without a list', (folder) => rm(join(folder, 'SHA256SUMS')), 'is not a whole backup'],
  [
    'whose rows were changed',
    (folder) => appendFile(join(folder, 'tables/orders.jsonl'), ' '),
    'orders.jsonl',
  ],
  [
    'whose photo was changed',
    async (folder) => writeFile(join(folder, 'photos/quote-photos', (await photosOf(folder))[0] ?? ''), 'x'),
    'is not what was written',
  ],
  [
    'of another version',
    async (folder) => {
      const facts = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as object;
      await writeFile(join(folder, 'backup.json'), JSON.stringify({ ...facts, version: 1 }));
      await listAgain(folder, 'backup.json');
    },
    `has the tables of version 1, and this code those of version ${SCHEMA_VERSION}`,
  ],
  [
    'whose rows do not fit each other',
    async (folder) => {
      await writeFile(join(folder, 'tables/customers.jsonl'), '');
      await listAgain(folder, 'tables/customers.jsonl');
    },
    'customers has 0 rows',
  ],
  [
    'whose row refers to none',
    async (folder) => {
      const facts = JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as {
        tables: Record<string, { rows: number }>;
      };
      Object.assign(facts.tables['customers'] ?? {}, { rows: 0 });
      await writeFile(join(folder, 'backup.json'), JSON.stringify(facts));
      await listAgain(folder, 'backup.json');
      await writeFile(join(folder, 'tables/customers.jsonl'), '');
      await listAgain(folder, 'tables/customers.jsonl');
    },
    'violates foreign key constraint',
  ],
])('a backup %s is refused, and nothing arrives', async (how, alter, says) => {
  const folder = join(directory, how.replaceAll(' ', '-'));
  await cp(backup, folder, { recursive: true });
  await alter(folder);
  const place = await emptyPlace();
  const { code, stderr } = await place.restore(folder);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(says) as string });
  expect(await rowsOf(place.database)).toBe(0);
  expect(await place.here(photosNow)).toEqual({});
  // The place is as good as before.
  await place.leave();
});

/** Makes one figure of points, of tickets and of orders wrong. */
const cook = async (cents: number) => {
  await server.db.execute(sql`update customers set total_points = total_points + ${cents}
    where id = (select min(id::text)::uuid from customers where total_points > 10 and points_owed = 0)`);
  await server.db.execute(
    sql`update tickets set total_cents = total_cents + ${cents} where id = (select min(id::text)::uuid from tickets)`,
  );
  await server.db
    .execute(sql`update orders set subtotal_cents = subtotal_cents + ${cents}, total_cents = total_cents + ${cents}
    where id = (select min(id::text)::uuid from orders)`);
};

test('books that do not agree are refused with their figures, unless somebody insists', async () => {
  const folder = join(directory, 'cooked');
  await cook(7);
  try {
    await back(folder);
  } finally {
    await cook(-7);
  }
  const place = await emptyPlace();
  expect(await place.restore(folder)).toMatchObject({
    code: 2,
    stderr: `The books of this backup do not agree.
customers whose points are not the sum of their ledger: 1
tickets whose total is not the sum of their lines: 1
orders whose subtotal is not the sum of their lines: 1
To restore it nevertheless, add --as-it-is.
`,
  });
  expect(await rowsOf(place.database)).toBe(0);
  expect(await place.restore(folder, '--as-it-is')).toMatchObject({ code: 0, stderr: '' });
  await place.leave();
});

test('a database and a photo store that hold anything are left alone', async () => {
  const place = await emptyPlace();
  await place.here(async () => (await photoStore()).set('mine/1', 'x'));
  expect(await place.restore(backup)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The photo store is not empty: it has quote-photos/mine/1.') as string,
  });
  expect(await rowsOf(place.database)).toBe(0);
  await place.leave();

  const other = await emptyPlace();
  await other.restore(backup);
  const before = await contentsOf(other.database);
  expect(await other.restore(backup)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The database is not empty') as string,
  });
  expect(await contentsOf(other.database)).toEqual(before);
  expect(Object.keys(await other.here(photosNow)).length).toBeGreaterThan(2);
  await other.leave();
});
