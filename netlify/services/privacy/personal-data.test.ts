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

const WORDS =
  /(?:^|_)(?:name|phone|email|mail|address|street|city|state_of|zip|message|note|notes|birth|born|ip|token|user_agent|text|description|details|reason|subject|customer|photo|picture|endpoint|signature|lines)(?:_|$)/;
/** Columns whose word means something else, in any table. */
const OTHER = /^(?:subject_kind|customer_id|photo_state|photos_announced|.*_hash)$/;

// Asked: 375
test('every column that sounds personal is listed as personal, or says why it is not', () => {
  const unlisted = PERSONAL_TABLES.flatMap(({ table, personal, impersonal = {}, hidden = [] }) =>
    Object.entries(getTableColumns(table)).flatMap(([name, column]) => {
      const isListed =
        personal.some((each) => each === name) || hidden.some((each) => each === name) || name in impersonal;
      return WORDS.test(column.name) && !OTHER.test(column.name) && !isListed
        ? [`${getTableName(table)}.${name}`]
        : [];
    }),
  );
  expect(unlisted).toEqual([]);
});

test('the lists name only columns that exist', () => {
  const unknown = PERSONAL_TABLES.flatMap(({ table, personal, impersonal = {}, hidden = [] }) =>
    [...personal, ...Object.keys(impersonal), ...hidden]
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
