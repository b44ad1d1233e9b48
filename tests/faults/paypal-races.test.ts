import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { orders } from '../../netlify/database/schema/orders.ts';
import { database } from '../../netlify/database/client.ts';
import { reconcilePaypalOrder } from '../../netlify/services/payments/reconcile-payments.ts';
import { useLinkedServer } from '../support/database-link.ts';
import {
  askCapture,
  askComplete,
  askPaypalOrder,
  deliver,
  eventsOf,
  PAID_ONCE,
  standingOf,
  startPaypalOrder,
  UNTOUCHED,
  type PaypalOrder,
} from '../support/paypal-order.ts';
import { EFFORT } from '../support/effort.ts';
import { settled } from '../support/wait-until.ts';

// A failure prints the seed and the smallest interleaving that still fails.
const RUNS = EFFORT.races;

const server = useLinkedServer();
beforeAll(async () => {
  server.mocks.paypal.webhooks.use('lose');
});

async function reconcile({ orderId }: PaypalOrder): Promise<void> {
  const [row] = await server.db.select().from(orders).where(eq(orders.id, orderId));
  if (row) await reconcilePaypalOrder(database(), row).catch(() => {});
}

/** What may happen to an order that its buyer has approved, in any order, in parallel and more than once. */
const DEEDS = {
  capture: askCapture,
  complete: askComplete,
  askAgain: (order) => askPaypalOrder(order, { orderId: order.orderId }),
  tellAll: (order) => Promise.all(eventsOf(server, order.paypalOrderId).map((event) => deliver(event))),
  reconcile,
} satisfies Record<string, (order: PaypalOrder) => Promise<unknown>>;

const TROUBLES = ['none', 'drop', 'drop_answer', 'rubbish', 'delay'] as const;
const ENDINGS = ['approve', 'pend', 'decline', 'deny'] as const;

const step = fc.record({
  deed: fc.constantFrom(...(Object.keys(DEEDS) as (keyof typeof DEEDS)[])),
  startMs: fc.nat(8),
  trouble: fc.constantFrom(...TROUBLES),
  lost: fc.constantFrom('none', 'commit', 'committed'),
});
const unpaid = (payment: string, captures: number) => ({ ...UNTOUCHED, payment, captures });

/** Possible final states. A refused order may already wait for another try. */
const RIGHT = {
  approve: [PAID_ONCE],
  pend: [unpaid('processing', 1)],
  decline: [unpaid('failed', 0), unpaid('pending', 0)],
  deny: [unpaid('failed', 1), unpaid('pending', 1)],
} satisfies Record<(typeof ENDINGS)[number], object[]>;

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The next PayPal call fails, or the database connection is lost around a commit, whichever call it hits. */
function prepare({ trouble, lost }: Step): () => void {
  const call = trouble === 'drop_answer' ? /capture$/ : /v2/;
  if (trouble !== 'none') server.mocks.paypal.switches.arm(call, { kind: trouble, ms: 5 } as never, 1);
  return lost === 'none' ? () => {} : server.link.once(lost, 'orders');
}

async function play(order: PaypalOrder, steps: readonly Step[]): Promise<void> {
  const disarms = steps.map(prepare);
  await Promise.all(
    steps.map(async ({ deed, startMs }) => {
      await sleep(startMs);
      await DEEDS[deed](order);
    }),
  );
  for (const disarm of disarms) disarm();
  server.mocks.paypal.switches.clear();
}

// Asked: 382
test(
  `nothing is lost, doubled or sent unpaid in ${RUNS} interleavings`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ENDINGS),
        fc.array(step, { minLength: 2, maxLength: 8 }),
        async (ending, steps) => {
          const order = await startPaypalOrder(server);
          server.mocks.paypal[ending](order.paypalOrderId);
          await play(order, steps);
          await reconcile(order);
          await settled();
          const standing = await standingOf(server, order);
          expect(RIGHT[ending]).toContainEqual(standing);
        },
      ),
      { numRuns: RUNS },
    );
  },
  30_000 + RUNS * 10_000,
);
