import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, inArray, max } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { heldTickets } from '../../netlify/database/schema/held-tickets.ts';
import { customers, tickets as ticketTable } from '../../netlify/database/schema/rewards.ts';
import type { YardId } from '../../src/business/yards.ts';
import type { Staff } from '../../netlify/lib/http/call.ts';
import { adjustPoints } from '../../netlify/services/rewards/points/adjust-points.ts';
import { checkPoints } from '../../netlify/services/rewards/points/check-points.ts';
import { honorVoucher, undoVoucher } from '../../netlify/services/rewards/close-voucher.ts';
import { mergeCustomers } from '../../netlify/services/rewards/customers/merge-customers.ts';
import { redeemReward } from '../../netlify/services/rewards/redeem-reward.ts';
import { holdTicket, takeTicket } from '../../netlify/services/tickets/held-tickets.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { correctCheckNumber } from '../../netlify/services/tickets/money/check-numbers.ts';
import { readDayClose, signDay } from '../../netlify/services/tickets/money/day-close.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import { fromNewYork, newYorkLocal } from '../../src/domain/shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { EFFORT } from '../support/effort.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { addCustomer, addReward, booksOf } from '../support/rewards-books.ts';
import { recordSale } from '../support/rewards-sale.ts';

import { actorOf, staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine, ticketOf } from '../support/ticket.ts';

// A failure prints the seed and the smallest interleaving that still fails.
const RUNS = EFFORT.races;
const MOST_MS_EACH = 10_000;
const COST = 300;

const server = useLinkedServer();
let staff: Staff;
let rewardId: string;
beforeAll(async () => {
  staff = actorOf(await staffWith(server.db, 'owner'), 'owner');
  rewardId = (await addReward(server.db, { pointsCost: COST })).id;
});

type Customer = Awaited<ReturnType<typeof addCustomer>>;

const isRefusal = (error: unknown) => error instanceof Error && error.name === 'CodedError';

/** The code of a refusal, or null if it was done; any other failure fails the test. */
const outcome = (work: Promise<unknown>): Promise<string | null> =>
  work.then(
    () => null,
    (error: unknown) => {
      if (isRefusal(error)) return (error as Error).message;
      throw error;
    },
  );

const redeem = ({ id }: Customer, requestKey: string | null = null) =>
  redeemReward(database(), { customerId: id, rewardId, requestKey });

test('of twenty parallel tries to honor or undo one voucher, one succeeds', async () => {
  const customer = await addCustomer(server.db, { totalPoints: COST });
  const { id } = await redeem(customer);
  const work = Array.from({ length: 20 }, (_, index) =>
    outcome(index % 2 ? honorVoucher(server.db, staff, id, true) : undoVoucher(server.db, staff, id)),
  );
  const outcomes = await Promise.all(work);
  expect(outcomes.filter((code) => code === null)).toHaveLength(1);
  expect(outcomes.filter((code) => code === 'already_done')).toHaveLength(19);
  const { redemptions, balance } = await booksOf(server.db, customer.id);
  expect(balance).toBe(redemptions[0]?.state === 'undone' ? COST : 0);
});

test('two parallel merges of the same customers in opposite directions leave one', async () => {
  const [a, b] = [
    await addCustomer(server.db, { totalPoints: 7 }),
    await addCustomer(server.db, { totalPoints: 8 }),
  ];
  const outcomes = await Promise.all([
    outcome(mergeCustomers(server.db, staff, a.id, b.id)),
    outcome(mergeCustomers(server.db, staff, b.id, a.id)),
  ]);
  expect(outcomes.toSorted()).toEqual([null, 'same_customer'].toSorted());
  const books = [await booksOf(server.db, a.id), await booksOf(server.db, b.id)];
  expect(books.map(({ customer }) => customer.totalPoints).toSorted()).toEqual([0, 15]);
});

