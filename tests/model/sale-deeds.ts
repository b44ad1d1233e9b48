import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { heldTickets } from '../../netlify/database/schema/held-tickets.ts';
import { CodedError } from '../../netlify/lib/http/errors.ts';
import { parseInput } from '../../netlify/lib/http/read-request.ts';
import { POINT_OF_SALE } from '../../netlify/services/audit/record-audit.ts';
import { holdTicket, takeTicket } from '../../netlify/services/tickets/held-tickets.ts';
import { recordTicket } from '../../netlify/services/tickets/record-ticket.ts';
import { takePosTickets } from '../../netlify/services/tickets/take-pos-tickets.ts';
import { voidTicket } from '../../netlify/services/tickets/void-ticket.ts';
import type { UnusualFigures } from '../../src/domain/shared/contract/confirmed.schema.ts';
import { moneyText, toDollars } from '../../src/domain/shared/numbers/money.ts';
import { addDays, inNewYork } from '../../src/domain/shared/time/new-york-time.ts';
import { readPosFile } from '../../src/domain/tickets/pos/pos-file.ts';
import { guessLayout } from '../../src/domain/tickets/pos/pos-layout.ts';
import {
  type PosTicket,
  posTicketSchema,
  type PosTicketInput,
} from '../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { heldTicketOf } from '../support/held-ticket.ts';
import { ticketLine, ticketOf } from '../support/ticket.ts';
import { centsOf } from './plain-books.ts';
import type { Sale } from './plain-rows.ts';
import { at, agree, index, step, mustBe } from './step.ts';
import type { Walk } from './walk.ts';

/** The sales of a walk, in days before today; the counter takes those of a week. The last has the first one's number, in another year. */
const DAYS = [100, 71, 45, 38, 20, 15, 6, 5, 3, 2, 1, 465] as const;
const GROSS = [10, 75, 222.25, 1_000] as const;
const LATE = 6;
const SALES = DAYS.length;

/** A sale is the same whoever sends it; `slip` is somebody's mistake, another weight under its number. */
const saleOf = (real: Walk, which: number, slip: boolean, isNumbered = true): Sale => ({
  number: isNumbered ? `${real.mark}${which % (SALES - 1)}` : '',
  day: addDays(inNewYork(real.now).date, -at(DAYS, which)),
  minute: `09:${10 + which}`,
  gross: at(GROSS, which * 3 + (slip ? 1 : 0)),
  price: 4.5,
});

/** "W1N0012" of "W1N12" */
const withZeros = (number: string, zeros: number): string =>
  number.replace(/\d+$/, (digits) => '0'.repeat(zeros) + digits);

const slips = fc.nat(5).map((n) => n === 0);

interface Spelling {
  readonly decimals: number;
  readonly spaced: boolean;
  /** Before the number: a spreadsheet leaves them out. */
  readonly zeros: number;
  readonly file: number;
  readonly paidBy: 'check' | null;
}
const spelling: fc.Arbitrary<Spelling> = fc.record({
  decimals: fc.nat(2),
  spaced: fc.boolean(),
  zeros: fc.nat(2),
  file: fc.nat(2),
  paidBy: fc.constantFrom('check', null),
});

const spelled = (value: number, decimals: number): string =>
  decimals === 0
    ? String(value)
    : Number(value).toFixed(Math.max(decimals + 1, String(value).split('.')[1]?.length ?? 0));

function sentTicket(
  real: Walk,
  sale: Sale,
  phone: string,
  { decimals, spaced, paidBy }: Spelling,
): PosTicketInput {
  return {
    yardId: 'griffin',
    number: spaced ? ` ${sale.number.toLowerCase()} ` : sale.number,
    soldAt: `${sale.day}T${sale.minute}`,
    phone: spaced ? phone.slice(2) : phone,
    paidBy,
    total: toDollars(centsOf(sale)),
    lines: [
      {
        metalType: real.metal,
        unit: 'lb',
        gross: spelled(sale.gross, decimals),
        price: spelled(sale.price, decimals),
      },
    ],
  };
}

const TIMES = [
  ({ day, minute }: Sale) => `${day} ${minute}`,
  ({ day, minute }: Sale) =>
    `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)} ${Number(minute.slice(0, 2))}:${minute.slice(3)} ${minute < '12' ? 'AM' : 'PM'}`,
  ({ day, minute }: Sale) =>
    `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)} ${Number(minute.slice(0, 2))}:${minute.slice(3)}:00`,
] as const;

/** The same as a file of a point of sale says it, read as the import's page does. */
function filedTicket(
  real: Walk,
  sale: Sale,
  phone: string,
  { decimals, spaced, file }: Spelling,
): PosTicketInput {
  const head = ['Ticket Number', 'Date', 'Phone', 'Grade', 'Gross', 'Unit', 'Price', 'Total'];
  const [, digits = ''] = /^\+1(\d+)$/.exec(phone) ?? [];
  const row = [
    spaced ? ` ${sale.number} ` : sale.number,
    at(TIMES, file)(sale),
    digits && (spaced ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits),
    real.metal,
    spelled(sale.gross, decimals),
    'lb',
    spelled(sale.price, decimals),
    toDollars(centsOf(sale)),
  ];
  const grades = [{ metalType: real.metal, name: real.metal, nameEs: null, unit: 'lb', price: '4.50' }];
  const [found] = readPosFile(
    { head, headRow: 1, rows: [row] },
    { ...guessLayout(head), yardId: 'griffin' },
    grades,
  );
  if (!found?.ticket) throw new Error(`The file was not read: ${JSON.stringify(found)}`);
  return found.ticket;
}

