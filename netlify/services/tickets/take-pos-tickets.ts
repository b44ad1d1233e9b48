import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import { type PosFault, figurePosTicket, isPosFault } from '../../../src/domain/tickets/pos/pos-figures.ts';
import { isVoidStatus } from '../../../src/domain/tickets/pos/pos-status.ts';
import type { PosTicket } from '../../../src/domain/tickets/pos/pos-ticket.schema.ts';
import type { PosOutcome } from '../../../src/domain/tickets/pos/pos-tickets.api.ts';
import { ROUNDING } from '../../../src/domain/tickets/ticket-reasons.ts';
import { unusualInTicket } from '../../../src/domain/tickets/unusual-in-ticket.ts';
import { ticketText } from '../../../src/domain/tickets/ticket-text.ts';
import { textsOf } from '../../../src/domain/unusual/unusual.ts';
import type { Database, Executor } from '../../database/client.ts';
import { customers, tickets, visits } from '../../database/schema/rewards.ts';
import { assertConfirmed } from '../../lib/http/assert-confirmed.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { type Actor, POINT_OF_SALE, recordAudit } from '../audit/record-audit.ts';
import { readClosedDays } from '../locations/rows.ts';
import { postedPricesOf } from '../prices/posted-prices.ts';
import { accountAt, historiesOf } from '../rewards/numbers.ts';
import { LOCK, LOCKED, type LockedCustomer, inCustomerTransaction, stillThere } from '../rewards/rows.ts';
import { earnOnTickets, findStored, lockSales } from './rows.ts';
import {
  type DatedTicket,
  type ReadyTicket,
  VOID_AT_SOURCE,
  datedTicket,
  isLeftOut,
  saleKeyOf,
  saleNameOf,
  compareWithStored,
} from './rules.ts';

/**
 * Takes the one ticket that a yard's own system has sent. Safe to repeat. Throws invalid_input with the field that is wrong,
 * ticket_number_taken.
 */
export async function takePosTicket(db: Database, ticket: PosTicket) {
  const [outcome] = await takePosTickets(db, { actor: POINT_OF_SALE, source: 'webhook' }, [ticket]);
  if (!outcome) throw new Error('Each ticket has an outcome.');
  const { state, fault, points, isPhoneUnread } = outcome;
  if (fault) throw new CodedError('invalid_input', { fields: { [fault.field]: fault.message } });
  if (state === 'differs' || state === 'wrong') throw new CodedError('ticket_number_taken');
  return { received: true, state, points, ...(isPhoneUnread && { phone: 'unreadable' as const }) } as const;
}

/** Who takes them, and from where. A trial writes nothing. */
interface Taking {
  readonly actor: Actor;
  readonly source: 'import' | 'webhook';
  readonly isTrial?: boolean;
  /** Absent: nobody is asked, because the money is paid, and nobody is there to ask. The log has what is out of the ordinary. */
  readonly confirmed?: readonly string[];
}

/** The account that each phone number led to when its ticket was sold; locked, in the order of their ids, unless this is a trial. */
async function findAccounts(
  tx: Executor,
  sold: readonly { readonly phone: string | null; readonly at: Date }[],
  isTrial: boolean,
) {
  const locked = new Map<string, LockedCustomer>();
  const phones = [...new Set(sold.flatMap(({ phone }) => phone ?? []))];
  const histories = new Map(
    phones.length === 0 ? [] : (await historiesOf(tx, phones)).map((each) => [each.phone, each]),
  );
  const ids = sold.map(({ phone, at }) => {
    const history = phone === null ? undefined : histories.get(phone);
    return history ? accountAt(history, at) : null;
  });
  const found = [...new Set(ids.flatMap((id) => id ?? []))];
  if (isTrial || found.length === 0) return { ids, locked };
  const rows = await tx
    .select(LOCKED)
    .from(customers)
    .where(inArray(customers.id, found))
    .orderBy(asc(customers.id))
    .for(LOCK);
  for (const row of rows) locked.set(row.id, stillThere(row));
  return { ids, locked };
}

