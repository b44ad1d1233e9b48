import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client.ts';
import { offers } from '../../netlify/database/schema/offers.ts';
import { priceHolds } from '../../netlify/database/schema/price-holds.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { tickets, visits } from '../../netlify/database/schema/rewards.ts';
import { fromNewYork } from '../../src/domain/shared/time/from-new-york.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { PRICE_REASONS } from '../../src/domain/tickets/ticket-reasons.ts';

/** The same numbers in [0, 1) for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const YARDS = ['griffin', 'newnan', 'atlanta', null] as const;
const METALS = ['copper_wire', 'brass', 'steel'] as const;
const OFFERED = [{ metalType: 'brass', label: 'Brass', price: '2.50', unit: 'lb', weight: '100' }] as const;

/** A code that nothing else here has. */
const codeOf = (nth: number): string =>
  [...nth.toString(32).padStart(6, '0')]
    .map((digit) => '0123456789ABCDEFGHJKMNPQRSTVWXYZ'[parseInt(digit, 32)])
    .join('');

type TicketRow = typeof tickets.$inferInsert;
type LineRow = typeof visits.$inferInsert;

async function inParts<Row>(all: readonly Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += 500) await write(all.slice(from, from + 500));
}

/**
 * Fills the books of the hundred days up to the last one: tickets of all kinds, accepted offers, held prices and
 * requests. An offer's ticket is sold up to four days later.
 */
export async function fillRandomBooks(
  db: Database,
  {
    count,
    seed,
    staffId,
    lastDay = inNewYork(new Date()).date,
  }: { readonly count: number; readonly seed: number; readonly staffId: string; readonly lastDay?: string },
): Promise<void> {
  const random = randomOf(seed);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const moment = (): Date => {
    const clock = `${String(Math.floor(random() * 24)).padStart(2, '0')}:${String(Math.floor(random() * 60)).padStart(2, '0')}`;
    // Nobody was there in the hour that spring skips.
    return fromNewYork(`${addDays(lastDay, -Math.floor(random() * 101))}T${clock}`) ?? moment();
  };
  const later = (at: Date, hours: number) => new Date(at.getTime() + random() * hours * 3_600_000);
  const rows = {
    requests: [] as (typeof quoteRequests.$inferInsert)[],
    offers: [] as (typeof offers.$inferInsert)[],
    holds: [] as (typeof priceHolds.$inferInsert)[],
    tickets: [] as TicketRow[],
    lines: [] as LineRow[],
  };

  const addLine = (ticketId: string, at: Date, lineNumber: number, metalType: string): void => {
    const kind = random();
    const posted = one(['2.50', '4.50', '0.1200']);
    const price = kind < 0.8 ? posted : kind < 0.97 ? one(['2.49', '2.5', '4.60', '0.12', '3']) : '0';
    const isEqual = Number(price) === Number(posted);
    const isBare = random() < 0.02;
    const weight = (random() * 900 + 1).toFixed(3);
    rows.lines.push({
      id: randomUUID(),
      ticketId,
      lineNumber,
      metalType,
      weight,
      unit: 'lb',
      amountCents: Math.round(Number(weight) * Number(isBare ? posted : price) * 100),
      visitedOn: inNewYork(at).date,
      createdAt: at,
      isPromised: one([true, true, false, null]),
      priceReason:
        isEqual || isBare ? null : price === '0' ? 'refused' : one([...PRICE_REASONS, 'unrecorded' as const]),
      ...(!isBare && {
        gross: weight,
        tare: '0',
        deduction: '0',
        price,
        postedPrice: posted,
        priceUnit: 'lb',
      }),
    });
  };
  const addTicket = (changes: Partial<TicketRow> = {}): TicketRow => {
    const at = changes.soldAt ?? moment();
    const isVoid = random() < 0.04;
    const ticket: TicketRow = {
      id: randomUUID(),
      yardId: one(YARDS),
      soldAt: at,
      soldOn: inNewYork(at).date,
      totalCents: 5_000_000,
      source: 'counter',
      recordedBy: staffId,
      ...(isVoid && { voidedAt: later(at, 48), voidReason: 'Wrong weight', voidedBy: staffId }),
      ...changes,
    };
    rows.tickets.push(ticket);
    const lines = 1 + Math.floor(random() * 3);
    for (let nth = 1; nth <= lines; nth += 1) addLine(ticket.id ?? '', at, nth, one(METALS));
    // A point of sale's difference says nothing of a price.
    if (random() < 0.05)
      rows.lines.push({
        id: randomUUID(),
        ticketId: ticket.id ?? '',
        lineNumber: lines + 1,
        metalType: 'rounding',
        weight: '0',
        unit: 'lb',
        amountCents: 3,
        visitedOn: inNewYork(at).date,
        createdAt: at,
      });
    return ticket;
  };

  for (let nth = 0; nth < count; nth += 1) {
    if (nth % 12 > 0) {
      addTicket();
      continue;
    }
    const at = moment();
    const quoteId = randomUUID();
    const isAnswered = random() < 0.9;
    rows.requests.push({
      id: quoteId,
      createdAt: at,
      firstName: 'Ann',
      lastName: 'Lee',
      phone: '+17705550101',
      location: one(YARDS),
      description: 'Brass',
      callMe: true,
      emailMe: false,
      suspectedSpam: random() < 0.1,
      photoState: 'none',
      state: isAnswered ? 'answered' : 'new',
      answeredAt: isAnswered ? later(at, 60) : null,
    });
    const offerId = randomUUID();
    const decidedAt = later(at, 90);
    rows.offers.push({
      id: offerId,
      quoteId,
      version: 1,
      state: 'accepted',
      lines: random() < 0.7 ? OFFERED : [],
      totalCents: 25_000,
      pickupFeeCents: 0,
      yardId: one(['griffin', 'newnan']),
      conditions: [],
      message: '',
      validUntil: later(decidedAt, 100),
      untilClosing: false,
      channel: 'phone',
      createdBy: staffId,
      sentAt: at,
      decidedAt,
      decidedName: 'Ann Lee',
    });
    if (random() < 0.8) addTicket({ offerId, soldAt: decidedAt });
    const yardId = one(['griffin', 'atlanta'] as const);
    const paid = random() < 0.7 ? addTicket({ yardId, soldAt: later(at, 5) }) : null;
    rows.holds.push({
      code: codeOf((seed % 1_000) * 20_000 + nth),
      yardId,
      metalType: one(METALS),
      price: one(['2.50', '4.5', '4.55']),
      unit: 'lb',
      most: 400,
      phone: null,
      locale: 'en',
      createdAt: at,
      until: later(at, 48),
      ticketId: paid && !paid.voidedAt ? (paid.id ?? null) : null,
    });
  }

  await inParts(rows.requests, (part) => db.insert(quoteRequests).values(part));
  await inParts(rows.offers, (part) => db.insert(offers).values(part));
  await inParts(rows.tickets, (part) => db.insert(tickets).values(part));
  await inParts(rows.lines, (part) => db.insert(visits).values(part));
  await inParts(rows.holds, (part) => db.insert(priceHolds).values(part));
}
