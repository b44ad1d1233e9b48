import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SCHEMA_VERSION } from '../../netlify/database/require-schema.ts';
import { ROOT } from '../../tools/root.ts';

const FOLDER = join(ROOT, 'netlify/database/migrations');

const numberOf = (file: string): number => Number(file.slice(0, 4));

/** Comments say what they like. */
const sqlOf = (file: string): string => readFileSync(join(FOLDER, file), 'utf8').replace(/--.*$/gm, '');

const MIGRATIONS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

type Declared = ReadonlySet<string>;

const snapshotOf = (version: number) =>
  join(FOLDER, `meta/${String(version).padStart(4, '0')}_snapshot.json`);

/**
 * Tables, and columns as "table.column", that the code of this migration declares. Drizzle names all of them when it writes a row. Null for code
 * before the last two migrations.
 */
function declaredAt(version: number): Declared | null {
  if (!existsSync(snapshotOf(version))) return null;
  const { tables } = JSON.parse(readFileSync(snapshotOf(version), 'utf8')) as {
    readonly tables: Readonly<
      Record<
        string,
        { readonly name: string; readonly columns: Readonly<Record<string, { readonly name: string }>> }
      >
    >;
  };
  return new Set(
    Object.values(tables).flatMap(({ name, columns }) => [
      name,
      ...Object.values(columns).map((column) => `${name}.${column.name}`),
    ]),
  );
}

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const DROPPED_TABLE = new RegExp(String.raw`^\s*drop\s+table\s+(?:if\s+exists\s+)?${NAME}`, 'i');
const ALTERED_TABLE = new RegExp(String.raw`^\s*alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${NAME}`, 'i');
const RENAMED_TABLE = /\brename\s+to\b/i;
const GONE_COLUMNS = [
  // COLUMN may be left out, where no other thing is named.
  /\bdrop\s+(?!constraint|default|not\b|identity|expression)(?:column\s+)?(?:if\s+exists\s+)?"?(\w+)"?/gi,
  /\brename\s+(?!to\b|constraint\b)(?:column\s+)?"?(\w+)"?\s+to\b/gi,
];

/** The tables and columns whose names are gone after these statements. */
function goneAfter(statements: string): readonly string[] {
  return statements.split(';').flatMap((statement) => {
    const dropped = DROPPED_TABLE.exec(statement)?.[1];
    if (dropped) return [dropped];
    const table = ALTERED_TABLE.exec(statement)?.[1];
    if (!table) return [];
    const columns = GONE_COLUMNS.flatMap((pattern) => [...statement.matchAll(pattern)]).map(
      ([, column = '']) => `${table}.${column}`,
    );
    return RENAMED_TABLE.test(statement) ? [table, ...columns] : columns;
  });
}

/** `serves_from` as a migration sets it; undefined if it leaves it alone. */
const servesFromIn = (statements: string): number | undefined => {
  const inserted = /"serves_from"\)\s*VALUES\s*\(\d+,\s*(\d+)\)/i.exec(statements);
  const updated = /SET[^;]*"serves_from"\s*=\s*(\d+)/i.exec(statements);
  const found = inserted?.[1] ?? updated?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The first version that is known not to declare it. */
function undeclaredSince(thing: string, before: number, declared: typeof declaredAt): number {
  let since = before;
  while (since > 0 && declared(since - 1)?.has(thing) === false) since -= 1;
  return since;
}

/** What is wrong with a migration that takes something away. `declared`: by version of the code. */
const faultsOf = (version: number, statements: string, declared = declaredAt): readonly string[] =>
  goneAfter(statements).flatMap((thing) => {
    if (declared(version - 1)?.has(thing))
      return [
        `${thing} goes, and the code before version ${version} still declares it: drop it a release later`,
      ];
    const since = undeclaredSince(thing, version - 1, declared);
    return (servesFromIn(statements) ?? 0) >= since
      ? []
      : [`${thing} goes: set "serves_from" = ${since}, the first version whose code does without it`];
  });

// Asked: 392
test('no migration takes away what the code before it uses', () => {
  // An older one was looked at when it was new.
  const later = MIGRATIONS.filter((file) => numberOf(file) > 0 && existsSync(snapshotOf(numberOf(file) - 1)));
  expect(later.flatMap((file) => faultsOf(numberOf(file), sqlOf(file)))).toEqual([]);
});

test.each([
  ['ALTER TABLE "orders" DROP COLUMN "email";', ['orders.email']],
  [
    'alter table only public.orders drop if exists email, drop column "phone" cascade;',
    ['orders.email', 'orders.phone'],
  ],
  ['ALTER TABLE "orders" RENAME COLUMN "email" TO "mail";', ['orders.email']],
  ['ALTER TABLE orders RENAME email TO mail;', ['orders.email']],
  ['ALTER TABLE "orders" RENAME TO "sales";', ['orders']],
  ['SELECT 1;\nDROP TABLE IF EXISTS "orders" CASCADE;', ['orders']],
  ['ALTER TABLE "orders" DROP CONSTRAINT "once"; ALTER TABLE "orders" ALTER COLUMN "a" DROP NOT NULL;', []],
  [
    'ALTER TABLE "orders" ALTER COLUMN "a" DROP DEFAULT, ALTER "b" DROP IDENTITY; DROP INDEX "orders_by_date";',
    [],
  ],
  ['ALTER TABLE "orders" RENAME CONSTRAINT "a" TO "b";', []],
])('%s takes away %j', (statements, gone) => {
  expect(goneAfter(statements)).toEqual(gone);
});

const setServesFrom = (servesFrom: number): string =>
  `UPDATE "schema_version" SET "version" = 21, "serves_from" = ${servesFrom};`;

const until20 = (version: number): Declared => new Set(version < 20 ? ['orders.email'] : []);

test('what is taken away has to be undeclared before, and to say which code does without it', () => {
  const drop = 'ALTER TABLE "orders" DROP COLUMN "email";';
  expect(faultsOf(20, drop, until20)).toHaveLength(1);
  expect(faultsOf(21, drop, until20)).toEqual([expect.stringContaining('set "serves_from" = 20')]);
  expect(faultsOf(21, drop + setServesFrom(19), until20)).toHaveLength(1);
  expect(faultsOf(21, drop + setServesFrom(20), until20)).toEqual([]);
  const onlyLast = (version: number) => (version === 20 ? until20(version) : null);
  expect(faultsOf(21, drop + setServesFrom(19), onlyLast)).toHaveLength(1);
  expect(faultsOf(21, drop + setServesFrom(20), onlyLast)).toEqual([]);
});

const isVersionSet = (file: string): boolean => {
  const version = numberOf(file);
  const statement =
    version === 0 ? 'VALUES \\(0, 0\\)' : `UPDATE "schema_version" SET "version" = ${version}\\b`;
  return new RegExp(statement).test(sqlOf(file));
};

test('each migration says which version it makes: UPDATE "schema_version" SET "version" = <its number>;', () => {
  const silent = MIGRATIONS.filter((file) => !isVersionSet(file));
  expect(silent).toEqual([]);
});

test('the code knows the newest migration, and the journal has each of them in order', () => {
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly idx: number; readonly tag: string; readonly when: number }[];
  };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(MIGRATIONS);
  expect(entries.map(({ when }) => when)).toEqual(entries.map(({ when }) => when).toSorted((a, b) => a - b));
  expect(SCHEMA_VERSION).toBe(numberOf(MIGRATIONS.at(-1) ?? ''));
});
