import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { COUNTER_LATE_DAYS, REWARDS_MAX_SALE_CENTS } from '../../../src/business/constants.ts';
import {
  isLawful,
  unlawfulNowText,
  unlawfulSaleText,
} from '../../../src/domain/locations/hours/lawful-hours.ts';
import { fromNewYork } from '../../../src/domain/shared/time/from-new-york.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type {
  CounterGrade,
  KnownSale,
  OtherTicket,
  RecordedTicket,
  TicketPrices,
} from '../../../src/domain/tickets/admin-tickets.api.ts';
import {
  heldPart,
  NO_PROMISE,
  promisedFor,
  type PromiseLeft,
  spend,
  usedHeld,
  withHeld,
} from '../../../src/domain/promises/promise.ts';
import { numberKey } from '../../../src/domain/tickets/find/number-key.ts';
import type { TicketInput } from '../../../src/domain/tickets/ticket.schema.ts';
import {
  isFault,
  type LineFigures,
  figureLine,
  paymentOf,
  type TicketLine,
  ticketCents,
} from '../../../src/domain/tickets/ticket-line.ts';
import { HELD_REASON, PARTS_REASON } from '../../../src/domain/tickets/ticket-reasons.ts';
import { promisedCentsOf, unusualInTicket } from '../../../src/domain/tickets/unusual-in-ticket.ts';
import { ticketText } from '../../../src/domain/tickets/ticket-text.ts';
import type { Unusual } from '../../../src/domain/unusual/unusual.ts';
import type { Database, Executor } from '../../database/client.ts';
import { numberKeySql } from '../../database/number-key-sql.ts';
import { customers, tickets, visits } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { assertConfirmed } from '../../lib/http/assert-confirmed.ts';
import type { Staff } from '../../lib/http/call.ts';
import { config } from '../../lib/config.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { ERRORS } from '../../../src/domain/shared/contract/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readClosedDays } from '../locations/rows.ts';
import { postedPrices } from '../prices/posted-prices.ts';
import { inCustomerTransaction, type LockedCustomer, lockCustomer } from '../rewards/rows.ts';
import { promiseLeft } from '../offers/promise-left.ts';
import { lockHolds, useHolds } from '../holds/use-holds.ts';
import { acceptedOffer, winRequest } from '../offers/win-request.ts';
import {
  earnedBy,
  earnOnTicket,
  findStored,
  insertTicket,
  lockSales,
  paidBeyondPromises,
  readTickets,
  NOT_VOIDED,
  takeNumber,
} from './rows.ts';
import { closedTicket, closeHeldTicket } from './held-tickets.ts';
import { isSameSale, type SaleName } from './rules.ts';
import { agreedAtOf } from './shown-tickets.ts';
import { usedCheck } from './money/check-numbers.ts';
import { readUsualPay } from './money/usual-pay.ts';
import {
  isEqualPrice,
  isSameWeight,
  PRICE_PLACES,
  scaled,
} from '../../../src/domain/shared/numbers/weight.ts';

const DAY_MS = 86_400_000;

const wrong = (field: string, message: string) =>
  new CodedError('invalid_input', { fields: { [field]: message } });

/** When the sale was: `local` on New York's clock, or now. Throws invalid_input. */
function soldAtOf(local: string | null, now: Date): Date {
  if (local === null) return now;
  const at = fromNewYork(local);
  if (!at) throw wrong('soldAt', 'Please enter a date and time that exist');
  if (at > now) throw wrong('soldAt', 'This time is in the future');
  if (now.getTime() - at.getTime() > COUNTER_LATE_DAYS * DAY_MS) {
    throw wrong('soldAt', `Please choose a date in the last ${COUNTER_LATE_DAYS} days`);
  }
  return at;
}

/** Throws invalid_input for a sale of now at an hour at which metal may not be bought. */
function assertLawfulNow({ soldAt }: TicketInput, { at }: SaleName): void {
  const minutes = config().saleMinutes ?? inNewYork(at).minutes;
  if (soldAt === null && !isLawful(minutes)) throw wrong('soldAt', unlawfulNowText(minutes));
}

/** Whoever says that it was then is asked whether that is right. */
function unlawfulSale({ soldAt }: TicketInput): readonly Unusual[] {
  const at = soldAt === null ? null : fromNewYork(soldAt);
  const minutes = at && inNewYork(at).minutes;
  return minutes === null || isLawful(minutes)
    ? []
    : [{ text: unlawfulSaleText(minutes), needsOwner: false }];
}