test('a sale that the counter records while its import is being saved is recorded once', async () => {
  // Without an account, whose lock would make them wait for each other.
  const soldAt = newYorkLocal(NOON);
  const lines = [ticketLine({ gross: '12', priceReason: 'agreed' })];
  const sent = posTicketSchema.parse(posTicketOf({ soldAt, lines, total: '54.00' }));
  const counted = ticketOf({ soldAt, lines, totalCents: 5_400 });
  let atCounter: Promise<string | null> | undefined;
  server.link.once('commit', 'tickets', async () => {
    atCounter = outcome(recordTicket(database(), staff, counted));
    await sleep(300);
  });
  await takePosTickets(database(), { actor: staff, source: 'import' }, [sent]);
  expect(await atCounter).toBe('sale_known');
});

interface SignedDay {
  readonly yard: YardId;
  readonly day: string;
  /** The day's only ticket. */
  readonly ticketId: string;
  readonly checkNumber: string;
}
type YardDay = Pick<SignedDay, 'yard' | 'day'>;
const saleOn = ({ yard, day }: YardDay, time: string) =>
  ticketOf({ yardId: yard, soldAt: `${day}T${time}`, lines: [ticketLine({ priceReason: 'agreed' })] });
const sentOn = ({ yard, day }: YardDay) =>
  posTicketSchema.parse(posTicketOf({ yardId: yard, soldAt: `${day}T09:10` }));
const CHANGES: readonly [string, (signed: SignedDay) => Promise<unknown>][] = [
  ['records', (signed) => recordTicket(database(), staff, saleOn(signed, '10:20'))],
  ['imports', (signed) => takePosTickets(database(), { actor: staff, source: 'import' }, [sentOn(signed)])],
  ['voids', ({ ticketId }) => voidTicket(database(), staff, ticketId, 'Entered twice')],
  [
    'corrects the check of',
    ({ ticketId, checkNumber: seen }) =>
      correctCheckNumber(database(), staff, ticketId, {
        checkNumber: `${seen}9`,
        reason: 'Smudged',
        seen,
        confirmed: [],
      }),
  ],
];
let daysSigned = 0;
/** A yard's day with one ticket, and how to sign it off as it is now. */
async function dayToSign() {
  const yard = daysSigned % 2 === 0 ? 'newnan' : 'atlanta';
  daysSigned += 1;
  const day = addDays(inNewYork(new Date()).date, -1 - Math.ceil(daysSigned / 2));
  const sale = saleOn({ yard, day }, '10:15');
  await recordTicket(server.db, staff, sale);
  const { now: seen } = await readDayClose(server.db, { yard, day });
  return { ...sale, yard, day, sign: () => outcome(signDay(server.db, staff, { yard, day, seen })) } as const;
}

test.each(CHANGES)('who signs a day off while somebody %s a ticket waits for it', async (_, change) => {
  const { sign, ...signed } = await dayToSign();
  let signing: Promise<string | null> | undefined;
  let first: unknown;
  server.link.once('commit', 'tickets', async () => {
    signing = sign();
    first = await Promise.race([signing, sleep(300, 'it waits')]);
  });
  await change(signed);
  expect(first).toBe('it waits');
  await signing;
});

test.each(CHANGES)(
  'who %s a ticket, and began before the day was signed off, has changed it',
  async (_, change) => {
    const { sign, ...signed } = await dayToSign();
    let code: string | null | undefined;
    const stop = server.link.watch({
      async before({ text }) {
        if (!text.includes('advisory')) return;
        stop();
        // Its transaction has begun, by the millisecond.
        await sleep(10);
        code = await sign();
      },
    });
    await change(signed);
    expect(code).toBeNull();
    const close = await readDayClose(server.db, signed);
    expect(close.signed?.changes).toHaveLength(1);
  },
);

