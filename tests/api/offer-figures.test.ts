import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { offers } from '../../netlify/database/schema/offers.ts';
import { quoteRequests } from '../../netlify/database/schema/quotes.ts';
import { yardSpecialDays } from '../../netlify/database/schema/yards.ts';
import { readOfferFigures } from '../../netlify/services/offers/read-offer-figures.ts';
import { YARDS } from '../../src/business/yards.ts';
import { openMinutes } from '../../src/domain/offers/request/answer-by.ts';
import { useServer } from '../support/server.ts';
import { staffWith } from '../support/staff.ts';
import { quoteRow } from '../support/stored-quote.ts';

const server = useServer();
let stan: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  stan = await staffWith(server.db, 'staff');
});

/** Monday, 11:00 AM in New York. */
const NOW = new Date('2026-11-23T16:00:00Z');

const answered = (location: string | null, createdAt: string, answeredAt: string) =>
  quoteRow({ location, createdAt: new Date(createdAt), answeredAt: new Date(answeredAt), state: 'answered' });

// Asked: 368
test('the median counts open minutes alone, by yard, as openMinutes() does', async () => {
  // On the 17th Griffin was closed all day.
  await server.db.insert(yardSpecialDays).values({
    yardId: 'griffin',
    day: '2026-11-17',
    opens: null,
    closes: null,
    reason: 'Inventory',
  });
  const griffin = [
    ['2026-11-16T20:00:00Z', '2026-11-18T15:00:00Z'],
    ['2026-11-20T15:00:00Z', '2026-11-20T15:30:00Z'],
    ['2026-11-21T20:00:00Z', '2026-11-23T15:00:00Z'],
  ] as const;
  await server.db
    .insert(quoteRequests)
    .values([
      ...griffin.map(([from, to]) => answered('griffin', from, to)),
      answered(null, '2026-11-20T15:00:00Z', '2026-11-20T15:20:00Z'),
      answered('griffin', '2026-09-01T15:00:00Z', '2026-09-20T15:00:00Z'),
      quoteRow({ location: 'newnan', createdAt: new Date('2026-11-22T15:00:00Z') }),
      quoteRow({ location: 'newnan', createdAt: new Date('2026-11-20T15:00:00Z'), suspectedSpam: true }),
    ]);
  const rows = await readOfferFigures(server.db, NOW);
  expect(rows.map(({ yardId }) => yardId)).toEqual([...YARDS.map(({ id }) => id), null]);
  const yard = YARDS.filter(({ id }) => id === 'griffin').map((each) => ({
    ...each,
    specialDays: [{ date: '2026-11-17', hours: null, reason: '' }, ...each.specialDays],
  }));
  const minutes = griffin
    .map(([from, to]) => openMinutes(yard, new Date(from), new Date(to)))
    .toSorted((one, other) => one - other);
  expect(minutes).toEqual([30, 120, 210]);
  expect(rows.find(({ yardId }) => yardId === 'griffin')).toMatchObject({
    medianMinutes: 120,
    waitingSince: null,
  });
  expect(rows.at(-1)).toMatchObject({ yardId: null, medianMinutes: 20 });
  expect(rows.find(({ yardId }) => yardId === 'newnan')).toMatchObject({
    medianMinutes: null,
    waitingSince: '2026-11-22T15:00:00.000Z',
  });
});

// Asked: 368
test('offers are counted by yard and by what became of them, without replaced ones', async () => {
  const [quote] = await server.db.insert(quoteRequests).values(quoteRow()).returning();
  const offer = (version: number, more: Partial<typeof offers.$inferInsert>) => ({
    id: crypto.randomUUID(),
    quoteId: quote?.id ?? '',
    version,
    lines: [],
    totalCents: 1,
    pickupFeeCents: 0,
    yardId: 'atlanta' as const,
    conditions: [],
    message: '',
    validUntil: new Date('2026-11-20T15:00:00Z'),
    untilClosing: false,
    channel: 'link' as const,
    createdBy: stan.id,
    sentAt: new Date('2026-11-19T15:00:00Z'),
    ...more,
  });
  const at = new Date('2026-11-19T16:00:00Z');
  await server.db.insert(offers).values([
    offer(1, { state: 'replaced', endedAt: at }),
    offer(2, { state: 'accepted', decidedAt: at, decidedName: 'Ada' }),
    offer(3, { state: 'declined', decidedAt: at, declineReason: 'price' }),
    offer(4, { state: 'withdrawn', endedAt: at }),
    offer(5, { state: 'sent', validUntil: sql`now() - interval '1 minute'` as never }),
    offer(6, {
      state: 'accepted',
      decidedAt: at,
      decidedName: 'Ada',
      sentAt: new Date('2026-10-01T15:00:00Z'),
    }),
  ]);
  const rows = await readOfferFigures(server.db, NOW);
  expect(rows.find(({ yardId }) => yardId === 'atlanta')).toMatchObject({
    sent: 4,
    accepted: 1,
    declined: 1,
    expired: 1,
  });
  await server.db.delete(offers).where(eq(offers.quoteId, quote?.id ?? ''));
});
