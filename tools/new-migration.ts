import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.ts';

const FOLDER = join(ROOT, 'netlify/database/migrations');
const JOURNAL = join(FOLDER, 'meta/_journal.json');
const VERSION_FILE = join(ROOT, 'netlify/database/require-schema.ts');

const newest = () => {
  const { entries } = JSON.parse(readFileSync(JOURNAL, 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  const last = entries.at(-1);
  if (!last) throw new Error('The journal has no migrations.');
  return last;
};

// `npm run migration add_vin`; `-- --custom` begins an empty one.
const [name = '', ...options] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Name the migration: npm run migration add_vin');
  process.exit(1);
}
const { idx: before } = newest();
const { status } = spawnSync(
  join(ROOT, 'tools/extras/node_modules/.bin/drizzle-kit'),
  ['generate', '--name', name, ...options],
  {
    cwd: ROOT,
    stdio: 'inherit',
  },
);
const { idx: version, tag } = newest();
// Drizzle has found nothing to change, or says what is wrong.
if (status !== 0 || version === before) process.exit(status ?? 1);

const file = join(FOLDER, `${tag}.sql`);
const isBegun = readFileSync(file, 'utf8').trim() !== '';
appendFileSync(
  file,
  `${isBegun ? '\n--> statement-breakpoint\n' : ''}UPDATE "schema_version" SET "version" = ${version};\n`,
);
const code = readFileSync(VERSION_FILE, 'utf8');
writeFileSync(VERSION_FILE, code.replace(/(SCHEMA_VERSION = )\d+/, `$1${version}`));
// Drizzle compares with the last one, and the tests with the one before it.
rmSync(join(FOLDER, `meta/${String(version - 2).padStart(4, '0')}_snapshot.json`), { force: true });
console.log(`${file} makes version ${version}. Read it: docs/how-to/add-a-table.md says what to look for.`);
