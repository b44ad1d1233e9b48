// ASVS: 2.3.4
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { placeOrder } from '../../netlify/services/orders/place-order.ts';
import { recordDispute } from '../../netlify/services/payments/refunds/record-dispute.ts';
import { recordRefund } from '../../netlify/services/payments/refunds/record-refund.ts';
import { settlePayment, type ProviderTruth } from '../../netlify/services/payments/settle-payment.ts';
import { booksOf, PAID_MESSAGES } from '../support/card-order.ts';
import { loseConnection, useLinkedServer } from '../support/database-link.ts';
import { EFFORT } from '../support/effort.ts';
import { ADDRESS, cartOf, CUSTOMER, totalsOf } from '../support/order.ts';

// A failure prints the seed and the smallest interleaving that still fails.
const RUNS = EFFORT.races;
const MOST_STEPS = 12;
const PART_CENTS = 300;

const server = useLinkedServer();
let order: Parameters<typeof placeOrder>[1];
let totalCents: number;
beforeAll(async () => {
  const items = await cartOf(server.db);
  const { total, totalCents: cents } = totalsOf(items, 'card');
  totalCents = cents;
  order = {
    method: 'card',
    customer: CUSTOMER,
    shipping: ADDRESS,
    billing: ADDRESS,
    items,
    claimed: { total },
    sent: { content: null },
  };
});

/** What may happen to one order, in any order, in parallel and more than once. `by` makes unique references. */
const DEEDS = {
  webhook: (by) => settle(by, { outcome: 'paid', event: { id: `${by}-paid`, type: 'paid' } }),
  returnPage: (by) => settle(by, { outcome: 'paid' }),
  reconcile: (by) => settle(by, { outcome: 'paid', feeCents: 99 }),
  captureAgain: (by) => settle(by, { outcome: 'paid', reference: `${by}-second` }),
  processing: (by) =>
    settle(by, { outcome: 'processing', event: { id: `${by}-moving`, type: 'processing' } }),
  failed: (by) => settle(by, { outcome: 'failed', event: { id: `${by}-failed`, type: 'failed' } }),
  refundPart: (by) => refund(by, 'part', PART_CENTS),
  refundRest: (by) => refund(by, 'rest', totalCents - PART_CENTS),
  dispute: (by) =>
    recordDispute(database(), {
      provider: 'stripe',
      orderId: by,
      reference: `${by}-dispute`,
      capture: `${by}-first`,
      amountCents: totalCents,
      outcome: 'lost',
      event: { id: `${by}-dispute`, type: 'dispute' },
    }),
} satisfies Record<string, (by: string) => Promise<unknown>>;

type Deed = keyof typeof DEEDS;

function settle(by: string, truth: Partial<ProviderTruth> & Pick<ProviderTruth, 'outcome'>) {
  const usual = {
    provider: 'stripe',
    namesOrder: true,
    amountCents: totalCents,
    currency: 'USD',
    feeCents: null,
  } as const;
  return settlePayment(database(), by, { ...usual, reference: `${by}-first`, ...truth });
}

function refund(by: string, name: string, amountCents: number) {
  const event = { id: `${by}-${name}-${randomUUID()}`, type: 'refund' };
  const given = {
    provider: 'stripe',
    orderId: by,
    reference: `${by}-${name}`,
    capture: `${by}-first`,
    amountCents,
  } as const;
  return recordRefund(database(), { ...given, event });
}

/** Tries again when told to, as a provider or a browser does. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (let left = MOST_STEPS + 1; left > 0; left -= 1) {
    const isDone = await work().then(
      () => true,
      () => false,
    );
    if (isDone) return;
  }
  throw new Error('never done');
}

interface Step {
  readonly deed: Deed;
  readonly startMs: number;
  /** What happens before its transaction commits. */
  readonly pauseMs: number;
  readonly isLost: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  deed: fc.constantFrom(...(Object.keys(DEEDS) as Deed[])),
  startMs: fc.nat(6),
  pauseMs: fc.nat(4),
  isLost: fc.boolean(),
});

