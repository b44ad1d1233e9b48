import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import type { PricedLine } from './price-lines.ts';

type Columns = typeof orders.$inferInsert;
/** What a new order consists of; all else follows from its life. */
export type NewOrderRow = Required<
  Omit<
    Columns,
    | 'createdAt'
    | 'payment'
    | 'fulfilment'
    | 'refundedCents'
    | 'stripePaymentIntentId'
    | 'paypalOrderId'
    | 'paidAt'
    | 'disputed'
    | 'printfulOrderId'
  >
>;

const insert = prepared((tx: Executor) => {
  const placed = tx.$with('placed').as(
    tx
      .insert(orders)
      .values({
        id: sql.placeholder('id'),
        number: sql.placeholder('number'),
        method: sql.placeholder('method'),
        checkoutKey: sql.placeholder('checkoutKey'),
        customerName: sql.placeholder('customerName'),
        customerEmail: sql.placeholder('customerEmail'),
        customerPhone: sql.placeholder('customerPhone'),
        shippingAddress: sql.placeholder('shippingAddress'),
        shippingCity: sql.placeholder('shippingCity'),
        shippingState: sql.placeholder('shippingState'),
        shippingZip: sql.placeholder('shippingZip'),
        billingAddress: sql.placeholder('billingAddress'),
        billingCity: sql.placeholder('billingCity'),
        billingState: sql.placeholder('billingState'),
        billingZip: sql.placeholder('billingZip'),
        addressUnchecked: sql.placeholder('addressUnchecked'),
        subtotalCents: sql.placeholder('subtotalCents'),
        shippingCents: sql.placeholder('shippingCents'),
        taxCents: sql.placeholder('taxCents'),
        totalCents: sql.placeholder('totalCents'),
      })
      .onConflictDoNothing({ target: orders.number })
      .returning({ id: orders.id }),
  );
  // Order and lines are one statement, however many lines: they travel as one value.
  const lines = sql`
    select gen_random_uuid(), placed.id, "variantId", position, name, color, size, image, quantity, "unitPriceCents",
      "printfulVariantId", null
    from placed, jsonb_to_recordset(${sql.placeholder('lines')}::jsonb) as line(
      "variantId" uuid, position int, name text, color text, size text, image text, quantity int,
      "unitPriceCents" int, "printfulVariantId" bigint)`;
  return tx
    .with(placed)
    .insert(orderLines)
    .select(lines)
    .returning({ id: orderLines.id })
    .prepare('insert_order');
});

/** Writes an order with its lines as they are sold now. False: the number is taken. */
export async function insertOrder(
  tx: Executor,
  row: NewOrderRow,
  lines: readonly PricedLine[],
): Promise<boolean> {
  const sold = lines.map(({ variant, quantity }, position) => ({
    variantId: variant.id,
    position,
    name: variant.itemName,
    color: variant.color,
    size: variant.size,
    image: variant.image,
    quantity,
    unitPriceCents: variant.priceCents,
    printfulVariantId: variant.printfulVariantId,
  }));
  const inserted = await insert(tx).execute({ ...row, lines: JSON.stringify(sold) });
  return inserted.length > 0;
}
