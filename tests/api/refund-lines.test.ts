import { eq, inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import { refundRequests } from '../../netlify/database/schema/funding.ts';
import { orderLines, orders } from '../../netlify/database/schema/orders.ts';
import { paymentMovements } from '../../netlify/database/schema/payments.ts';
import ordersFunction from '../../netlify/functions/orders.ts';
import { recordRefundReversal } from '../../netlify/services/payments/refunds/record-refund.ts';
import { workRefunds } from '../../netlify/services/payments/refunds/work-refunds.ts';
import { lineRefund, type RefundedLine } from '../../src/domain/orders/line-refund.ts';
import { type OrderView, readOrderApi } from '../../src/domain/orders/orders.api.ts';
import { moneyText } from '../../src/domain/shared/numbers/money.ts';
import { audited } from '../support/audited.ts';
import { callApi } from '../support/call.ts';
import { cartOf } from '../support/order.ts';
import { mailsAbout, sendAll } from '../support/paid-order.ts';
import { askRefund, paidAt, type ProviderName, refundBody, refundsOf } from '../support/refund.ts';
import { startServer, useServer } from '../support/server.ts';
import { readOrder, sendShipment, shipmentOf } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let cookie = '';
let counted: string[] = [];
beforeAll(async () => {
  ({ cookie } = await staffWith(server.db, 'owner'));
  counted = (await cartOf(server.db)).map(({ merchandiseItemId }) => merchandiseItemId);
});
beforeEach(() =>
  server.db.update(merchandiseVariants).set({ stock: 10 }).where(inArray(merchandiseVariants.id, counted)),
);

/** Asks either of them for a refund. */
const GIVE = /^POST \/v[12]\/(refunds|payments\/captures\/\w+\/refund)$/;
const BOTH: readonly ProviderName[] = ['stripe', 'paypal'];
const ask = (orderId: string, body: object) => askRefund(cookie, orderId, body);
const stock = async () => {
  const { id, stock: left } = merchandiseVariants;
  const rows = await server.db.select({ id, left }).from(merchandiseVariants).where(inArray(id, counted));
  return counted.map((each) => rows.find((row) => row.id === each)?.left);
};
/** An order of one piece of the first kind and two of the second, and what refunds of its lines come to. */
async function orderOf(name: ProviderName) {
  const paid = await paidAt[name](server);
  const read = () => readOrder(cookie, paid.orderId);
  const { lines } = await read();
  const [one, two] = lines.map(({ id }) => id) as [string, string];
  const bodyOf = async (wanted: readonly RefundedLine[], changes: object = {}) => {
    const { amountCents } = lineRefund(await read(), wanted);
    return refundBody(amountCents, { lines: wanted, ...changes });
  };
  const shipmentOfLine = async (id: string) =>
    shipmentOf((await read()).lines.filter((line) => line.id === id));
  return { ...paid, read, one, two, bodyOf, shipmentOfLine };
}
/** The customer's bank sends a refund back. */
async function comeBack(orderId: string, amountCents: number) {
  const moved = await server.db.select().from(paymentMovements).where(eq(paymentMovements.orderId, orderId));
  const { reference = '', capture } = moved.find((each) => -each.amountCents === amountCents) ?? {};
  const refund = { orderId, reference, capture: capture ?? '', amountCents };
  await recordRefundReversal(server.db, { provider: 'stripe', ...refund });
}
const refusal = (code: string) => ({ status: 409, body: { code } });

test.each(BOTH)(
  'pieces go back at %s with their tax and shipping, and to stock once; all of them are all of the money',
  async (name) => {
    const order = await orderOf(name);
    const { orderId, one, two } = order;
    expect(await stock()).toEqual([9, 8]);
    const first = await order.bodyOf([{ id: two, quantity: 1 }], { restock: true });
    expect(await ask(orderId, first)).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await ask(orderId, first)).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await stock()).toEqual([9, 9]);
    const now = await order.read();
    expect(now.lines.map(({ refunded, inStock }) => [refunded, inStock])).toEqual([
      [0, 1],
      [1, 1],
    ]);

    // The customer's page and mail say the same, once the provider has answered.
    const told = async () => {
      const page = await callApi(ordersFunction, readOrderApi, { params: { id: orderId } });
      return ((await page.json()) as OrderView).items.map(({ refunded }) => refunded);
    };
    expect(await told()).toEqual([0, 1]);
    const isIt = eq(refundRequests.id, first.id);
    await server.db.update(refundRequests).set({ state: 'asked' }).where(isIt);
    expect(await told()).toEqual([0, 0]);
    await server.db.update(refundRequests).set({ state: 'done' }).where(isIt);
    await sendAll(server);
    const [mail] = mailsAbout(server, now.number).filter(({ subject }) => subject.startsWith('Refund'));
    expect(mail?.text).toContain(`1 x ${now.lines[1]?.name}`);
    expect(mail?.text).toContain(`Refund: ${moneyText(first.amountCents)}`);

    const [entry] = await audited(server, orderId);
    expect(entry?.after).toMatchObject({ items: `1 x ${now.lines[1]?.name}`, restock: true });

    // Broken: it does not go back to stock.
    await ask(orderId, await order.bodyOf([{ id: one, quantity: 1 }]));
    expect(await stock()).toEqual([9, 9]);
    const rest = await order.bodyOf([{ id: two, quantity: 1 }], { restock: true });
    expect(await ask(orderId, rest)).toMatchObject({ body: { payment: 'refunded' } });
    expect(await stock()).toEqual([9, 10]);
    expect(order.given().reduce((sum, cents) => sum + cents, 0)).toBe(order.totalCents);
    await order.tellAll();
    expect(await refundsOf(server, orderId)).toMatchObject({ refundedCents: order.totalCents, audited: 3 });
    expect(await stock()).toEqual([9, 10]);
  },
);