/** Whether a line says that it is paid as posted, or at a higher price that was held, and is not. */
const isStale = (
  { price, priceReason }: Pick<TicketLine, 'price' | 'priceReason'>,
  posted: string | undefined = '',
): boolean =>
  priceReason === null
    ? !isEqualPrice(price, posted)
    : priceReason === HELD_REASON && scaled(price, PRICE_PLACES) <= scaled(posted, PRICE_PLACES);

interface Priced extends LineFigures {
  readonly posted: CounterGrade;
  /** The offer had a price for its grade left. */
  readonly isPromised: boolean;
}

/**
 * The lines with their figures, and what they leave of what was promised. Throws invalid_input, also for a line that pays less than is promised and does not say why;
 * price_changed if a line that should be paid as posted is not, or the sum is another than the page showed.
 */
function priceAll(
  { lines, totalCents }: TicketInput,
  grades: readonly CounterGrade[],
  promise: PromiseLeft,
): { readonly priced: readonly Priced[]; readonly left: PromiseLeft } {
  let left = promise;
  const priced = lines.map((line, index): Priced => {
    const posted = grades.find(({ metalType }) => metalType === line.metalType);
    if (!posted) throw wrong(`lines.${index}.metalType`, 'Please choose a grade we buy');
    const promised = promisedFor(posted, left);
    const figures = isStale(line, posted.price)
      ? figureLine({ ...line, price: posted.price }, posted)
      : figureLine(line, posted, promised);
    if (isFault(figures)) throw wrong(`lines.${index}.${figures.field}`, figures.message);
    const payment = paymentOf(line, figures, posted);
    const isAbove = scaled(line.price, PRICE_PLACES) > scaled(posted.price, PRICE_PLACES);
    const part = isAbove ? heldPart(left, payment) : null;
    if (part !== null)
      throw wrong(
        `lines.${index}.gross`,
        `Only ${part} ${posted.unit === 'each' ? 'pieces' : 'lb'} are held at this price. Put the rest on a line of its own`,
      );
    left = spend(left, payment).left;
    return { ...figures, posted, isPromised: promised !== null };
  });
  const sum = ticketCents(priced);
  if (sum > REWARDS_MAX_SALE_CENTS) throw wrong('lines', 'A ticket can pay at most $100,000.00');
  const isAsShown = !lines.some((line, index) => isStale(line, priced[index]?.posted.price));
  if (!isAsShown || sum !== totalCents) {
    const prices = priced.map(({ posted: { metalType, price, unit } }) => ({ metalType, price, unit }));
    throw new CodedError('price_changed', { figures: { prices } satisfies TicketPrices });
  }
  return { priced, left };
}

/** Whether the stored line is the one that was sent again; the reason may have been dropped as needless, or the held price's. */
const isSameLine = (row: typeof visits.$inferSelect, line: TicketInput['lines'][number] | undefined) =>
  line !== undefined &&
  row.metalType === line.metalType &&
  row.unit === line.unit &&
  row.deductionReason === line.deductionReason &&
  String(row.deductionParts ?? []) === String(line.deductionParts ?? []) &&
  isSameWeight(row.gross ?? '', line.gross) &&
  isSameWeight(row.tare ?? '', line.tare) &&
  isSameWeight(row.deduction ?? '', line.deduction) &&
  isEqualPrice(row.price ?? '', line.price) &&
  (row.priceReason === null || row.priceReason === HELD_REASON || row.priceReason === line.priceReason);

/** What the ticket with this id earned when it was recorded; null if there is none. Throws idempotency_key_reused. */
async function earlierTicket(
  tx: Executor,
  customerId: string | null,
  {
    ticketId,
    yardId,
    number,
    soldAt,
    paidBy,
    checkNumber,
    paidNote,
    totalCents,
    lines,
    offerId,
  }: TicketInput,
): Promise<RecordedTicket | null> {
  const [row] = await tx
    .select({ ticket: tickets, totalPoints: customers.totalPoints, pointsOwed: customers.pointsOwed })
    .from(tickets)
    .leftJoin(customers, eq(customers.id, tickets.customerId))
    .where(eq(tickets.id, ticketId));
  if (!row) return null;
  const { ticket, totalPoints, pointsOwed } = row;
  const stored = await tx
    .select()
    .from(visits)
    .where(eq(visits.ticketId, ticketId))
    .orderBy(asc(visits.lineNumber));
  const isSame =
    ticket.yardId === yardId &&
    (ticket.number ?? '') === number &&
    (soldAt === null || fromNewYork(soldAt)?.getTime() === ticket.soldAt.getTime()) &&
    ticket.customerId === customerId &&
    ticket.offerId === offerId &&
    ticket.paidBy === paidBy &&
    (ticket.checkNumber ?? '') === checkNumber &&
    (ticket.paidNote ?? '') === paidNote &&
    ticket.totalCents === totalCents &&
    stored.length === lines.length &&
    stored.every((line, index) => line.gross !== null && isSameLine(line, lines[index]));
  if (!isSame) throw new CodedError('idempotency_key_reused', { figures: await closedTicket(tx, ticketId) });
  const earned = await earnedBy(tx, ticketId);
  return {
    ticketId,
    number: ticket.number ?? ticket.siteNumber,
    ...earned,
    totalPoints,
    pointsOwed: pointsOwed ?? 0,
    yardClosed: ticket.yardClosed,
    isRepeat: true,
    practiced: null,
  };
}

