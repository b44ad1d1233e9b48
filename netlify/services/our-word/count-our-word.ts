import { sql } from 'drizzle-orm';
import { OUR_WORD_DAYS } from '../../../src/business/constants.ts';
import { YARD_IDS, type YardId } from '../../../src/business/yards.ts';
import { isHoldKept, isOfferKept, type SoldLine } from '../../../src/domain/our-word/kept.ts';
import type { WordRecord } from '../../../src/domain/our-word/our-word.api.ts';
import { medianMinutes } from '../../../src/domain/our-word/shares.ts';
import { openSpans } from '../../../src/domain/offers/request/answer-by.ts';
import { momentAt } from '../../../src/domain/shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import { ROUNDING } from '../../../src/domain/tickets/ticket-reasons.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { OfferRecord } from '../offers/rows.ts';
import type { priceHolds } from '../../database/schema/price-holds.ts';
import { type WordFigures, wordRecords } from '../../database/schema/word-records.ts';
import { readYardHours } from '../locations/rows.ts';

type Reason = NonNullable<WordRecord['paid']>['below'][number]['reason'];

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A statement may take five seconds: a week of 2,700 tickets a day takes some tenths of one. */
const DAYS_AT_ONCE = 7;

interface TicketSums {
  readonly yardId: YardId | null;
  /** Void, or how the lines compare with what was posted; null: some line does not say. */
  readonly kind: 'void' | 'posted' | 'below' | 'uncompared';
  readonly reasons: readonly Reason[];
  readonly tickets: number;
}

/** The tickets of a few days, by yard and how their lines compare with what was posted. */
async function sumTickets(tx: Executor, { from, to }: Days): Promise<readonly TicketSums[]> {
  const { rows } = await tx.execute<Record<keyof TicketSums, unknown>>(sql`
    select yard_id as "yardId", kind, reasons, count(*)::int as tickets from (
      select t.yard_id, case when t.voided_at is not null then 'void' when l.is_whole is not true then 'uncompared'
          when l.reasons is null then 'posted' else 'below' end as kind, coalesce(l.reasons, '{}') as reasons
      from tickets t cross join lateral (
        select bool_and(v.price is not null and v.posted_price is not null) as is_whole,
          array_agg(distinct v.price_reason order by v.price_reason) filter (where v.price < v.posted_price) as reasons
        from visits v where v.ticket_id = t.id and v.metal_type <> ${ROUNDING}) l
      where t.sold_on between ${from}::date and ${to}::date) as compared
    group by 1, 2, 3`);
  return rows as unknown as readonly TicketSums[];
}

async function sumAllTickets(tx: Executor, { from, to }: Days): Promise<readonly TicketSums[]> {
  const sums: TicketSums[] = [];
  for (let day = from; day <= to; day = addDays(day, DAYS_AT_ONCE)) {
    const last = addDays(day, DAYS_AT_ONCE - 1);
    sums.push(...(await sumTickets(tx, { from: day, to: last < to ? last : to })));
  }
  return sums;
}

const linesOf = (
  where: ReturnType<typeof sql>,
) => sql`(select coalesce(json_agg(json_build_object('metalType', v.metal_type,
    'weight', v.weight::text, 'unit', v.unit, 'price', v.price::text, 'per', v.price_unit, 'cents', v.amount_cents,
    'isPromised', v.is_promised)), '[]') from tickets t join visits v on v.ticket_id = t.id
  where t.voided_at is null and v.metal_type <> ${ROUNDING} and ${where})`;

type Kept = Pick<OfferRecord, 'yardId' | 'lines' | 'totalCents'> & { readonly paid: readonly SoldLine[] };

/** Offers that were accepted on these days, with what their standing tickets paid, now. */
async function acceptedOffers(tx: Executor, since: Date, until: Date): Promise<readonly Kept[]> {
  const { rows } = await tx.execute(sql`
    select o.yard_id as "yardId", o.lines, o.total_cents as "totalCents", ${linesOf(sql`t.offer_id = o.id`)} as paid
    from offers o where o.state = 'accepted' and o.decided_at >= ${since.toISOString()}::timestamptz
      and o.decided_at < ${until.toISOString()}::timestamptz`);
  return rows as unknown as readonly Kept[];
}

type HeldPrice = Pick<typeof priceHolds.$inferSelect, 'yardId' | 'metalType' | 'price' | 'unit'> & {
  readonly most: string;
  readonly isUsed: boolean;
  readonly paid: readonly SoldLine[];
};

async function heldPrices(tx: Executor, since: Date, until: Date): Promise<readonly HeldPrice[]> {
  const { rows } = await tx.execute(sql`
    select h.yard_id as "yardId", h.metal_type as "metalType", h.price::text, h.unit, h.most::text, h.ticket_id is not null as "isUsed",
      ${linesOf(sql`t.id = h.ticket_id`)} as paid
    from price_holds h where h.created_at >= ${since.toISOString()}::timestamptz
      and h.created_at < ${until.toISOString()}::timestamptz`);
  return rows as unknown as readonly HeldPrice[];
}

