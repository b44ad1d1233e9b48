import { and, eq, isNotNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { orderLines } from '../../netlify/database/schema/orders.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import paymentsFunction from '../../netlify/functions/payments.ts';
import { type Fulfillment, recordFulfillment } from '../../netlify/services/fulfillment/fulfill-order.ts';
import { recordRefund } from '../../netlify/services/payments/refunds/record-refund.ts';
import { fulfillOrderApi } from '../../src/domain/orders/orders.api.ts';
import { ConnectionLost, type Trouble } from '../../tools/sandbox/switches.ts';
import { callApi } from '../support/call.ts';
import { atPrintful, mailsAbout, orderNow, paidOrder, sendAll, unpaidOrder } from '../support/paid-order.ts';
import { useServer } from '../support/server.ts';
import { untilAnswered } from '../support/until-answered.ts';
import { orderNumbers, readOrder } from '../support/staff-orders.ts';
import { staffWith } from '../support/staff.ts';
import { settled } from '../support/wait-until.ts';

const server = useServer();
afterEach(() => server.mocks.printful.switches.clear());

const ask = (id: string) => callApi(paymentsFunction, fulfillOrderApi, { params: { id } });

async function expectSentOnce(id: string): Promise<void> {
  expect(atPrintful(server, id)).toEqual([expect.objectContaining({ status: 'pending', confirmations: 1 })]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'submitted' });
}

// Asked: 156, 267, 383
test('an unpaid order is answered 409, and nothing is made', async () => {
  const { id } = await unpaidOrder(server);
  const response = await ask(id);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'order_not_paid' });
  await settled();
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'none' });
  expect(atPrintful(server, id)).toEqual([]);
});

// Asked: 156, 267, 383
test('asked for fifty times at once and afterwards, one draft is made and confirmed once', async () => {
  const { id } = await paidOrder(server);
  const answers = await Promise.all(Array.from({ length: 50 }, () => untilAnswered(() => ask(id))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await sendAll(server);
  await expectSentOnce(id);
  const again = await ask(id);
  expect(await again.json()).toEqual({ id, fulfillment: 'submitted' });
  await sendAll(server);
  await expectSentOnce(id);
});

const DRAFT = /^POST \/orders$/;
const CHANGE = /^PUT /;
const CONFIRM = /^POST .*\/confirm$/;
const ANY = /./;

// Asked: 269, 383
test.each<[string, RegExp, Trouble]>([
  ['takes the draft and says nothing', DRAFT, { kind: 'drop_answer' }],
  ['is gone before the draft', DRAFT, { kind: 'drop' }],
  ['confirms and says nothing', CONFIRM, { kind: 'drop_answer' }],
  ['is gone before it confirms', CONFIRM, { kind: 'drop' }],
  ['answers 500', ANY, { kind: 'status', status: 500 }],
  ['answers 429', ANY, { kind: 'status', status: 429 }],
  ['answers rubbish', ANY, { kind: 'rubbish' }],
  ['answers rubbish when it confirms', CONFIRM, { kind: 'rubbish' }],
])('Printful that %s is asked again: one draft, one confirmation', async (_, call, trouble) => {
  const { id } = await paidOrder(server);
  const disarm = server.mocks.printful.switches.arm(call, trouble);
  await sendAll(server, 1);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'queued' });
  const [row] = await server.db.select().from(outbox).where(eq(outbox.subjectId, id)).orderBy(outbox.kind);
  expect(row).toMatchObject({ kind: 'order_fulfillment', state: 'pending', attempts: 1, leasedUntil: null });
  disarm();
  await sendAll(server, 1);
  await expectSentOnce(id);
});

// Asked: 397
test('a call that Printful never answers times out, and is tried again', async () => {
  const { id } = await paidOrder(server);
  const disarm = server.mocks.printful.switches.arm(ANY, { kind: 'hang' });
  const startedAt = performance.now();
  await sendAll(server, 1);
  expect(performance.now() - startedAt).toBeLessThan(8_000);
  disarm();
  await sendAll(server, 1);
  await expectSentOnce(id);
});

test('a decision that comes after another one changes nothing', async () => {
  const { id } = await paidOrder(server);
  await sendAll(server);
  await recordFulfillment(server.db, id, {
    fulfillment: 'manual',
    toPack: true,
    mail: ['order_manual_mail'],
  });
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'submitted', toPack: false });
  const kinds = await server.db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, id));
  expect(kinds.map(({ kind }) => kind)).not.toContain('order_manual_mail');
});

const giveAllBack = (orderId: string, amountCents: number) =>
  recordRefund(server.db, {
    provider: 'stripe',
    orderId,
    reference: `re_${orderId}`,
    capture: `ch_${orderId}`,
    amountCents,
  });

