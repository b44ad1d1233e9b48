import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import {
  FULFILLMENT_STATES,
  PAYMENT_STATES,
  waitsForStaff,
  type FulfillmentState,
  type PaymentState,
} from '../../src/domain/orders/order-status.ts';
import { searchKey } from '../../src/domain/shared/text/search-key.ts';
import { useServer } from '../support/server.ts';

const server = useServer();
afterEach(() => void vi.restoreAllMocks());

test('after a long pause a call gets new connections, and work still under way keeps its own', async () => {
  const atWork = database();
  expect(database()).toBe(atWork);
  const later = Date.now() + 31_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  const next = database();
  expect(next).not.toBe(atWork);
  for (const db of [next, atWork]) await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
});

interface Row {
  readonly payment: PaymentState;
  readonly fulfillment: FulfillmentState;
  readonly toPack: boolean;
  readonly waits: boolean;
}

// The column's own expression, because a check forbids some of these combinations in orders.
test('orders.waits_for_staff and waitsForStaff() agree in every combination of payment, fulfillment and lines to pack', async () => {
  const { rows: columns } = await server.db.execute<{ expression: string }>(
    sql`select generation_expression as expression from information_schema.columns
      where table_name = 'orders' and column_name = 'waits_for_staff'`,
  );
  const { rows } = await server.db.execute<Row & Record<string, unknown>>(
    sql`select payment, fulfillment, to_pack as "toPack", ${sql.raw(columns[0]?.expression ?? '')} as waits
      from unnest(${sql.param([...PAYMENT_STATES])}::text[]) as payment,
        unnest(${sql.param([...FULFILLMENT_STATES])}::text[]) as fulfillment,
        (values (true), (false)) as lines (to_pack)`,
  );
  expect(rows).toHaveLength(PAYMENT_STATES.length * FULFILLMENT_STATES.length * 2);
  expect(rows.filter(({ waits, ...state }) => waits !== waitsForStaff(state))).toEqual([]);
});

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