/** Throws sale_known if another system has sent a sale with the figures, yard and minute of one that the counter has no number for. */
async function assertNotSent(
  tx: Executor,
  sale: SaleName,
  { lines, totalCents }: TicketInput,
  priced: readonly Priced[],
): Promise<void> {
  if (sale.number !== '') return;
  const figures = {
    day: sale.day,
    totalCents,
    lines: priced.map(({ net, cents, posted: { metalType } }, index) => ({
      metal: metalType,
      unit: lines[index]?.unit ?? '',
      weight: net,
      cents,
    })),
  };
  const known = (await findStored(tx, [sale])).find(
    (row) => row.number !== null && row.source !== 'counter' && !row.isVoid && isSameSale(row, figures),
  );
  if (!known) return;
  const { id: ticketId, number } = known;
  throw new CodedError('sale_known', { figures: { ticketId, number } satisfies KnownSale });
}

/** Who recorded the ticket that has this number. */
async function otherTicket(
  tx: Executor,
  { yardId, number, day }: SaleName,
): Promise<OtherTicket | undefined> {
  const year = day.slice(0, 4);
  const [other] = await tx
    .select({ ticketId: tickets.id, at: tickets.soldAt, by: staffUsers.name })
    .from(tickets)
    .leftJoin(staffUsers, eq(staffUsers.id, tickets.recordedBy))
    .where(
      and(
        eq(tickets.yardId, yardId),
        eq(numberKeySql(tickets.number), numberKey(number)),
        isNotNull(tickets.number),
        sql`extract(year from ${tickets.soldOn}) = ${Number(year)}`,
        NOT_VOIDED,
      ),
    );
  return other && { ...other, at: other.at.toISOString() };
}

/** Throws ticket_number_taken. Safe under the number's lock. */
async function assertNumberFree(tx: Executor, sale: SaleName): Promise<void> {
  const other = sale.number === '' ? undefined : await otherTicket(tx, sale);
  if (!other) return;
  const { message } = ERRORS.ticket_number_taken;
  throw new CodedError('ticket_number_taken', { fields: { number: message }, figures: other });
}