interface Wait {
  readonly yardId: YardId | null;
  readonly openMs: number;
}

/** How long each request has waited for its first answer, in hours in which its yard, or any if it names none, was open. */
async function readWaits(tx: Executor, since: Date, until: Date, now: Date): Promise<readonly Wait[]> {
  const yards = await readYardHours(tx, addDays(inNewYork(since).date, -1));
  const days = Math.ceil((now.getTime() - since.getTime()) / 86_400_000) + 1;
  const spansOf = (id: YardId | null) =>
    openSpans(id === null ? yards : yards.filter((yard) => yard.id === id), since, days);
  const spans = new Map([null, ...YARD_IDS].map((id) => [id, spansOf(id)]));
  const { rows } = await tx.execute<{ location: string | null; asked: number; answered: number | null }>(sql`
    select location, extract(epoch from created_at)::float8 * 1000 as asked, extract(epoch from answered_at)::float8 * 1000 as answered
    from quote_requests where not suspected_spam and created_at >= ${since.toISOString()}::timestamptz
      and created_at < ${until.toISOString()}::timestamptz`);
  return rows.map(({ location, asked, answered }) => {
    const yardId = YARD_IDS.find((id) => id === location) ?? null;
    const end = answered ?? now.getTime();
    const openMs = (spans.get(yardId) ?? []).reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to.getTime(), end) - Math.max(from.getTime(), asked)),
      0,
    );
    return { yardId, openMs };
  });
}

interface Books {
  readonly tickets: readonly TicketSums[];
  readonly offers: readonly Kept[];
  readonly holds: readonly HeldPrice[];
  readonly waits: readonly Wait[];
}

function figuresOf(books: Books, scope: 'all' | YardId): WordFigures {
  const isHere = ({ yardId }: { readonly yardId: YardId | null }) => scope === 'all' || yardId === scope;
  const tickets = books.tickets.filter(isHere);
  const sum = (kind: TicketSums['kind'], reason?: Reason) =>
    tickets.reduce(
      (total, each) =>
        each.kind === kind && (reason === undefined || each.reasons.includes(reason))
          ? total + each.tickets
          : total,
      0,
    );
  const low = tickets.filter(({ kind }) => kind === 'below');
  const reasons = [...new Set(low.flatMap((each) => each.reasons))].toSorted();
  const [asPosted, below, uncompared, voided] = [sum('posted'), sum('below'), sum('uncompared'), sum('void')];
  const offers = books.offers.filter(isHere);
  const paidOffers = offers.filter(({ paid }) => paid.length > 0);
  const holds = books.holds.filter(isHere);
  const used = holds.filter(({ isUsed }) => isUsed);
  const waits = books.waits.filter(isHere).map(({ openMs }) => openMs);
  return {
    paid: {
      tickets: asPosted + below,
      asPosted,
      below: reasons.map((reason) => ({ reason, tickets: sum('below', reason) })),
      uncompared,
    },
    voids: { tickets: asPosted + below + uncompared + voided, voided },
    offers: {
      accepted: offers.length,
      paid: paidOffers.length,
      kept: paidOffers.filter(({ paid, ...offer }) => isOfferKept(offer, paid)).length,
    },
    holds: {
      held: holds.length,
      used: used.length,
      kept: used.filter(({ paid, ...hold }) => isHoldKept(hold, paid)).length,
    },
    answers: { requests: waits.length, medianMinutes: medianMinutes(waits) ?? 0 },
  };
}

const midnight = (day: string): Date => momentAt(day, '00:00') ?? new Date(day);

/** Counts what became of what we said in the days before today, and writes it. Returns how many tickets were looked at. */
export async function countOurWord(
  db: Database,
  now: Date = new Date(),
): Promise<{ readonly wordTickets: number }> {
  const today = inNewYork(now).date;
  const days = { from: addDays(today, -OUR_WORD_DAYS), to: addDays(today, -1) };
  const [since, until] = [midnight(days.from), midnight(today)];
  return inTransaction(db, async (tx) => {
    const books: Books = {
      tickets: await sumAllTickets(tx, days),
      offers: await acceptedOffers(tx, since, until),
      holds: await heldPrices(tx, since, until),
      waits: await readWaits(tx, since, until, now),
    };
    await tx.delete(wordRecords);
    await tx.insert(wordRecords).values(
      (['all', ...YARD_IDS] as const).map((scope) => ({
        scope,
        fromDay: days.from,
        toDay: days.to,
        figures: figuresOf(books, scope),
      })),
    );
    return { wordTickets: books.tickets.reduce((sum, { tickets }) => sum + tickets, 0) };
  });
}