/** Saves tickets with their lines. Returns the ids of those whose id and number were free. */
async function insertAll(
  tx: Executor,
  source: Taking['source'],
  fresh: readonly ReadyTicket[],
): Promise<ReadonlySet<string>> {
  const isClosed = await readClosedDays(tx, [...new Set(fresh.map(({ day }) => day))]);
  const saved = await tx
    .insert(tickets)
    .values(
      fresh.map(({ id, ticket: { yardId, number, paidBy }, at, day, totalCents, customerId }) => ({
        id,
        yardId,
        number,
        soldAt: at,
        soldOn: day,
        customerId,
        totalCents,
        paidBy,
        source,
        yardClosed: isClosed(yardId, day),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: tickets.id });
  const ids = new Set(saved.map(({ id }) => id));
  const lines = fresh
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id: ticketId, customerId, at, day, lines: own, roundingCents }) => {
      const shared = { ticketId, customerId, visitedOn: day, createdAt: at };
      const rows: (typeof visits.$inferInsert)[] = own.map((line, index) => ({
        ...shared,
        id: randomUUID(),
        lineNumber: index + 1,
        metalType: line.metalType,
        unit: line.unit,
        gross: line.gross,
        tare: line.tare,
        deduction: line.deduction,
        deductionReason: line.deductionReason,
        price: line.price,
        priceReason: line.priceReason,
        weight: line.net,
        postedPrice: line.posted.price,
        priceUnit: line.posted.unit,
        amountCents: line.cents,
      }));
      const rounding = {
        ...shared,
        id: randomUUID(),
        lineNumber: own.length + 1,
        metalType: ROUNDING,
        unit: 'each',
        weight: '0',
        amountCents: roundingCents,
      };
      return roundingCents === 0 ? rows : [...rows, rounding];
    });
  if (lines.length > 0) await tx.insert(visits).values(lines);
  return ids;
}

/** Gives the points of tickets. Returns the points by ticket, with the bonus of its visit. */
async function earnAll(
  tx: Executor,
  locked: ReadonlyMap<string, LockedCustomer>,
  taken: readonly ReadyTicket[],
): Promise<ReadonlyMap<string, number>> {
  const points = new Map<string, number>();
  for (const customer of locked.values()) {
    const sold = taken
      .filter(({ customerId }) => customerId === customer.id)
      .map(({ id, at, totalCents, lines }) => {
        const loads = lines.map(({ posted: { name }, net, unit }) => ({ name, weight: net, unit }));
        return { id, totalCents, soldAt: at, description: ticketText(loads) };
      });
    if (sold.length === 0) continue;
    const { earned } = await earnOnTickets(tx, customer, sold);
    for (const [id, each] of earned) points.set(id, each.points + each.bonus);
  }
  return points;
}

/** Gives stored tickets the sellers that could not be read before. Returns them as stored, those that were still without one. */
async function repairAll(
  tx: Executor,
  repaired: ReadonlyMap<string, ReadyTicket>,
): Promise<readonly ReadyTicket[]> {
  const done: ReadyTicket[] = [];
  for (const [id, each] of repaired) {
    const { customerId } = each;
    const { rowCount } = await tx
      .update(tickets)
      .set({ customerId })
      .where(and(eq(tickets.id, id), isNull(tickets.customerId), isNull(tickets.voidedAt)));
    if (rowCount !== 1) continue;
    await tx.update(visits).set({ customerId }).where(eq(visits.ticketId, id));
    done.push({ ...each, id });
  }
  return done;
}

type Result = Pick<
  PosOutcome,
  'state' | 'points' | 'hasAccount' | 'isPhoneUnread' | 'roundingCents' | 'unusual' | 'fault'
>;