async function writeTicket(
  tx: Executor,
  staff: Staff,
  customer: LockedCustomer | null,
  input: TicketInput,
  sale: SaleName,
): Promise<RecordedTicket | null> {
  const { hand, ...sold } = input;
  const { ticketId, yardId, paidBy, checkNumber, paidNote, lines, totalCents, offerId, holdIds } = sold;
  const { at: soldAt, day } = sale;
  assertLawfulNow(input, sale);
  await closeHeldTicket(tx, ticketId, hand);
  const agreedAt = await agreedAtOf(tx, ticketId, lines);
  const offer = offerId === null ? null : await acceptedOffer(tx, offerId);
  const grades = await postedPrices(tx, yardId, soldAt);
  const groupOf = (metalType: string) => grades.find((grade) => grade.metalType === metalType)?.group;
  // After its end the price of the day is paid.
  const offered = offer && soldAt < offer.paidUntil ? await promiseLeft(tx, offer, groupOf) : NO_PROMISE;
  const metalTypes = lines.map(({ metalType }) => metalType);
  const holds = await lockHolds(tx, holdIds, { yardId, at: soldAt, metalTypes });
  const promise = withHeld(offered, holds);
  const { priced, left } = priceAll(input, grades, promise);
  await assertNotSent(tx, sale, input, priced);
  const usualOf = await readUsualPay(tx, {
    yardId,
    customerId: customer?.id ?? null,
    metalTypes,
    at: soldAt,
  });
  const figured = priced.map((figures, index) => {
    const line = lines[index] as (typeof lines)[0];
    return { ...line, ...figures, usual: usualOf(line.metalType) };
  });
  const sameDayCents = customer ? await paidBeyondPromises(tx, customer.id, day) : 0;
  const unusual = [
    ...unusualInTicket(figured, totalCents, promise, sameDayCents),
    ...unlawfulSale(input),
    ...(await usedCheck(tx, { ticketId, yardId, checkNumber })),
  ];
  assertConfirmed(staff.role, unusual, input.confirmed);
  const isClosed = await readClosedDays(tx, [day]);
  const yardClosed = isClosed(yardId, day);
  const ticket = {
    id: ticketId,
    yardId,
    number: input.number || null,
    soldAt,
    customerId: customer?.id ?? null,
    totalCents,
    paidBy,
    checkNumber: checkNumber || null,
    paidNote: paidNote || null,
    agreedAt,
    source: 'counter',
    yardClosed,
    recordedBy: staff.id,
    offerId,
    promisedCents: promisedCentsOf(figured, promise),
  } as const;
  const rows = priced.map(({ net, cents, priceReason, posted, isPromised }, index) => {
    const { metalType, unit, gross, tare, deduction, deductionReason, deductionParts, price } = lines[
      index
    ] as (typeof lines)[0];
    return {
      id: randomUUID(),
      metalType,
      unit,
      gross,
      tare,
      deduction,
      deductionReason,
      deductionParts: deductionReason === PARTS_REASON ? deductionParts : null,
      price,
      priceReason,
      weight: net,
      postedPrice: posted.price,
      priceUnit: posted.unit,
      isPromised: offer || holds.length > 0 ? isPromised : null,
      amountCents: cents,
    };
  });
  await assertNumberFree(tx, sale);
  if (offer) await winRequest(tx, staff, offer, ticketId);
  if (!(await insertTicket(tx, ticket, rows))) return null;
  const used = usedHeld(holds, left);
  await useHolds(
    tx,
    used.map(({ id }) => id),
    { ticketId, at: soldAt },
  );
  const loads = priced.map(({ net, posted: { name } }, index) => ({
    name,
    weight: net,
    unit: lines[index]?.unit ?? '',
  }));
  const earned = customer
    ? await earnOnTicket(tx, customer, { ...ticket, description: ticketText(loads) })
    : { points: 0, bonus: 0, totalPoints: null, pointsOwed: 0 };
  const number = ticket.number ?? (await takeNumber(tx, { id: ticketId, yardId, day }));
  await recordAudit(tx, staff, {
    action: 'record_ticket',
    subjectKind: 'ticket',
    subjectId: ticketId,
    after: { ...sold, number, yardClosed, ...earned },
  });
  return { ticketId, number, ...earned, yardClosed, isRepeat: false, practiced: null };
}

/**
 * Records a ticket with all its lines, its points and those of the streak, once for each id: the same ticket again
 * returns what it earned then, at any hour. Amounts are computed here, at the prices posted at that minute. Practice is
 * the same work, taken back at its end. Throws invalid_input, not_found for an unknown customer, idempotency_key_reused,
 * changed_since if another page has it in hand, ticket_number_taken, sale_known, price_changed, not_confirmed,
 * needs_owner.
 */
export async function recordTicket(
  db: Database,
  staff: Staff,
  { practice: isPractice = false, ...input }: TicketInput,
  now: Date = new Date(),
): Promise<RecordedTicket> {
  const soldAt = soldAtOf(input.soldAt, now);
  const { yardId, number } = input;
  const sale: SaleName = { yardId, number, at: soldAt, day: inNewYork(soldAt).date };
  return inCustomerTransaction(
    db,
    async (tx) => {
      await lockSales(tx, [sale], [input.ticketId]);
      const customer = input.customerId === null ? null : await lockCustomer(tx, { id: input.customerId });
      const before = await earlierTicket(tx, customer?.id ?? null, input);
      if (before) return before;
      const isNew = await writeTicket(tx, staff, customer, input, sale);
      const ticket = isNew ?? (await earlierTicket(tx, customer?.id ?? null, input));
      if (!ticket) throw new Error('The id is taken by a ticket that is not there.');
      if (!isPractice) return ticket;
      // Nobody can read it once it is taken back.
      const [practiced = null] = await readTickets(tx, eq(tickets.id, input.ticketId));
      return { ...ticket, practiced };
    },
    isPractice,
  );
}
