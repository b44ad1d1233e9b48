import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  FULFILLMENT_STATES,
  PAYMENT_STATES,
  waitsForStaff,
  type FulfillmentState,
  type PaymentState,
} from '../../src/domain/orders/order-status.ts';
import { useServer } from '../support/server.ts';

const server = useServer();

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