test('other figures, too many pieces, another order’s line and another use of the id are refused, and nothing moves', async () => {
  const order = await orderOf('stripe');
  const other = await orderOf('stripe');
  const body = await order.bodyOf([{ id: order.two, quantity: 1 }]);
  const changed = [
    { ...body, amountCents: body.amountCents + 1 },
    { ...body, amountCents: body.amountCents - 1 },
    await order.bodyOf([{ id: order.two, quantity: 3 }]),
    { ...body, lines: [{ id: other.two, quantity: 1 }] },
  ];
  for (const each of changed) expect(await ask(order.orderId, each)).toMatchObject(refusal('changed_since'));
  expect(order.given()).toEqual([]);
  expect((await order.read()).lines.map(({ refunded }) => refunded)).toEqual([0, 0]);
  expect(await ask(order.orderId, body)).toMatchObject({ status: 201 });
  for (const each of [
    { ...body, lines: [] },
    { ...body, lines: [{ id: order.one, quantity: 1 }] },
    { ...body, restock: true },
  ]) {
    expect(await ask(order.orderId, each)).toMatchObject(refusal('idempotency_key_reused'));
  }
});

test('two people refund the same last piece: one does, and the other is told', async () => {
  const order = await orderOf('stripe');
  const pieces = [{ id: order.one, quantity: 1 }];
  const bodies = [await order.bodyOf(pieces), await order.bodyOf(pieces)];
  const answers = await Promise.all(bodies.map((body) => ask(order.orderId, body)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(order.given()).toHaveLength(1);
});

test('what the provider refuses leaves the pieces sold, and the order’s own', async () => {
  const order = await orderOf('stripe');
  order.contest();
  const body = await order.bodyOf([{ id: order.one, quantity: 1 }], { restock: true });
  expect(await ask(order.orderId, body)).toMatchObject(refusal('provider_refused'));
  const { lines } = await order.read();
  expect(lines.map(({ refunded, inStock }) => [refunded, inStock])).toEqual([
    [0, 1],
    [0, 2],
  ]);
  expect(await stock()).toEqual([9, 8]);
});

/** Staff pack all of an order. */
async function packedByStaff(orderId: string) {
  const toPack = { fulfillment: 'manual', toPack: true } as const;
  await server.db
    .update(orders)
    .set({ ...toPack, printfulOrderId: null })
    .where(eq(orders.id, orderId));
  await server.db.update(orderLines).set({ printfulVariantId: null }).where(eq(orderLines.orderId, orderId));
  return toPack;
}

test('refunded pieces are not sent: what is left is, and an order of which nothing is left waits no more', async () => {
  const order = await orderOf('stripe');
  const { orderId, one, two } = order;
  const toPack = await packedByStaff(orderId);
  const packed = await order.shipmentOfLine(two);
  await ask(orderId, await order.bodyOf([{ id: two, quantity: 1 }], { restock: true }));
  expect(await order.read()).toMatchObject(toPack);
  // Both pieces were packed before one of them was refunded.
  expect(await sendShipment(cookie, orderId, packed)).toMatchObject({
    status: 409,
    body: { code: 'changed_since', figures: { now: [one, two].map((id) => ({ id, quantity: 1 })) } },
  });
  const lastPacked = await order.shipmentOfLine(one);
  await sendShipment(cookie, orderId, await order.shipmentOfLine(two));
  expect(await order.read()).toMatchObject(toPack);
  const last = await order.bodyOf([{ id: one, quantity: 1 }], { restock: true });
  await ask(orderId, last);
  expect(await order.read()).toMatchObject({ fulfillment: 'shipped', toPack: false });
  expect(await sendShipment(cookie, orderId, lastPacked)).toMatchObject({
    body: { code: 'changed_since', figures: { now: [] } },
  });
  expect(await stock()).toEqual([10, 9]);

  // The customer's bank sends it back: the piece is sold again, and waits.
  await comeBack(orderId, last.amountCents);
  expect(await order.read()).toMatchObject(toPack);
  expect(await stock()).toEqual([9, 9]);
});

test('what the provider refuses only after the rest has left waits for staff', async () => {
  const order = await orderOf('stripe');
  const { orderId, one, two } = order;
  const toPack = await packedByStaff(orderId);
  server.mocks.stripe.switches.arm(GIVE, { kind: 'status', status: 503 }, 2);
  const body = await order.bodyOf([{ id: one, quantity: 1 }]);
  expect(await ask(orderId, body)).toMatchObject({ body: { state: 'asked' } });
  await sendShipment(cookie, orderId, await order.shipmentOfLine(two));
  expect(await order.read()).toMatchObject({ fulfillment: 'shipped', toPack: false });
  order.contest();
  expect(await ask(orderId, body)).toMatchObject(refusal('provider_refused'));
  expect(await order.read()).toMatchObject(toPack);
});

test('a refund that the job and the provider both report as failed reopens its pieces once', async () => {
  const order = await orderOf('stripe');
  const { orderId, two } = order;
  await ask(orderId, await order.bodyOf([{ id: two, quantity: 1 }]));
  const body = await order.bodyOf([{ id: two, quantity: 1 }]);
  await ask(orderId, body);
  // The provider's report of its success came before our own question was answered.
  await server.db.update(refundRequests).set({ state: 'asked' }).where(eq(refundRequests.id, body.id));
  const there = server.mocks.stripe.refunds().find(({ metadata }) => metadata?.['refundId'] === body.id);
  server.mocks.stripe.failRefund(there?.id ?? '');
  await workRefunds(server.db, () => false);
  await recordRefundReversal(server.db, {
    provider: 'stripe',
    orderId,
    reference: there?.id ?? '',
    capture: '',
    amountCents: body.amountCents,
  });
  expect((await order.read()).lines.map(({ refunded }) => refunded)).toEqual([0, 1]);
});

test('staff are told which pieces of a refund that comes back no list has', async () => {
  const order = await orderOf('stripe');
  const { orderId, one, two } = order;
  await packedByStaff(orderId);
  const body = await order.bodyOf([one, two].map((id) => ({ id, quantity: 1 })));
  await ask(orderId, body);
  await sendShipment(cookie, orderId, await order.shipmentOfLine(two));
  await comeBack(orderId, body.amountCents);
  await sendAll(server);
  const { number, lines } = await order.read();
  const [mail] = mailsAbout(server, number).filter(({ subject }) => subject.includes('came back'));
  expect(mail?.text).toContain('aren’t listed under “To ship”');
  // The other line still waits in the list.
  expect(mail?.text?.match(/^\d+ x .*/gm)).toEqual([expect.stringContaining(`1 x ${lines[1]?.name}`)]);
});

test.each([
  { restock: true, gone: [10, 9], back: [9, 8] },
  // Others take the place of those that nobody has.
  { restock: false, gone: [9, 8], back: [8, 7] },
])('pieces whose refund comes back are the order’s own again (restock: $restock)', async (each) => {
  const { restock, gone, back } = each;
  const order = await orderOf('stripe');
  const { orderId, one, two } = order;
  const pieces = [one, two].map((id) => ({ id, quantity: 1 }));
  const body = await order.bodyOf(pieces, { restock });
  await ask(orderId, body);
  expect(await stock()).toEqual(gone);
  await comeBack(orderId, body.amountCents);
  expect(await stock()).toEqual(back);
  expect((await order.read()).lines.map(({ inStock }) => inStock)).toEqual([1, 2]);
});

test.each(BOTH.flatMap((name) => [true, false].map((restock) => ({ name, restock }))))(
  'what $name reports before it answers gives back all but the refunded pieces, and these if they are ticked: $restock',
  async ({ name, restock }) => {
    const order = await orderOf(name);
    const { orderId, two, totalCents } = order;
    await ask(orderId, refundBody(totalCents - 500));
    const body = await order.bodyOf([{ id: two, quantity: 1 }], { restock });
    expect(body.amountCents).toBe(500);
    server.mocks[name].switches.arm(GIVE, { kind: 'hold', after: () => order.tellAll() }, 1);
    expect(await ask(orderId, body)).toMatchObject({ body: { state: 'done', payment: 'refunded' } });
    expect(await stock()).toEqual([10, restock ? 10 : 9]);
  },
);