const NOTHING = {
  points: 0,
  hasAccount: null,
  isPhoneUnread: false,
  roundingCents: 0,
  unusual: [],
  fault: null,
} as const;

const STILL_COUNTS = {
  field: 'status',
  message: 'We already have a ticket with this number. If it’s this one, void it at the counter',
} as const;

/** Keeps void tickets by their numbers, without their figures: what comes under one of them later is not a sale. */
async function keepVoid(
  tx: Executor,
  { actor, source }: Taking,
  left: readonly DatedTicket[],
): Promise<void> {
  const [first] = left;
  if (!first) return;
  await tx.insert(tickets).values(
    left.map(({ id, ticket: { yardId, number }, at, day }) => ({
      id,
      yardId,
      number,
      source,
      soldAt: at,
      soldOn: day,
      totalCents: 0,
      voidedAt: sql`now()`,
      voidReason: VOID_AT_SOURCE,
    })),
  );
  await recordAudit(tx, actor, {
    action: 'keep_void_tickets',
    subjectKind: 'ticket',
    subjectId: first.id,
    after: { source, tickets: left.map(({ id, ticket: { yardId, number } }) => ({ id, yardId, number })) },
  });
}

/** What is not a sale is not taken. Whether it was taken when it was one. */
async function leaveOut(
  tx: Executor,
  taking: Taking,
  left: readonly DatedTicket[],
): Promise<ReadonlyMap<PosTicket, Result>> {
  const stored = (await findStored(tx, left.map(saleNameOf))).filter(({ number }) => number !== null);
  const byIndex = Map.groupBy(stored, ({ index }) => index);
  const kept = new Map<string, DatedTicket>();
  const results = new Map<PosTicket, Result>();
  for (const [index, each] of left.entries()) {
    const found = byIndex.get(index) ?? [];
    const counts = found.some(({ isVoid }) => !isVoid);
    if (found.length === 0 && isVoidStatus(each.ticket.status)) kept.set(saleKeyOf(saleNameOf(each)), each);
    results.set(
      each.ticket,
      counts ? { ...NOTHING, state: 'wrong', fault: STILL_COUNTS } : { ...NOTHING, state: 'left_out' },
    );
  }
  if (!taking.isTrial) await keepVoid(tx, taking, [...kept.values()]);
  return results;
}