test('a refund while the draft is made leaves it a draft', async () => {
  const { id, totalCents } = await paidOrder(server);
  const after = () => giveAllBack(id, totalCents);
  server.mocks.printful.switches.arm(DRAFT, { kind: 'hold', after }, 1);
  await sendAll(server, 1);
  expect(atPrintful(server, id)).toEqual([expect.objectContaining({ status: 'draft', confirmations: 0 })]);
  expect(await orderNow(server, id)).toMatchObject({ payment: 'refunded', fulfillment: 'none' });
});

const refundPieces = (orderId: string, refunded: number) =>
  server.db
    .update(orderLines)
    .set({ refunded })
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.printfulVariantId)));

test.each<[string, RegExp, 'before' | 'after']>([
  ['while the draft is made', DRAFT, 'after'],
  ['before a confirmation that is lost', CONFIRM, 'before'],
])('a piece refunded %s is not made', async (_, call, turn) => {
  const { id } = await paidOrder(server);
  const refund = async () => {
    await refundPieces(id, 1);
    if (call === CONFIRM) throw new ConnectionLost();
  };
  server.mocks.printful.switches.arm(call, { kind: 'hold', [turn]: refund }, 1);
  await sendAll(server);
  await expectSentOnce(id);
  expect(atPrintful(server, id)[0]?.items).toEqual([expect.objectContaining({ quantity: 1 })]);
});

test('a refund of all that Printful makes, while the draft is made, leaves the rest to staff', async () => {
  const { id } = await paidOrder(server, 'mixed');
  server.mocks.printful.switches.arm(DRAFT, { kind: 'hold', after: () => refundPieces(id, 2) }, 1);
  await sendAll(server, 1);
  expect(atPrintful(server, id)).toEqual([expect.objectContaining({ status: 'draft' })]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'manual', toPack: true });
});

test.each([
  ['changed', CHANGE],
  ['confirmed', CONFIRM],
])('a draft that is confirmed at Printful just before it is %s is on its way', async (_, call) => {
  const { id } = await paidOrder(server);
  const { switches, confirm } = server.mocks.printful;
  switches.arm(DRAFT, { kind: 'hold', after: () => call === CHANGE && refundPieces(id, 1) }, 1);
  switches.arm(call, { kind: 'hold', before: () => confirm(id) }, 1);
  await sendAll(server, 1);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'submitted' });
});

test('a refund after Printful has its part leaves nothing to pack', async () => {
  const { id, number, totalCents } = await paidOrder(server, 'mixed');
  const after = () => giveAllBack(id, totalCents);
  server.mocks.printful.switches.arm(CONFIRM, { kind: 'hold', after }, 1);
  await sendAll(server);
  // Printful's part must be canceled there.
  expect(await orderNow(server, id)).toMatchObject({ payment: 'refunded', fulfillment: 'submitted' });
  const { cookie } = await staffWith(server.db, 'owner');
  expect(await readOrder(cookie, id)).toMatchObject({ toPack: false });
  expect(await orderNumbers(cookie, { toSend: 'yes' })).not.toContain(number);
  expect(mailsAbout(server, number).filter(({ subject }) => subject.startsWith('To ship'))).toEqual([]);
});

test.each<Fulfillment>([
  { fulfillment: 'manual', toPack: true, mail: ['order_manual_mail'] },
  { fulfillment: 'failed', toPack: true, mail: ['order_failed_mail'] },
])('money that goes back before $fulfillment is written down leaves nothing to staff', async (decided) => {
  const { id, totalCents } = await paidOrder(server, 'packed');
  await giveAllBack(id, totalCents);
  expect(await orderNow(server, id)).toMatchObject({ payment: 'refunded', fulfillment: 'queued' });
  await Promise.all([recordFulfillment(server.db, id, decided), recordFulfillment(server.db, id, decided)]);
  expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'none', toPack: false });
  const kinds = await server.db.select({ kind: outbox.kind }).from(outbox).where(eq(outbox.subjectId, id));
  expect(kinds.map(({ kind }) => kind)).not.toContain(decided.mail?.[0]);
});

test('a refund while staff’s part is recorded leaves nothing to staff', async () => {
  for (const decided of ['manual', 'failed'] as const) {
    const { id, totalCents } = await paidOrder(server, 'packed');
    await Promise.all([
      recordFulfillment(server.db, id, { fulfillment: decided, toPack: true }),
      giveAllBack(id, totalCents),
    ]);
    expect(await orderNow(server, id)).toMatchObject({ fulfillment: 'none', toPack: false });
  }
});
