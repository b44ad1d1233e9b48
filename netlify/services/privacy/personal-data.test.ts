import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { dataOf, hidden, personal, personalTable } from '../../database/personal-columns.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { PERSONAL_TABLES } from './personal-data.ts';

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
test('every table says whose data it holds, and copies and deletions know those of visitors', () => {
  expect(TABLES.length).toBeGreaterThan(30);
  const visitors = TABLES.filter((table) => dataOf(table).of === 'visitors');
  expect(namesOf(PERSONAL_TABLES.map(({ table }) => table))).toEqual(namesOf(visitors));
});

// Asked: 375
test('a column that is not classified does not compile, and hidden ones are known', () => {
  // @ts-expect-error `email` is not classified.
  personalTable('letters', { phone: personal(text()), email: text() });
  const letters = personalTable('letters', { phone: personal(text()), tokenHash: hidden(text()) });
  expect([...dataOf(letters).hidden]).toEqual(['tokenHash']);
});

// Asked: 375
test('no copy tells who of our staff did something', () => {
  const told = PERSONAL_TABLES.flatMap(({ table }) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === staffUsers)
      .flatMap(({ columns: [column] }) => {
        const [name = ''] = Object.entries(getTableColumns(table)).find(([, each]) => each === column) ?? [];
        return dataOf(table).hidden.has(name) ? [] : [`${getTableName(table)}.${name}`];
      }),
  );
  expect(told).toEqual([]);
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