const askedBy = (error: unknown): readonly string[] =>
  error instanceof CodedError && error.code === 'not_confirmed'
    ? (error.details.figures as UnusualFigures).questions
    : [];

/** Says yes to what is asked about a sale's load: it looks like a slip, or is large; with an offer it says what is left of that. */
export async function confirmed(
  question: string,
  send: (said: string[]) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await send([]);
  } catch (error) {
    const asked = askedBy(error);
    if (asked.length === 0 || !asked.every((each) => each.startsWith(question))) throw error;
    return send([...asked]);
  }
}

const described = (which: number, slip: boolean, who: number) =>
  `sale ${which}${slip ? ' with a slip' : ''}, ${who === 3 ? 'nobody' : `customer ${who}`}`;

/** The same sale again, from the counter, a file or the webhook. */
export const counterSale = fc
  .tuple(fc.integer({ min: LATE, max: SALES - 2 }), slips, fc.nat(3), fc.boolean(), fc.nat(3), fc.boolean())
  .map(([which, slip, who, isNumbered, offerIndex, isHeld]) =>
    step(
      `counter(${described(which, slip, who)}${isNumbered ? '' : ', no number'}${isHeld ? ', from the scale' : ''}, ${offerIndex})`,
      async (model, real) => {
        const sale = saleOf(real, which, slip, isNumbered);
        const accepted = model.offers.filter(({ state }) => state === 'accepted');
        const offer = offerIndex === 0 && accepted.length > 0 ? at(accepted, which) : null;
        const seller = who === 3 ? null : at(model.accounts, who);
        const ticketId = randomUUID();
        const expected = model.sell(sale, seller, offer, ticketId);
        const hand = isHeld && expected !== 'not_found' ? randomUUID() : null;
        if (hand) {
          const weighed = heldTicketOf({ customerId: seller?.id ?? null });
          await holdTicket(real.db, real.staff, ticketId, weighed);
          await takeTicket(real.db, real.owner, ticketId, { hand, seen: weighed.hand });
        }
        const input = ticketOf({
          ticketId,
          hand,
          number: sale.number,
          soldAt: `${sale.day}T${sale.minute}`,
          customerId: seller?.id ?? null,
          offerId: offer?.id ?? null,
          lines: [
            ticketLine({ metalType: real.metal, gross: spelled(sale.gross, which % 3), price: '4.50' }),
          ],
          totalCents: centsOf(sale),
        });
        await agree(expected, () =>
          confirmed(
            `${sale.gross.toLocaleString('en-US')} lb of ${real.metal}, ${moneyText(centsOf(sale))}`,
            (said) => recordTicket(real.db, real.staff, { ...input, confirmed: said }, real.now),
          ),
        );
        const onHold = await real.db.$count(heldTickets, eq(heldTickets.id, ticketId));
        mustBe(onHold, hand && expected !== 'done' ? 1 : 0);
      },
    ),
  );

const sent = fc.record({ which: fc.nat(SALES - 1), slip: slips, who: fc.nat(3), how: spelling });

/** A void that an outside system reports says so along with everything else. */
const isReportedVoid = fc.nat(9).map((n) => n === 0);

const posSales = (source: 'import' | 'webhook') =>
  fc
    .tuple(
      fc.uniqueArray(sent, {
        minLength: 1,
        maxLength: source === 'import' ? 3 : 1,
        selector: ({ which }) => which,
      }),
      isReportedVoid,
    )
    .map(([batch, isOut]) =>
      step(
        `${source}(${batch.map(({ which, slip, who, how }) => `${described(which, slip, who)}, ${JSON.stringify(how)}`).join('; ')}${isOut ? ', void' : ''})`,
        async (model, real) => {
          const tickets: PosTicket[] = [];
          const expected: string[] = [];
          for (const { which, slip, who, how } of batch) {
            const plain = saleOf(real, which, slip);
            const sale = { ...plain, number: withZeros(plain.number, how.zeros) };
            const phone = who === 3 ? '' : at(model.accounts, who).phone;
            const said = (source === 'import' ? filedTicket : sentTicket)(real, sale, phone, how);
            tickets.push(await parseInput(posTicketSchema, { ...said, status: isOut ? 'void' : '' }));
            expected.push(isOut ? model.takeVoid(sale, source, '') : model.take(sale, phone, source, ''));
          }
          const actor = source === 'import' ? real.owner : POINT_OF_SALE;
          const outcomes = await takePosTickets(real.db, { actor, source }, tickets, real.now);
          mustBe(
            outcomes.map(({ state }) => state),
            expected,
          );
          // The functions choose the ids: the model's follow.
          for (const ticket of model.tickets.filter(({ id }) => id === '')) {
            const { number, day } = ticket.sale;
            const { rows } = await real.server.db.execute<{ id: string }>(
              sql`select id from tickets where ticket_no = ${number} and sold_on = ${day}
              and not id = any(${`{${model.tickets.flatMap(({ id }) => id || []).join(',')}}`}::uuid[])`,
            );
            mustBe(rows.length, 1);
            ticket.id = rows[0]?.id ?? '';
          }
        },
      ),
    );
export const importSale = posSales('import');
export const webhookSale = posSales('webhook');

export const voidIt = index.map((n) =>
  step(
    `void(${n})`,
    async (model, real) => {
      const ticket = at(model.tickets, n);
      model.void(ticket);
      await agree('done', () => voidTicket(real.db, real.owner, ticket.id, 'Weighed wrong'));
    },
    ({ tickets }) => tickets.length > 0,
  ),
);
