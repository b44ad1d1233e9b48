import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchKey } from '../../src/domain/shared/text/search-key.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

/** Every character of the alphabets of Europe, and its punctuation. */
const CHARACTERS = [
  ...Array.from({ length: 0x0530 - 0x20 }, (_, index) => 0x20 + index),
  ...Array.from({ length: 0x2070 - 0x1e00 }, (_, index) => 0x1e00 + index),
].map((code) => `A${String.fromCodePoint(code)}B`);

const NAMES = [
  '',
  ' ',
  "'",
  ' - ',
  'Smith - Jones',
  'Nguyễn Thị Đặng',
  '李',
  '김민준',
  'مزرحی',
  'ΠΑΠΑΣ',
  'Garcia, M.',
  'MÜLLER-STRAUẞ',
];

test('search_key() of the database and searchKey() agree on each character of a name', async () => {
  const names = [...NAMES, ...CHARACTERS];
  const { rows } = await server.db.execute<{ name: string; key: string }>(
    sql`select name, search_key(name) as key from unnest(${sql.param(names)}::text[]) as name`,
  );
  expect(rows).toHaveLength(names.length);
  expect(rows.filter(({ name, key }) => key !== searchKey(name))).toEqual([]);
});
