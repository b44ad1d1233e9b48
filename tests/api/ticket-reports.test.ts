import { beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import ownersFunction from '../../netlify/functions/owners.ts';
import { inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import { readReportApi, type TicketReport } from '../../src/domain/tickets/ticket-report.api.ts';
import { addCustomer, addSales } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';

const server = useServer();
let owner: Awaited<ReturnType<typeof staffWith>>;
let staff: typeof owner;
beforeAll(async () => {
  owner = await staffWith(server.db, 'owner');
  staff = await staffWith(server.db, 'staff');
});

const report = async (query: Record<string, string>, cookie = owner.cookie) =>
  staffCall(ownersFunction, readReportApi, cookie, { query });
const reportOf = async (query: Record<string, string>) =>
  (await report(query)).body as unknown as TicketReport;

// Asked: 303
test('a report counts who recorded what, pieces apart from pounds, and no voided ticket', async () => {
  const today = inNewYork(new Date()).date;
  const query = { from: today, to: today };
  const { id } = await addCustomer(server.db);
  const lines = [
    ticketLine({ gross: '12', tare: '1', deduction: '1', deductionReason: 'moisture' }),
    ticketLine({ metalType: 'steel', unit: 'ton', gross: '1', price: '0.10', priceReason: 'mixed' }),
  ];
  const kept = ticketOf({ customerId: id, lines, totalCents: 4_500 + 20_000 });
  const wrong = ticketOf({ yardId: 'newnan' });
  for (const body of [kept, wrong]) {
    expect((await staffCall(adminFunction, recordTicketApi, staff.cookie, { body })).status).toBe(201);
  }
  const before = await reportOf({ ...query, by: 'staff' });
  expect(before.rows).toMatchObject([{ key: staff.id, name: staff.name, tickets: 2, paidCents: 29_000 }]);
  await staffCall(adminFunction, voidTicketApi, staff.cookie, {
    id: wrong.ticketId,
    body: { reason: 'Entered twice' },
  });
  // A sale from before tickets had lines: pieces, without a yard or a posted price.
  await addSales(server.db, [
    {
      customerId: id,
      visitedOn: today,
      createdAt: new Date(),
      unit: 'each',
      weight: '3',
      amountCents: 6_000,
    },
  ]);
  const byYard = await reportOf({ ...query, by: 'yard' });
  expect(byYard.rows).toMatchObject([
    {
      key: 'griffin',
      tickets: 1,
      pounds: '2010',
      paidCents: 24_500,
      pricedCents: 24_500,
      postedCents: 26_500,
      belowCents: 2_000,
      deductedPounds: '1',
      points: 2_450,
    },
    { key: '', tickets: 1, pounds: '0', pieces: '3', paidCents: 6_000, pricedPounds: '0', points: 0 },
  ]);
  expect(byYard.total).toMatchObject({ tickets: 2, paidCents: 30_500 });
  expect(byYard.reasons).toEqual([
    { kind: 'deduction', reason: 'moisture', lines: 1, pounds: '1', cents: 450 },
    { kind: 'price', reason: 'mixed', lines: 1, pounds: '2000', cents: 2_000 },
  ]);
  const { rows } = await reportOf({ ...query, by: 'source' });
  expect(rows.map(({ key }) => key)).toEqual(['counter', 'import']);
  const griffin = await reportOf({ ...query, by: 'grade', yard: 'griffin' });
  expect(griffin.rows).toMatchObject([
    { key: 'steel', name: 'Steel', paidCents: 20_000, points: null },
    { key: 'copper_wire', name: 'Bare Bright Copper', paidCents: 4_500 },
  ]);
  expect(griffin.total.points).toBe(2_450);
  expect(await reportOf({ from: '2019-01-01', to: '2019-01-02', by: 'day' })).toMatchObject({
    rows: [],
    reasons: [],
    total: { tickets: 0, paidCents: 0 },
  });
});
