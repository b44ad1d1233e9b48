import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { payouts } from '../../netlify/database/schema/funding.ts';
import { paymentMovements } from '../../netlify/database/schema/payments.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { fetchFunding } from '../support/due-work.ts';
import { type Funding, type Money, readFundingApi } from '../../src/domain/payments/admin-funding.api.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { callApi } from '../support/call.ts';
import { deliver, paidCardOrder } from '../support/card-order.ts';
import { unpaidOrder } from '../support/paid-order.ts';
import { agreedPaypalOrder, askCapture } from '../support/paypal-order.ts';
import { startServer, useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';

const server = useServer(() => startServer({ losesWebhooks: true }));
let owner = '';
beforeAll(async () => {
  owner = (await staffWith(server.db, 'owner')).cookie;
});

const ask = (from: string, to: string, cookie = owner) =>
  callApi(ownersFunction, readFundingApi, { headers: { cookie }, query: { from, to } });
const funding = async (from: string, to = from) => (await (await ask(from, to)).json()) as Funding;

type Movement = Omit<typeof paymentMovements.$inferInsert, 'orderId' | 'provider' | 'movedAt' | 'reference'>;
let references = 0;

/** Adds a movement at a time; a card payment by default. */
async function move(at: string, movement: Movement, provider: 'stripe' | 'paypal' = 'stripe') {
  const { id: orderId } = await unpaidOrder(server);
  references += 1;
  await server.db
    .insert(paymentMovements)
    .values({ orderId, provider, reference: `ref_${references}`, movedAt: new Date(at), ...movement });
}

const taken = (amountCents: number, feeCents: number | null = 0): Movement => ({
  kind: 'capture',
  amountCents,
  feeCents,
});

const NOTHING: Money = {
  takenCents: 0,
  feesCents: 0,
  refundedCents: 0,
  disputedCents: 0,
  netCents: 0,
  payoutsCents: 0,
  feesUnknown: 0,
};

// Asked: 324
test('a day is New York’s, also where it has 23 or 25 hours', async () => {
  // 8 March 2026 begins at 5:00 and ends at 4:00 UTC; 1 November 2026 begins at 4:00 and ends at 5:00.
  await move('2026-03-08T04:59:59Z', taken(1));
  await move('2026-03-08T05:00:00Z', taken(200));
  await move('2026-03-09T03:59:59Z', taken(300));
  await move('2026-03-09T04:00:00Z', taken(4));
  await move('2026-11-01T03:59:59Z', taken(10));
  await move('2026-11-01T04:00:00Z', taken(2_000));
  await move('2026-11-02T04:59:59Z', taken(3_000));
  await move('2026-11-02T05:00:00Z', taken(40));
  const spring = await funding('2026-03-07', '2026-03-09');
  expect(spring.days.map(({ day, takenCents }) => [day, takenCents])).toEqual([
    ['2026-03-09', 4],
    ['2026-03-08', 500],
    ['2026-03-07', 1],
  ]);
  expect((await funding('2026-11-01')).total.takenCents).toBe(5_000);
  expect((await funding('2026-11-02')).total.takenCents).toBe(40);
});

// Asked: 324
test('what came, what was kept, given back and lost adds up for each provider and in all', async () => {
  await move('2025-06-10T16:00:00Z', taken(10_000, 320));
  await move('2025-06-10T17:00:00Z', taken(5_000, null));
  await move('2025-06-10T18:00:00Z', { kind: 'refund', capture: 'ch_1', amountCents: -2_500, feeCents: 0 });
  await move('2025-06-10T19:00:00Z', {
    kind: 'dispute',
    capture: 'ch_1',
    amountCents: -10_000,
    feeCents: 1_500,
  });
  await move('2025-06-10T20:00:00Z', taken(1_899, 115), 'paypal');
  await server.db.insert(payouts).values([
    { provider: 'stripe', reference: 'po_1', amountCents: 9_000, arrivesOn: '2025-06-10', state: 'paid' },
    { provider: 'stripe', reference: 'po_2', amountCents: 7_000, arrivesOn: '2025-06-10', state: 'failed' },
    { provider: 'stripe', reference: 'po_4', amountCents: 50, arrivesOn: '2025-06-10', state: 'canceled' },
    { provider: 'stripe', reference: 'po_3', amountCents: 100, arrivesOn: '2025-06-12', state: 'in_transit' },
  ]);
  const { days, total } = await funding('2025-06-01', '2025-06-30');
  expect(days).toEqual([
    { ...NOTHING, day: '2025-06-12', provider: 'stripe', payoutsCents: 100 },
    {
      day: '2025-06-10',
      provider: 'stripe',
      takenCents: 15_000,
      feesCents: 1_820,
      refundedCents: 2_500,
      disputedCents: 10_000,
      netCents: 680,
      payoutsCents: 9_000,
      feesUnknown: 1,
    },
    { ...NOTHING, day: '2025-06-10', provider: 'paypal', takenCents: 1_899, feesCents: 115, netCents: 1_784 },
  ]);
  expect(total).toEqual({
    takenCents: 16_899,
    feesCents: 1_935,
    refundedCents: 2_500,
    disputedCents: 10_000,
    netCents: 2_464,
    payoutsCents: 9_100,
    feesUnknown: 1,
  });
});

const today = () => inNewYork(new Date()).date;

test('real payments are there with what the providers kept of them', async () => {
  const before = today();
  const card = await paidCardOrder(server);
  await deliver(card.succeeded);
  const wallet = await agreedPaypalOrder(server);
  await askCapture(wallet);
  // Two days if midnight passed in between.
  const { days } = await funding(before, today());
  expect(days.map(({ provider, feesUnknown }) => [provider, feesUnknown]).toSorted()).toEqual([
    ['paypal', 0],
    ['stripe', 0],
  ]);
  expect(days.every(({ feesCents }) => feesCents > 0)).toBe(true);
});

// Asked: 324
test('the job brings payouts, follows what becomes of them, and fills in fees told late, once', async () => {
  const { stripe } = server.mocks;
  const card = await paidCardOrder(server);
  stripe.refund(card.intentId, 100);
  await server.db.insert(paymentMovements).values({
    orderId: card.orderId,
    provider: 'stripe',
    kind: 'capture',
    reference: String(stripe.intents().find(({ id }) => id === card.intentId)?.latest_charge),
    amountCents: 1_000,
  });
  const sent = stripe.payOut(4_321, 'in_transit');
  expect((await fetchFunding()).status).toBe(204);
  expect(server.logged().at(-1)).toContain('"payouts":1,"fees":1');
  const day = new Date(sent.arrival_date * 1000).toISOString().slice(0, 10);
  expect((await funding(day)).total.payoutsCents).toBe(4_321);
  const [movement] = await server.db
    .select()
    .from(paymentMovements)
    .where(eq(paymentMovements.orderId, card.orderId));
  expect(movement?.feeCents).toBeGreaterThan(0);

  stripe.turnPayout(sent.id, 'failed');
  await fetchFunding();
  expect(server.logged().at(-1)).toContain('"payouts":1,"fees":0');
  expect((await funding(day)).total.payoutsCents).toBe(0);
  await fetchFunding();
  expect(server.logged().at(-1)).toContain('"payouts":0,"fees":0');
});

/** PostgreSQL's error message. */
const told = (work: Promise<unknown>) =>
  work.then(
    () => 'changed',
    (error: unknown) => String((error as Error).cause),
  );

test('a movement never changes, save that its fee is filled in once', async () => {
  const { db } = server;
  const isIt = eq(paymentMovements.reference, 'ref_1');
  expect(await db.$count(paymentMovements, isIt)).toBe(1);
  const refused = 'error: payment_movements is append-only';
  expect(await told(db.update(paymentMovements).set({ amountCents: 5 }).where(isIt))).toBe(refused);
  expect(await told(db.update(paymentMovements).set({ feeCents: 5 }).where(isIt))).toBe(refused);
  expect(await told(db.delete(paymentMovements).where(isIt))).toBe(refused);
});

test('an empty time is zero', async () => {
  expect(await funding('2020-01-01')).toMatchObject({ days: [], total: NOTHING });
});
