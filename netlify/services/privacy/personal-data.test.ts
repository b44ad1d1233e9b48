import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { IMPERSONAL_TABLES, PERSONAL_TABLES, STAFF_TABLES } from './personal-data.ts';

const FOLDER = join(import.meta.dirname, '../../database/schema');

/** Every table of the schema, found as Drizzle finds them. */
const TABLES = (
  await Promise.all(
    (await readdir(FOLDER)).map(async (file) =>
      Object.values((await import(join(FOLDER, file))) as object).filter((value) => is(value, PgTable)),
    ),
  )
).flat() as PgTable[];

const namesOf = (tables: readonly PgTable[]) => tables.map(getTableName).toSorted();

// Asked: 375
test('every table is known to copies and deletions, or listed as one without personal data', () => {
  const listed = [
    ...PERSONAL_TABLES.map(({ table }) => table),
    ...STAFF_TABLES,
    ...IMPERSONAL_TABLES.map(([table]) => table),
  ];
  expect(TABLES.length).toBeGreaterThan(30);
  expect(namesOf(listed)).toEqual(namesOf(TABLES));
});

/** They hold an id that we made, a moment, or yes or no, whatever they are called. */
const PLAIN: ReadonlySet<string> = new Set(['PgUUID', 'PgTimestamp', 'PgTimestampString', 'PgBoolean']);

// Asked: 375
test('every column of a table with personal data says whether it is personal', () => {
  const unlisted = PERSONAL_TABLES.flatMap(({ table, personal, impersonal, hidden = [] }) => {
    const listed = new Set([...personal, ...impersonal, ...hidden]);
    return Object.entries(getTableColumns(table)).flatMap(([name, { columnType }]) =>
      PLAIN.has(columnType) || listed.has(name) ? [] : [`${getTableName(table)}.${name}`],
    );
  });
  expect(unlisted).toEqual([]);
});

test('the lists name only columns that exist', () => {
  const unknown = PERSONAL_TABLES.flatMap(({ table, personal, impersonal, hidden = [] }) =>
    [...personal, ...impersonal, ...hidden]
      .filter((name) => !(name in getTableColumns(table)))
      .map((name) => `${getTableName(table)}.${name}`),
  );
  expect(unknown).toEqual([]);
});

test('each table says what a deletion does, and stripped rows say what they are stripped of', () => {
  for (const { deletion } of PERSONAL_TABLES) {
    expect(deletion.length).toBeGreaterThan(0);
    for (const { how, set, why } of deletion) {
      expect(set !== undefined).toBe(how === 'strip');
      expect(why.length).toBeGreaterThan(10);
    }
  }
});