/** One try of all tickets that are dated. null: somebody else took this one at the same moment. */
async function takeAll(
  tx: Executor,
  taking: Taking,
  given: readonly DatedTicket[],
): Promise<readonly (Result | null)[]> {
  const { actor, source, isTrial = false, confirmed } = taking;
  if (!isTrial) await lockSales(tx, given.map(saleNameOf));
  const left = await leaveOut(tx, taking, given.filter(isLeftOut));
  const dated = given.filter(({ ticket }) => !left.has(ticket));
  const grades = await postedPricesOf(
    tx,
    dated.map(({ ticket: { yardId, lines }, at }) => ({
      yardId,
      at,
      metalTypes: lines.map(({ metalType }) => metalType),
    })),
  );
  const figured = dated.map((each, index) => ({
    each,
    figures: figurePosTicket(each.ticket, grades[index] ?? []),
  }));
  const withPhones = figured.flatMap(({ each, figures }) =>
    isPosFault(figures) ? [] : [{ ...each, ...figures, phone: toE164(each.ticket.phone) }],
  );
  const { ids: sellers, locked } = await findAccounts(tx, withPhones, isTrial);
  const ready = withPhones.map((each, index): ReadyTicket => ({
    ...each,
    customerId: sellers[index] ?? null,
  }));
  const { fresh, repaired, states } = compareWithStored(ready, await findStored(tx, ready.map(saleNameOf)));
  const unusual = new Map(
    fresh.map(({ id, ticket: { number }, lines, totalCents }) => [
      id,
      unusualInTicket(lines, totalCents).map((each) => ({
        ...each,
        text: `Ticket ${number}: ${each.text}`,
      })),
    ]),
  );
  if (confirmed) assertConfirmed('owner', [...unusual.values()].flat(), confirmed);
  const unusualIn = (id: string) => textsOf(unusual.get(id) ?? []);
  const isWriting = !isTrial && fresh.length + repaired.size > 0;
  const ids =
    !isTrial && fresh.length > 0 ? await insertAll(tx, source, fresh) : new Set(fresh.map(({ id }) => id));
  const mended = isTrial ? [] : await repairAll(tx, repaired);
  const taken = [...fresh.filter(({ id }) => ids.has(id)), ...mended];
  const points = isWriting ? await earnAll(tx, locked, taken) : new Map<string, number>();
  const [first, ...more] = taken.map(({ id, ticket: { yardId, number, soldAt, total }, customerId }) => ({
    action: 'take_ticket',
    subjectKind: 'ticket',
    subjectId: id,
    after: {
      source,
      yardId,
      number,
      soldAt,
      total,
      customerId,
      points: points.get(id) ?? 0,
      ...(unusualIn(id).length > 0 && { unusual: unusualIn(id) }),
    },
  }));
  if (isWriting && first) await recordAudit(tx, actor, first, ...more);
  const repairedId = new Map([...repaired].map(([id, each]) => [each, id]));
  const results = new Map(
    figured.map(({ each, figures }): [PosTicket, Result | null] => {
      if (isPosFault(figures)) return [each.ticket, { ...NOTHING, state: 'wrong', fault: figures }];
      const index = ready.findIndex(({ ticket }) => ticket === each.ticket);
      const own = ready[index] as ReadyTicket;
      const state = states[index] ?? 'wrong';
      const id = repairedId.get(own) ?? each.id;
      if (state === 'new' && !ids.has(id)) return [each.ticket, null];
      if (state === 'repaired' && !isTrial && mended.every((one) => one.id !== id))
        return [each.ticket, null];
      return [
        each.ticket,
        {
          state,
          points: state === 'new' || state === 'repaired' ? (points.get(id) ?? 0) : 0,
          hasAccount: own.phone === null ? null : own.customerId !== null,
          isPhoneUnread: own.phone === null && each.ticket.phone !== '',
          roundingCents: figures.roundingCents,
          unusual: state === 'new' ? unusualIn(id) : [],
          fault: null,
        },
      ];
    }),
  );
  return given.map(({ ticket }) => left.get(ticket) ?? results.get(ticket) ?? null);
}

/**
 * Takes tickets that a yard's own system has made, each once by yard, number and year: with points for the account of its phone number, if
 * there is one. A ticket that is voided, held or open is left out. All that can be taken is taken in one transaction; the outcome says of each ticket what became of it. Safe to repeat.
 */
export async function takePosTickets(
  db: Database,
  taking: Taking,
  given: readonly PosTicket[],
  now: Date = new Date(),
): Promise<readonly PosOutcome[]> {
  const read = given.map((ticket) => datedTicket(ticket, now));
  const dated = read.filter((each): each is DatedTicket => 'at' in each);
  const results =
    dated.length === 0 ? [] : await inCustomerTransaction(db, (tx) => takeAll(tx, taking, dated));
  // What somebody else took at the same moment is there now, and is looked at again.
  const lost = dated.filter((_, index) => results[index] === null).map(({ ticket }) => ticket);
  const again = lost.length > 0 ? await takePosTickets(db, taking, lost, now) : [];
  return given.map((ticket, index): PosOutcome => {
    const each = read[index] as DatedTicket | PosFault;
    const { number } = ticket;
    if (!('at' in each)) return { ...NOTHING, number, state: 'wrong', fault: each };
    const result = results[dated.indexOf(each)];
    return result ? { ...result, number } : (again[lost.indexOf(ticket)] as PosOutcome);
  });
}