test.each([true, false])(
  'two devices that finish one ticket at once record it once, and it stays on no list (held before: %s)',
  async (isHeld) => {
    for (let round = 0; round < 8; round += 1) {
      const ticketId = randomUUID();
      const [scale, window] = [randomUUID(), randomUUID()];
      const save = (label: string) =>
        holdTicket(database(), staff, ticketId, heldTicketOf({ hand: scale, label }));
      const record = (hand: string, checkNumber: string) =>
        recordTicket(
          database(),
          staff,
          ticketOf({ ticketId, hand, checkNumber: `${checkNumber}-${ticketId.slice(0, 8)}` }),
        );
      if (isHeld) await save('At the scale');
      const takeAndRecord = async () => {
        if (isHeld) await takeTicket(database(), staff, ticketId, { hand: window, seen: scale });
        return record(window, '2');
      };
      const [one, other, saved] = await Promise.all([
        outcome(record(scale, '1')),
        outcome(takeAndRecord()),
        outcome(save('Still typing')),
      ]);
      const refusals = [one, other, saved].filter((code) => code !== null);
      expect(refusals.length).toBeGreaterThan(0);
      for (const code of refusals)
        expect(['changed_since', 'already_done', 'idempotency_key_reused']).toContain(code);
      expect(await server.db.$count(ticketTable, eq(ticketTable.id, ticketId))).toBe(1);
      expect(await server.db.$count(heldTickets, eq(heldTickets.id, ticketId))).toBe(0);
    }
  },
);

const isRising = (numbers: readonly number[]) =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));

const KINDS = ['sale', 'ticket', 'import', 'void', 'redeem', 'adjust', 'undo', 'honor', 'merge'] as const;

interface Step {
  readonly kind: (typeof KINDS)[number];
  /** Which of the two customers, or vouchers. */
  readonly who: 0 | 1;
  readonly size: number;
  readonly startMs: number;
  /** Before it is saved. */
  readonly pauseMs: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.constantFrom(0 as const, 1 as const),
  size: fc.constantFrom(-500, -50, 40, 333),
  startMs: fc.nat(8),
  pauseMs: fc.nat(4),
});

/** Metal may be bought then, whatever the clock says now. */
const NOON = fromNewYork(`${addDays(inNewYork(new Date()).date, -1)}T12:00`) as Date;
let plays = 0;
async function play(steps: readonly Step[]) {
  const people = [
    await addCustomer(server.db, { totalPoints: 1_000 }),
    await addCustomer(server.db, { totalPoints: 500 }),
  ] as const;
  const open = [await redeem(people[0]), await redeem(people[1])] as const;
  // Each person's ticket may be recorded and voided several times, from several screens.
  // Each play has a minute of its own, because the same sale again does not count.
  plays += 1;
  const soldAt = newYorkLocal(new Date(NOON.getTime() - plays * 60_000));
  // Whatever was posted at that minute.
  const lines = [ticketLine({ priceReason: 'agreed' })];
  const sold = people.map(({ id }) => ticketOf({ customerId: id, soldAt, lines }));
  // One file of the same two sales, imported as often, with its tickets in either order and numbers that the counter did not know.
  const file = people.map(({ phone }) => posTicketSchema.parse(posTicketOf({ phone, soldAt })));
  const ids = people.map(({ id }) => id);
  const seen: number[] = [];
  const over = new AbortController();
  const watch = async () => {
    // A merge moves all lifetime points at once: the larger of the two sums never falls.
    while (!over.signal.aborted) {
      const [row] = await server.db
        .select({ most: max(customers.lifetimePoints) })
        .from(customers)
        .where(inArray(customers.id, ids));
      seen.push(row?.most ?? 0);
      await sleep(1);
    }
  };
  const act = ({ kind, who, size }: Step): Promise<unknown> => {
    const someone = people[who];
    const db = database();
    switch (kind) {
      case 'sale':
        return recordSale(db, someone.id, { amountCents: Math.abs(size) });
      case 'ticket':
        return recordTicket(db, staff, sold[who] as TicketInput);
      case 'import':
        return takePosTickets(db, { actor: staff, source: 'import' }, who === 0 ? file : file.toReversed());
      case 'void':
        return voidTicket(db, staff, sold[who]?.ticketId ?? '', 'Entered twice');
      case 'redeem':
        return redeem(someone, randomUUID());
      case 'adjust':
        return adjustPoints(db, staff, someone.id, { id: randomUUID(), points: size, reason: 'Correction' });
      case 'undo':
        return undoVoucher(db, staff, open[who].id);
      case 'honor':
        return honorVoucher(db, staff, open[who].id, true);
      case 'merge':
        return mergeCustomers(db, staff, people[0].id, people[1].id);
    }
  };
  const pauses = steps.map(({ pauseMs }) => pauseMs);
  const stop = server.link.watch({
    before: ({ commits }) => (commits ? sleep(pauses.shift() ?? 0) : undefined),
  });
  const watching = watch();
  try {
    await Promise.all(
      steps.map(async (each) => {
        await sleep(each.startMs);
        await outcome(act(each));
      }),
    );
  } finally {
    over.abort();
    stop();
    await watching;
  }
  const books = await Promise.all(people.map(({ id }) => booksOf(server.db, id)));
  const lifetime = books.reduce((total, { customer }) => total + customer.lifetimePoints, 0);
  return { books, seen, lifetime, sold };
}

