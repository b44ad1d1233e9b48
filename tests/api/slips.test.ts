import { beforeAll, expect, test } from 'vitest';
import adminFunction from '../../netlify/functions/admin.ts';
import { sumUsualPay } from '../../netlify/services/tickets/money/usual-pay.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { POINT_OF_SALE } from '../../netlify/services/audit/record-audit.ts';
import { posTicketSchema } from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { unlawfulNowText, unlawfulSaleText } from '../../src/domain/locations/hours/lawful-hours.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { recordTicketApi, voidTicketApi } from '../../src/domain/tickets/admin-tickets.api.ts';
import type { TicketInput } from '../../src/domain/tickets/ticket.schema.ts';
import { addCustomer } from '../support/rewards-books.ts';
import { useServer } from '../support/server.ts';
import { staffCall } from '../support/staff-call.ts';
import { staffWith } from '../support/staff.ts';
import { posTicketOf, ticketLine, ticketOf } from '../support/ticket.ts';

const server = useServer();
let staff: Awaited<ReturnType<typeof staffWith>>;
beforeAll(async () => {
  staff = await staffWith(server.db, 'staff');
});

const record = (body: TicketInput) => staffCall(adminFunction, recordTicketApi, staff.cookie, { body });
const asks = (...questions: string[]) => ({
  status: 409,
  body: { code: 'not_confirmed', figures: { questions } },
});
const recorded = { status: 201, body: { isRepeat: false } };

/** Whatever was posted on the day of a test. */
const AGREED = [ticketLine({ priceReason: 'agreed' })];

const copper = (pounds: number, changes: Partial<TicketInput> = {}) =>
  ticketOf({
    lines: [ticketLine({ gross: String(pounds) })],
    totalCents: Math.round(pounds * 450),
    ...changes,
  });

test('55 lb of bare bright that was typed as 550 is asked about, of anybody', async () => {
  expect(await record(copper(55))).toMatchObject(recorded);
  const slip = copper(550);
  const question = '550 lb of Bare Bright Copper, $2,475.00';
  expect(await record(slip)).toMatchObject(asks(question));
  expect(await record({ ...slip, confirmed: [question] })).toMatchObject(recorded);
});

test('a known seller’s own past asks first: tenfold of what three lines or more of the grade got them', async () => {
  const { id: customerId } = await addCustomer(server.db);
  const sales = [copper(5, { customerId }), copper(5, { customerId }), copper(6, { customerId })];
  for (const sale of sales) expect(await record(sale)).toMatchObject(recorded);
  const brass = [ticketLine({ metalType: 'brass', gross: '100', price: '2.50' })];
  expect(await record(ticketOf({ customerId, lines: brass, totalCents: 25_000 }))).toMatchObject(recorded);
  expect(await record(copper(50.1, { customerId }))).toMatchObject(
    asks('50.1 lb of Bare Bright Copper, $225.45; this seller usually gets $22.50'),
  );
  // What is void says nothing of them.
  const id = sales[0]?.ticketId ?? '';
  await staffCall(adminFunction, voidTicketApi, staff.cookie, { id, body: { reason: 'Entered twice' } });
  expect(await record(copper(50.1, { customerId }))).toMatchObject(recorded);
});

const steel = (pounds: number, changes: Partial<TicketInput> = {}) =>
  ticketOf({
    yardId: 'newnan',
    lines: [ticketLine({ metalType: 'steel', gross: String(pounds), price: '0.11' })],
    totalCents: Math.round(pounds * 11),
    ...changes,
  });

test('a yard’s ninety days of a grade ask, each night anew, if there are lines enough', async () => {
  const day = addDays(inNewYork(new Date()).date, -3);
  const take = (count: number) =>
    takePosTickets(
      server.db,
      { actor: POINT_OF_SALE, source: 'import' },
      Array.from({ length: count }, (_, index) =>
        posTicketSchema.parse(
          posTicketOf({
            yardId: 'newnan',
            soldAt: `${day}T10:${String(index).padStart(2, '0')}`,
            lines: [
              ticketLine({
                metalType: 'steel',
                gross: String(100 + index),
                price: '0.11',
                priceReason: 'agreed',
              } as never),
            ],
            total: ((100 + index) * 0.11).toFixed(2),
          }),
        ),
      ),
    );
  await take(29);
  await sumUsualPay(server.db);
  expect(await record(steel(1_000))).toMatchObject(recorded);
  await take(30);
  await sumUsualPay(server.db);
  expect(await record(steel(1_001))).toMatchObject(
    asks('1,001 lb of Steel, $110.11; 99 of 100 here are at most $110.00'),
  );
  expect(await record(steel(1_000))).toMatchObject(recorded);
  expect(await record(steel(1_001, { yardId: 'griffin' }))).toMatchObject(recorded);
});

test('outside the law’s hours a sale says when it was, and one that was then is asked about', async () => {
  const sent = copper(10);
  expect(await record(sent)).toMatchObject(recorded);
  const before = process.env;
  process.env = { ...before, SALE_CLOCK: '23:19' };
  try {
    expect(await record(copper(10))).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { soldAt: unlawfulNowText(23 * 60 + 19) } },
    });
    // Its answer was lost before the hour ended.
    expect(await record(sent)).toMatchObject({ body: { isRepeat: true } });
    const day = addDays(inNewYork(new Date()).date, -1);
    expect(await record(ticketOf({ soldAt: `${day}T18:59`, lines: AGREED }))).toMatchObject(recorded);
    const late = ticketOf({ soldAt: `${day}T19:01`, lines: AGREED });
    const question = unlawfulSaleText(19 * 60 + 1);
    expect(await record(late)).toMatchObject(asks(question));
    expect(await record({ ...late, confirmed: [question] })).toMatchObject(recorded);
  } finally {
    process.env = before;
  }
});
