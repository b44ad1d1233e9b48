import type { Database } from '../../netlify/database/client.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { priceHolds } from '../../netlify/database/schema/price-holds.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { tickets, visits } from '../../netlify/database/schema/rewards.ts';
import { type WordFigures, wordRecords } from '../../netlify/database/schema/word-records.ts';
import { countOurWord } from '../../netlify/services/our-word/count-our-word.ts';
import { hoursOn, type YardHours } from '../../src/domain/locations/hours/opening.ts';
import { YARD_IDS, YARDS, type YardId } from '../../src/business/yards.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';

type Line = typeof visits.$inferSelect;

const MINUTE_MS = 60_000;

/** How many minutes until then one of the yards had been open since a moment, each looked at on its own. */
function openUntil(yards: readonly YardHours[], since: Date, now: Date): (at: Date) => number {
  const sums = [0];
  for (let at = since.getTime(); at < now.getTime(); at += MINUTE_MS) {
    const { date, minutes: clock } = inNewYork(new Date(at));
    const face = `${String(Math.floor(clock / 60)).padStart(2, '0')}:${String(clock % 60).padStart(2, '0')}`;
    const isOpen = yards.some((yard) => {
      const hours = hoursOn(yard, date);
      return hours && hours.opens <= face && face < hours.closes;
    });
    sums.push((sums.at(-1) ?? 0) + Number(isOpen));
  }
  return (at) => sums[Math.ceil((at.getTime() - since.getTime()) / MINUTE_MS)] ?? sums.at(-1) ?? 0;
}

/** What /our-word says of a yard or all, read row by row in the plainest way. For books by the pound alone. */
async function slowWord(db: Database, scope: 'all' | YardId, now: Date): Promise<WordFigures> {
  const today = inNewYork(now).date;
  const first = addDays(today, -90);
  const isCounted = (at: Date) => inNewYork(at).date >= first && inNewYork(at).date < today;
  const isHere = (yardId: string | null) => scope === 'all' || yardId === scope;
  const linesOf = Map.groupBy(
    (await db.select().from(visits)).filter(({ metalType }) => metalType !== 'rounding'),
    ({ ticketId }) => ticketId,
  );
  const allTickets = await db.select().from(tickets);
  const paid = { tickets: 0, asPosted: 0, uncompared: 0 };
  const voids = { tickets: 0, voided: 0 };
  const below = new Map<string, number>();
  for (const { id, yardId, soldAt, voidedAt } of allTickets) {
    if (!isCounted(soldAt) || !isHere(yardId)) continue;
    voids.tickets += 1;
    if (voidedAt) {
      voids.voided += 1;
      continue;
    }
    const lines = linesOf.get(id) ?? [];
    if (lines.length === 0 || lines.some(({ postedPrice }) => postedPrice === null)) {
      paid.uncompared += 1;
      continue;
    }
    paid.tickets += 1;
    const low = lines.filter(({ price, postedPrice }) => Number(price) < Number(postedPrice));
    if (low.length === 0) paid.asPosted += 1;
    for (const reason of new Set(low.map(({ priceReason }) => String(priceReason))))
      below.set(reason, (below.get(reason) ?? 0) + 1);
  }

  const standing = new Map(allTickets.filter(({ voidedAt }) => !voidedAt).map((each) => [each.id, each]));
  const offered = { accepted: 0, paid: 0, kept: 0 };
  for (const { id, yardId, decidedAt, lines, totalCents } of await db.select().from(offers)) {
    if (!decidedAt || !isCounted(decidedAt) || !isHere(yardId)) continue;
    offered.accepted += 1;
    const got = [...standing.values()]
      .filter(({ offerId }) => offerId === id)
      .flatMap((ticket) => linesOf.get(ticket.id) ?? []);
    if (got.length === 0) continue;
    offered.paid += 1;
    const isShort = ({ metalType, price, isPromised }: Line) =>
      isPromised !== false &&
      price !== null &&
      lines.some((line) => line.metalType === metalType && Number(price) < Number(line.price));
    const sum = got.reduce((total, { amountCents }) => total + amountCents, 0);
    if (!got.some(isShort) && (lines.length > 0 || sum >= totalCents)) offered.kept += 1;
  }

  const held = { held: 0, used: 0, kept: 0 };
  for (const hold of await db.select().from(priceHolds)) {
    if (!isCounted(hold.createdAt) || !isHere(hold.yardId)) continue;
    held.held += 1;
    if (!hold.ticketId) continue;
    held.used += 1;
    const own = (linesOf.get(hold.ticketId) ?? []).filter(
      ({ metalType, price, amountCents }) =>
        metalType === hold.metalType && price !== null && amountCents !== 0,
    );
    const pounds = (lines: readonly Line[]) =>
      lines.reduce((sum, { weight }) => sum + Math.round(Number(weight) * 1_000), 0);
    const bought = pounds(own);
    const atPrice = pounds(own.filter(({ price }) => Number(price) >= Number(hold.price)));
    if (bought > 0 && atPrice >= Math.min(bought, hold.most * 1_000)) held.kept += 1;
  }

  const since = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS - 92 * 1_440 * MINUTE_MS);
  const clocks = new Map(
    [null, ...YARD_IDS].map((yard) => [
      yard as string | null,
      openUntil(
        YARDS.filter(({ id }) => yard === null || id === yard),
        since,
        now,
      ),
    ]),
  );
  const waits = (await db.select().from(quoteRequests))
    .filter(
      ({ createdAt, suspectedSpam, location }) => !suspectedSpam && isCounted(createdAt) && isHere(location),
    )
    .map(({ createdAt, answeredAt, location }) => {
      const until = clocks.get(location);
      return until ? until(answeredAt ?? now) - until(createdAt) : 0;
    });
  return {
    paid: {
      ...paid,
      below: [...below].map(([reason, count]) => ({ reason: reason as never, tickets: count })),
    },
    voids,
    offers: offered,
    holds: held,
    // A minute that has begun is one: the middle one of minutes is that of moments, rounded up.
    answers: {
      requests: waits.length,
      medianMinutes: waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0,
    },
  };
}

const byReason = (one: { readonly reason: string }, other: { readonly reason: string }) =>
  one.reason.localeCompare(other.reason);

const sorted = (figures: WordFigures | undefined) =>
  figures && { ...figures, paid: { ...figures.paid, below: figures.paid.below.toSorted(byReason) } };

/** Counts as each night. What it wrote of all and of each yard, and what the slow count says. */
export async function countedAndSlow(db: Database) {
  const now = new Date();
  await countOurWord(db, now);
  const rows = await db.select().from(wordRecords);
  const figuresOf = (scope: 'all' | YardId) => rows.find((row) => row.scope === scope)?.figures;
  const scopes = ['all', ...YARD_IDS] as const;
  const slow: (WordFigures | undefined)[] = [];
  for (const scope of scopes) slow.push(sorted(await slowWord(db, scope, now)));
  return [scopes.map((scope) => sorted(figuresOf(scope))), slow] as const;
}
