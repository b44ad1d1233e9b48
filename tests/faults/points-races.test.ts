// ASVS: 2.3.4
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { isOutage } from '../../netlify/database/database-errors.ts';
import { claimBirthday } from '../../netlify/services/rewards/points/claim-birthday.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { loseConnection, useLinkedServer } from '../support/database-link.ts';
import { EFFORT } from '../support/effort.ts';
import type { Statement } from '../support/postgres-messages.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';

// A failure prints the seed and the smallest interleaving that still fails.
const RUNS = EFFORT.races;
const MOST_STEPS = 16;
const NOW = new Date('2026-11-21T17:00:00Z');

const server = useLinkedServer();
/** By cost. */
const rewardIds = new Map<number, string>();
/** Two visits before. */
const EARLIER = ['2026-11-10', '2026-11-20'];
const COSTS = [300, 500, 900];
beforeAll(async () => {
  for (const pointsCost of COSTS) rewardIds.set(pointsCost, (await addReward(server.db, { pointsCost })).id);
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;

/** Staff record sales, and the customer redeems and claims. What can be repeated is called again after a failure. */
interface Deed {
  readonly kind: 'sale' | 'redeem' | 'birthday';
  /** The sale in cents, or the cost of the reward. */
  readonly size: number;
  /** An id or key that is used twice is the same visit or redemption. */
  readonly name: number;
}

interface Step extends Deed {
  readonly startMs: number;
  /** Before it is written. */
  readonly pauseMs: number;
  /** When the connection is lost: around the commit. */
  readonly lost: 'never' | 'before' | 'after';
}

const timing = {
  startMs: fc.nat(6),
  pauseMs: fc.nat(4),
  lost: fc.constantFrom('never', 'before', 'after'),
  name: fc.nat(5),
};
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('sale'), size: fc.constantFrom(5, 2_000, 3_333, 9_999), ...timing }),
  fc.record({ kind: fc.constant('redeem'), size: fc.constantFrom(...COSTS), ...timing }),
  fc.record({ kind: fc.constant('birthday'), size: fc.constant(0), ...timing }),
);

function act({ id }: Customer, ids: readonly string[], { kind, size, name }: Deed): Promise<unknown> {
  if (kind === 'birthday') return claimBirthday(database(), id, NOW);
  if (kind === 'redeem') {
    const rewardId = rewardIds.get(size) ?? '';
    return redeemReward(database(), { customerId: id, rewardId, requestKey: `key-${name}` });
  }
  return recordSale(database(), id, { ticketId: ids[name] ?? '', amountCents: size }, NOW);
}

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'CodedError';

/** Like staff's page or a browser: after a crash it asks again, and accepts a refusal. */
async function insist(work: () => Promise<unknown>): Promise<void> {
  for (let left = MOST_STEPS + 1; left > 0; left -= 1) {
    const outcome = await work().catch((error: unknown) => error);
    if (!(outcome instanceof Error) || isRefusal(outcome)) return;
    if (!isOutage(outcome)) throw outcome;
  }
  throw new Error('never done');
}

async function play(steps: readonly Step[]) {
  const facts = { dateOfBirth: '1980-11-21', dateOfBirthSetAt: new Date(0), totalPoints: 1_000 };
  const customer = await addCustomer(server.db, facts, EARLIER);
  const ids = Array.from({ length: 6 }, () => randomUUID());
  const troubles = steps.map(({ lost, pauseMs }) => ({ lost, pauseMs }));
  const withoutAnswer = new Set<Statement>();
  const stop = server.link.watch({
    async before(statement) {
      if (!statement.commits) return;
      const { lost, pauseMs } = troubles.shift() ?? { lost: 'never', pauseMs: 0 };
      await sleep(pauseMs);
      if (lost === 'before') loseConnection();
      if (lost === 'after') withoutAnswer.add(statement);
    },
    after(statement) {
      if (withoutAnswer.has(statement)) loseConnection();
    },
  });
  const seen: number[] = [];
  const over = new AbortController();
  const watch = async () => {
    while (!over.signal.aborted) seen.push((await booksOf(server.db, customer.id)).customer.lifetimePoints);
  };
  const watching = watch();
  try {
    await Promise.all(
      steps.map(async ({ startMs, ...deed }) => {
        await sleep(startMs);
        await insist(() => act(customer, ids, deed));
      }),
    );
  } finally {
    over.abort();
    stop();
    await watching;
  }
  return { ...(await booksOf(server.db, customer.id)), seen };
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

// Asked: 280, 377
test(
  `books add up in ${RUNS} interleavings of sales, redemptions and a birthday`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: MOST_STEPS }), async (steps) => {
        const { customer, ledger, visits: all, redemptions, balance, earned, seen } = await play(steps);
        const visits = all.slice(EARLIER.length);
        expect(balance).toBeGreaterThanOrEqual(0);
        expect([customer.totalPoints, customer.lifetimePoints]).toEqual([balance, earned]);
        expect(seen).toEqual(seen.toSorted((a, b) => a - b));

        const named = (kind: Deed['kind']) =>
          new Set(steps.filter((each) => each.kind === kind).map(({ name }) => name));
        expect([visits.length, customer.totalVisits]).toEqual([
          named('sale').size,
          named('sale').size + EARLIER.length,
        ]);
        expect(customer.consecutiveVisits).toBe(visits.length > 0 ? 3 : 2);
        expect(redemptions.length).toBeLessThanOrEqual(named('redeem').size);

        const sum = (kind: string) =>
          total(ledger.filter((entry) => entry.kind === kind).map(({ points }) => points));
        const sold = visits.map(({ amountCents }) => Math.floor(amountCents / 10));
        expect(sum('earn')).toBe(total(sold));
        expect(sum('streak_bonus')).toBe(total(sold.map((points) => Math.floor(points / 10))));
        expect(sum('birthday')).toBe(named('birthday').size > 0 ? 500 : 0);
        expect(sum('redeem')).toBe(0 - total(redemptions.map(({ pointsCost }) => pointsCost)));
      }),
      { numRuns: RUNS },
    );
  },
  30_000 + RUNS * 10_000,
);
