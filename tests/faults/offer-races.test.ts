import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { database } from '../../netlify/database/client.ts';
import { auditLog } from '../../netlify/database/schema/audit.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { outbox } from '../../netlify/database/schema/outbox.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { tickets } from '../../netlify/database/schema/rewards.ts';
import type { Staff } from '../../netlify/lib/http/call.ts';
import { decideOffer, withdrawOffer } from '../../netlify/services/offers/decide-offer.ts';
import { sendOffer } from '../../netlify/services/offers/send-offer.ts';
import { setQuoteState } from '../../netlify/services/quotes/set-quote-state.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import { newOfferSchema } from '../../src/domain/offers/offer.schema.ts';
import { useLinkedServer } from '../support/database-link.ts';
import { EFFORT } from '../support/effort.ts';
import { offerBody } from '../support/offer.ts';
import { actorOf, staffWith } from '../support/staff.ts';
import { addQuote } from '../support/stored-quote.ts';
import { ticketOf } from '../support/ticket.ts';

// A failure prints the seed and the smallest interleaving that still fails.
const RUNS = EFFORT.races;
const MOST_MS_EACH = 10_000;

const server = useLinkedServer();
const someone = async (name: string) =>
  actorOf(await staffWith(server.db, 'owner', { user: { name } }), 'owner');
let people: readonly [Staff, Staff];
beforeAll(async () => {
  people = [await someone('Stan Staff'), await someone('Rita Reader')];
});

/** A refusal is an answer; any other failure fails the test. */
const answered = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error && error.name === 'CodedError')) throw error;
  });

const KINDS = [
  'send',
  'send',
  'withdraw',
  'accept',
  'accept',
  'decline',
  'won',
  'lost',
  'ticket',
  'void',
] as const;

interface Step {
  readonly kind: (typeof KINDS)[number];
  /** Which of two people, offers or tickets. */
  readonly which: 0 | 1;
  readonly startMs: number;
  /** Before it is saved. */
  readonly pauseMs: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  which: fc.constantFrom(0 as const, 1 as const),
  startMs: fc.nat(12),
  pauseMs: fc.nat(4),
});

async function play(steps: readonly Step[], isAccepted: boolean) {
  const quoteId = await addQuote(server);
  // The second replaces the first, and each may be sent several times, from several screens.
  const made = [0, 1].map((from) => newOfferSchema.parse(offerBody({ id: randomUUID(), from })));
  const [first, second] = made;
  if (!first || !second) throw new Error('There are two offers.');
  await sendOffer(database(), people[0], quoteId, first);
  const loads = [0, 1].map(() => ticketOf({}));
  if (isAccepted) {
    const agreed = [...first.conditions];
    await decideOffer(database(), first.id, {
      version: 1,
      decision: 'accept',
      name: 'Ada Wright',
      agreed,
      reason: null,
    });
    await recordTicket(database(), people[0], ticketOf({ ...loads[0], offerId: first.id }));
  }
  const act = async ({ kind, which }: Step): Promise<unknown> => {
    const [db, who, offer, load] = [database(), people[which], made[which], loads[which]];
    if (!offer || !load) throw new Error('There is no such thing.');
    const answer = { version: which + 1, name: 'Ada Wright', agreed: [...first.conditions], reason: null };
    switch (kind) {
      case 'send':
        return sendOffer(db, who, quoteId, second);
      case 'withdraw':
        return withdrawOffer(db, who, offer.id);
      case 'accept':
        return decideOffer(db, offer.id, { ...answer, decision: 'accept' });
      case 'decline':
        return decideOffer(db, offer.id, { ...answer, decision: 'decline', reason: 'price' });
      case 'won':
      case 'lost':
        return setQuoteState(db, who, quoteId, { from: 'answered', to: kind, wonCents: null });
      case 'ticket': {
        const [accepted] = await server.db
          .select({ id: offers.id })
          .from(offers)
          .where(and(eq(offers.quoteId, quoteId), eq(offers.state, 'accepted')));
        return accepted && recordTicket(db, who, { ...load, offerId: accepted.id });
      }
      case 'void':
        return voidTicket(db, who, load.ticketId, 'Wrong weight');
    }
  };
  const pauses = steps.map(({ pauseMs }) => pauseMs);
  const stop = server.link.watch({
    before: ({ commits }) => (commits ? sleep(pauses.shift() ?? 0) : undefined),
  });
  try {
    await Promise.all(
      steps.map(async (each) => {
        await sleep(each.startMs);
        await answered(act(each));
      }),
    );
  } finally {
    stop();
  }
  const rows = await server.db
    .select()
    .from(offers)
    .where(eq(offers.quoteId, quoteId))
    .orderBy(asc(offers.version));
  const ids = rows.map(({ id }) => id);
  const audits = await server.db.select().from(auditLog).where(inArray(auditLog.subjectId, ids));
  const mails = await server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.kind, 'offer_decision_mail'), inArray(outbox.subjectId, ids)));
  const [quote] = await server.db.select().from(quoteRequests).where(eq(quoteRequests.id, quoteId));
  const standing = await server.db.$count(
    tickets,
    and(inArray(tickets.offerId, ids), isNull(tickets.voidedAt)),
  );
  return { rows, audits, mails, state: quote?.state, standing };
}

test('of one id sent for two requests at once, one is sent and the other is told', async () => {
  const [first, second] = [await addQuote(server), await addQuote(server)];
  const offer = newOfferSchema.parse(offerBody({ id: randomUUID(), from: 0 }));
  const send = (quoteId: string) => sendOffer(database(), people[0], quoteId, offer);
  let late: Promise<unknown> = Promise.resolve();
  server.link.once('commit', 'offers', () => {
    late = send(second).catch((error: unknown) => error);
    return sleep(50);
  });
  expect(await send(first)).toMatchObject({ id: offer.id });
  expect(await late).toMatchObject({ code: 'idempotency_key_reused' });
});

// Asked: 366
test(
  `offers add up in ${RUNS} interleavings of sending, withdrawing, accepting, declining, winning, losing, tickets and voids`,
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 14 }),
        fc.boolean(),
        async (steps, isAccepted) => {
          const { rows, audits, mails, state, standing } = await play(steps, isAccepted);
          expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
          const actions = (id: string) =>
            audits.filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
          for (const [index, row] of rows.entries()) {
            const isNewest = index === rows.length - 1;
            // What the customer can accept, or has accepted, is the newest.
            expect(isNewest || ['replaced', 'withdrawn', 'declined'].includes(row.state)).toBe(true);
            const ending = {
              accepted: 'accept_offer',
              declined: 'decline_offer',
              withdrawn: 'withdraw_offer',
            }[row.state as string];
            expect(actions(row.id).toSorted()).toEqual(
              ['send_offer', ...(ending ? [ending] : [])].toSorted(),
            );
            const isDecided = row.decidedAt !== null;
            expect(mails.filter(({ subjectId }) => subjectId === row.id)).toHaveLength(isDecided ? 1 : 0);
          }
          expect(standing === 0 || state === 'won').toBe(true);
          // Nothing can be accepted that is already bought.
          expect(state === 'won' && rows.some((row) => row.state === 'sent')).toBe(false);
        },
      ),
      { numRuns: RUNS },
    );
  },
  RUNS * MOST_MS_EACH,
);