async function play(steps: readonly Step[]) {
  const sender = { address: randomUUID(), checkoutKey: 'races', idempotencyKey: null };
  const { id } = await placeOrder(server.db, order, sender);
  const pauses = steps.map(({ pauseMs, isLost }) => ({ pauseMs, isLost }));
  const stop = server.link.watch({
    async before({ commits }) {
      if (!commits) return;
      const { pauseMs, isLost } = pauses.shift() ?? { pauseMs: 0, isLost: false };
      await sleep(pauseMs);
      if (isLost) loseConnection();
    },
  });
  try {
    await Promise.all(
      steps.map(async ({ deed, startMs }) => {
        await sleep(startMs);
        await insist(() => DEEDS[deed](id));
      }),
    );
  } finally {
    stop();
  }
  return booksOf(server, id);
}

/** What the books must say after these deeds, in any order. */
function expected(deeds: ReadonlySet<Deed>) {
  const first = deeds.has('webhook') || deeds.has('returnPage') || deeds.has('reconcile');
  const captures = [first, deeds.has('captureAgain')].filter(Boolean).map(() => totalCents);
  const refunds = [
    ...(deeds.has('refundPart') ? [-PART_CENTS] : []),
    ...(deeds.has('refundRest') ? [PART_CENTS - totalCents] : []),
  ];
  const disputes = deeds.has('dispute') ? [-totalCents] : [];
  const kept = [...captures, ...refunds, ...disputes].reduce((sum, cents) => sum + cents, 0);
  const movements = [...captures, ...refunds, ...disputes].toSorted((x, y) => y - x);
  if (captures.length === 0) {
    const payments = ['pending', 'processing', 'failed'];
    return { movements, refundedCents: 0, isPaid: false, payments, fulfillments: ['none'] };
  }
  // A refund and a lost dispute may take the same money.
  const refundedCents = Math.min(totalCents, Math.max(0, totalCents - kept));
  const isWhole = refundedCents === totalCents;
  const refunded = isWhole ? 'refunded' : 'partially_refunded';
  return {
    movements,
    refundedCents,
    isPaid: true,
    payments: [refundedCents === 0 ? 'paid' : refunded],
    // If the full amount went back before we heard of the payment, nothing is sent, not even for a second payment.
    fulfillments: refunds.length === 2 || disputes.length > 0 ? ['queued', 'none'] : ['queued'],
  };
}

// Asked: 264, 266, 380
test(
  `nothing is lost or doubled in ${RUNS} interleavings`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: MOST_STEPS }), async (steps) => {
        const { order: row, movements, messages, events } = await play(steps);
        const right = expected(new Set(steps.map(({ deed }) => deed)));
        expect(movements.map(({ amountCents }) => amountCents)).toEqual(right.movements);
        expect(new Set(events).size).toBe(events.length);
        expect(row.refundedCents).toBe(right.refundedCents);
        expect(row.paidAt !== null).toBe(right.isPaid);
        expect(right.payments).toContain(row.payment);
        expect(right.fulfillments).toContain(row.fulfillment);
        expect(messages).toEqual(row.fulfillment === 'queued' ? PAID_MESSAGES : []);
      }),
      { numRuns: RUNS },
    );
  },
  30_000 + RUNS * 10_000,
);

// Asked: 379
test('wrong figures change nothing, whatever else happens at the same time', async () => {
  const { id } = await placeOrder(server.db, order, {
    address: randomUUID(),
    checkoutKey: 'races',
    idempotencyKey: null,
  });
  const wrong = [
    { amountCents: totalCents - 1 },
    { amountCents: totalCents + 1 },
    { currency: 'EUR' },
    { currency: 'usd' },
  ].map((change) => settle(id, { outcome: 'paid', reference: randomUUID(), ...change }));
  const outcomes = await Promise.allSettled([...wrong, DEEDS.webhook(id)]);
  expect(outcomes.map(({ status }) => status)).toEqual([...wrong.map(() => 'rejected'), 'fulfilled']);
  expect((await booksOf(server, id)).movements).toHaveLength(1);
});