// Asked: 377
test(
  `books add up in ${RUNS} interleavings of sales, tickets, imports, voids, redemptions, corrections, undone vouchers and a merge`,
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 16 }), async (steps) => {
        const { books, seen, lifetime, sold } = await play(steps);
        for (const { customer, balance, earned } of books) {
          expect(balance).toBeGreaterThanOrEqual(0);
          expect([customer.totalPoints, customer.lifetimePoints]).toEqual([balance, earned]);
        }
        const voided = books.flatMap(({ ledger }) => ledger.filter(({ kind }) => kind === 'void'));
        // Only a void takes back what was earned.
        expect(voided.length > 0 || isRising(seen)).toBe(true);
        expect(lifetime).toBeGreaterThanOrEqual(1_500);
        const isMerged = steps.some(({ kind }) => kind === 'merge');
        expect(books[1]?.customer.mergedInto).toBe(isMerged ? books[0]?.customer.id : null);
        expect(books[1]?.ledger.length === 0).toBe(isMerged);
        const sales = steps.filter(({ kind }) => kind === 'sale').length;
        const tickets = books.flatMap((book) => book.tickets);
        // Two sales, each once, no matter who records them first.
        const recorded = steps.some(({ kind }) => kind === 'import')
          ? 2
          : new Set(steps.filter(({ kind }) => kind === 'ticket').map(({ who }) => who)).size;
        expect(books.reduce((total, { visits }) => total + visits.length, 0)).toBe(sales + recorded);
        expect(tickets.length).toBe(sales + recorded);
        const standing = tickets.filter(({ voidedAt }) => voidedAt === null).length;
        expect(books.reduce((total, { customer }) => total + customer.totalVisits, 0)).toBe(standing);
        for (const { ticketId } of sold) {
          const entries = books.flatMap(({ ledger }) =>
            ledger.filter((entry) => entry.ticketId === ticketId),
          );
          // A streak's bonus comes and goes with the visits that stand.
          const once = entries.filter(({ kind }) => kind !== 'streak_bonus');
          expect(once.length).toBe(new Set(once.map(({ kind }) => kind)).size);
          expect(entries.reduce((total, { points }) => total + points, 0)).toBeGreaterThanOrEqual(0);
        }
        const undone = books.flatMap(({ redemptions }) =>
          redemptions.filter(({ state }) => state === 'undone'),
        );
        const given = books.flatMap(({ ledger }) => ledger.filter(({ kind }) => kind === 'undo'));
        expect(given.length).toBe(undone.length);
      }),
      { numRuns: RUNS },
    );
    expect(await checkPoints(server.db)).toMatchObject({ differences: 0 });
  },
  RUNS * MOST_MS_EACH,
);
