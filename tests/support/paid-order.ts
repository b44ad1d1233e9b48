import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { orderLines, orders } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { paymentMovements } from '../../netlify/database/schema/payments.ts';
import { workOutbox } from './due-work.ts';
import { findVariants } from '../../netlify/services/catalogue/find-variants.ts';
import { randomOrderNumber } from '../../netlify/services/orders/rules.ts';
import { lineRows } from '../../netlify/services/orders/order-rows.ts';
import { settlePayment } from '../../netlify/services/payments/settle-payment.ts';
import { orderTotals } from '../../src/domain/orders/order-totals.ts';
import type { TestServer } from './server.ts';
import { settled } from './wait-until.ts';

type WithDatabase = Pick<TestServer, 'db'>;

export type NewOrderRow = typeof orders.$inferInsert;

/** printed: Printful makes everything. packed: staff send everything. mixed: one line of each. */
export type Goods = 'printed' | 'packed' | 'mixed';

async function variantsFor({ db }: WithDatabase, goods: Goods) {
  const pick = async (condition: ReturnType<typeof isNull>) => {
    const { id, image, position } = merchandiseVariants;
    const all = await db.select({ id }).from(merchandiseVariants).where(condition).orderBy(image, position);
    // Another test may have hidden the first ones.
    for (const variant of all) {
      const sold = await findVariants(db, [variant.id]);
      if (sold.length > 0) return sold;
    }
    return [];
  };
  const printed = goods === 'packed' ? [] : await pick(isNotNull(merchandiseVariants.printfulVariantId));
  const packed = goods === 'printed' ? [] : await pick(isNull(merchandiseVariants.printfulVariantId));
  return [...printed, ...packed];
}

/** An unpaid order as the checkout leaves it, two of each line. */
export async function unpaidOrder(
  server: WithDatabase,
  goods: Goods = 'printed',
  changes: Partial<NewOrderRow> = {},
): Promise<NewOrderRow> {
  const variants = await variantsFor(server, goods);
  const lines = variants.map((variant) => ({ variant, quantity: 2 }));
  const priced = variants.map(({ priceCents }) => ({ unitPriceCents: priceCents, quantity: 2 }));
  const row: NewOrderRow = {
    id: randomUUID(),
    number: randomOrderNumber(),
    method: 'card',
    checkoutKey: randomUUID(),
    customerName: 'Ada Wright',
    customerEmail: 'ada.wright@example.com',
    customerPhone: '+17705550199',
    shippingAddress: '123 Peachtree St',
    shippingCity: 'Griffin',
    shippingState: 'GA',
    shippingZip: '30223',
    billingAddress: '123 Peachtree St',
    billingCity: 'Griffin',
    billingState: 'GA',
    billingZip: '30223',
    addressUnchecked: false,
    ...orderTotals(priced, 'card'),
    ...changes,
  };
  await server.db.insert(orders).values(row);
  await server.db.insert(orderLines).values(lineRows(row.id, lines));
  return row;
}

/** The same order, paid: its receipt and its fulfillment are in the outbox. */
export async function paidOrder(
  server: WithDatabase,
  goods: Goods = 'printed',
  changes: Partial<NewOrderRow> = {},
): Promise<NewOrderRow> {
  const row = await unpaidOrder(server, goods, changes);
  await settlePayment(server.db, row.id, {
    provider: 'stripe',
    reference: `ch_${row.id}`,
    namesOrder: true,
    outcome: 'paid',
    amountCents: row.totalCents,
    currency: 'USD',
    feeCents: null,
  });
  return row;
}

/** The id of an order that was paid when it was made, and sent. */
export async function addPaidOrder(
  server: WithDatabase,
  at: Date,
  changes: Partial<NewOrderRow> = {},
): Promise<string> {
  const times = { createdAt: at, paidAt: at };
  const facts = { payment: 'paid', fulfillment: 'shipped', ...times, ...changes } as const;
  const { id, totalCents } = await unpaidOrder(server, 'packed', facts);
  const money = { orderId: id, provider: 'stripe', kind: 'capture', reference: `ch_${id}` } as const;
  await server.db.insert(paymentMovements).values({ ...money, amountCents: totalCents, movedAt: at });
  return id;
}

const IS_UNTRIED = and(
  eq(outbox.state, 'pending'),
  eq(outbox.attempts, 0),
  lte(outbox.availableAt, sql`now()`),
);

/**
 * Sends all messages, including those that just failed or are written in the meantime. Waits for messages in progress, because
 * they would be sent twice.
 */
export async function sendAll({ db }: TestServer, rounds = 2): Promise<void> {
  await settled();
  for (let round = 0; round < rounds; round += 1) {
    await db
      .update(outbox)
      .set({ availableAt: sql`now()`, leasedUntil: null })
      .where(eq(outbox.state, 'pending'));
    // On a slow machine a run's time is up before everything is sent; a run that fails is the test's own doing.
    for (let left = Infinity; left > 0;) {
      const { ok } = await workOutbox();
      const untried = await db.$count(outbox, IS_UNTRIED);
      if (!ok || untried >= left) break;
      left = untried;
    }
  }
}

export async function orderNow({ db }: TestServer, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('no such order');
  return order;
}

/** The mock server's copy of our order at Printful. */
export const atPrintful = ({ mocks }: TestServer, orderId: string) =>
  mocks.printful.orders().filter(({ external_id: id }) => id === orderId.replaceAll('-', ''));

export const mailsAbout = ({ mail }: TestServer, number: string) =>
  mail.messages().filter(({ subject }) => subject.includes(number));
