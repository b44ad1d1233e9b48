import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  COUNTER_TICKETS_SHOWN,
  SALE_TRIES_MAILS_RATE_LIMIT,
  SALE_TRIES_RATE_LIMIT,
  TICKET_TRIES,
} from '../../../src/business/constants.ts';
import { isYardId } from '../../../src/domain/locations/yard-news.schema.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { inNewYork } from '../../../src/domain/shared/time/new-york-time.ts';
import type { Page } from '../../../src/domain/shared/contract/page-cursor.ts';
import { typedCents } from '../../../src/domain/shared/numbers/typed-cents.ts';
import type { CounterTicket } from '../../../src/domain/tickets/admin-tickets.api.ts';
import { numberKey } from '../../../src/domain/tickets/find/number-key.ts';
import { TICKET_LOOK_UPS_RATE_LIMIT } from '../../../src/domain/tickets/find/ticket-look-up.api.ts';
import { ticketFactsSentences } from '../../../src/domain/tickets/texts.ts';
import type { PrintedFacts } from '../../../src/domain/tickets/ticket-facts.schema.ts';
import type { TicketSearch } from '../../../src/domain/tickets/find/ticket-search.schema.ts';
import { asSiteNumber } from '../../../src/domain/tickets/find/site-number.ts';
import type { Ticket, TicketSheet } from '../../../src/domain/tickets/tickets.api.ts';
import type { Database } from '../../database/client.ts';
import { countedNumberSql, numberKeySql } from '../../database/number-key-sql.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { giveBackUse, hasAllowance, slowDown, useAllowance } from '../../lib/http/rate-limit.ts';
import { enqueueAgain } from '../outbox/enqueue.ts';
import { stayingCustomer } from '../rewards/rows.ts';
import { pageOfTickets, soldOn } from './money/ticket-list.ts';
import { readTickets, sheetOf } from './rows.ts';
import { VOID_AT_SOURCE } from './rules.ts';

/** A number of the yard's own system, or one of ours, which staff may know without its letters. */
export function hasNumber(number: string): SQL | undefined {
  const ours = asSiteNumber(number);
  const theirs = and(eq(numberKeySql(tickets.number), numberKey(number)), isNotNull(tickets.number));
  const counted =
    ours && and(eq(countedNumberSql(tickets.siteNumber), ours.counted), isNotNull(tickets.siteNumber));
  return counted ? or(counted, theirs) : theirs;
}

/** The same for whoever has to show that they hold the paper: a number of ours is whole. */
function isPrinted(number: string): SQL | undefined {
  const ours = asSiteNumber(number);
  return ours
    ? and(hasNumber(number), or(isNull(tickets.siteNumber), eq(tickets.siteNumber, ours.number)))
    : hasNumber(number);
}

/** A number is used again where a ticket was voided. */
const SAME_NUMBER = 10;

/** Each call counts for the caller, and each that finds nothing for all that is `tried`, whether there is such a ticket or not. */
async function lookUp(
  db: Database,
  { soldOn: day, total }: PrintedFacts,
  { tried, among }: { readonly tried: string; readonly among: SQL | undefined },
): Promise<readonly CounterTicket[]> {
  // Before the look: fifty guesses at the same time are fifty.
  await useAllowance(db, SALE_TRIES_RATE_LIMIT, tried);
  const found = await readTickets(
    db,
    and(among, soldOn(day, day), eq(tickets.totalCents, typedCents(total))),
    SAME_NUMBER,
  );
  if (found.length === 0) throw new CodedError('not_found');
  await giveBackUse(db, SALE_TRIES_RATE_LIMIT, tried);
  return found;
}

/** No try: nobody guesses a day that has not come. A browser's clock may be wrong, so only the server says it. */
function assertHasCome({ soldOn: day }: PrintedFacts): void {
  if (day > inNewYork(new Date()).date)
    throw new CodedError('invalid_input', { fields: { soldOn: ticketFactsSentences.future } });
}

/** The ticket with these facts; one that stands, if another with the same facts was voided. Throws invalid_input, not_found, too_many_requests. */
export async function ticketWithFacts(
  db: Database,
  facts: PrintedFacts,
  address: string,
): Promise<CounterTicket> {
  assertHasCome(facts);
  const { yardId, number, soldOn: day, total } = facts;
  await useAllowance(db, TICKET_LOOK_UPS_RATE_LIMIT, address);
  const spelled = `${yardId}\n${asSiteNumber(number)?.counted ?? numberKey(number)}`;
  await slowDown(db, TICKET_TRIES, spelled);
  const found = await lookUp(db, facts, {
    tried: `${yardId}\n${day}\n${typedCents(total)}`,
    among: and(eq(tickets.yardId, yardId), isPrinted(number)),
  });
  await giveBackUse(db, TICKET_TRIES, spelled);
  return found.find(({ voidedAt }) => voidedAt === null) ?? (found[0] as CounterTicket);
}

/**
 * Whether somebody who sees this customer holds a ticket of theirs: all that is printed on one. Day and total are in the visits that the phone
 * number opens, so the number is what counts: one without a number opens nothing. Staff get a mail once a day's tries are used up. Throws like ticketWithFacts().
 */
export async function assertOwnTicket(
  db: Database,
  customerId: string,
  facts: PrintedFacts,
  address: string,
): Promise<void> {
  assertHasCome(facts);
  await useAllowance(db, TICKET_LOOK_UPS_RATE_LIMIT, address);
  const isOwn = eq(tickets.customerId, stayingCustomer({ id: customerId }));
  // One of ours from before the letters can be counted up: the paper shows nothing that a stranger cannot know.
  const ours = asSiteNumber(facts.number);
  const isProof = ours === null || ours.number !== ours.counted;
  const among = and(isOwn, eq(tickets.yardId, facts.yardId), isProof ? isPrinted(facts.number) : sql`false`);
  try {
    await lookUp(db, facts, { tried: customerId, among });
  } catch (error) {
    const isEnd = error instanceof CodedError && error.code === 'too_many_requests';
    if (isEnd && (await hasAllowance(db, SALE_TRIES_MAILS_RATE_LIMIT, customerId)))
      await enqueueAgain(db, [{ kind: 'ticket_tries_mail', subjectId: customerId }]);
    throw error;
  }
}

/** The same, as the person who holds the paper may see it. */
export const findTicket = async (db: Database, facts: PrintedFacts, address: string): Promise<TicketSheet> =>
  sheetOf(await ticketWithFacts(db, facts, address));

/**
 * The newest tickets of a yard or of a customer, voided ones too, or one by its id. Unknown ones have none. A yard's are without those that were never
 * ours: only their numbers are kept.
 */
export async function listTickets(
  db: Database,
  { yard, customer, ticket }: Readonly<Partial<Record<'yard' | 'customer' | 'ticket', string | undefined>>>,
): Promise<CounterTicket[]> {
  if (ticket !== undefined) return isUuid(ticket) ? readTickets(db, eq(tickets.id, ticket), 1) : [];
  if (customer !== undefined) {
    if (!isUuid(customer)) return [];
    return readTickets(db, eq(tickets.customerId, stayingCustomer({ id: customer })), COUNTER_TICKETS_SHOWN);
  }
  if (yard === undefined || !isYardId(yard)) return [];
  const fits = and(eq(tickets.yardId, yard), sql`${tickets.voidReason} is distinct from ${VOID_AT_SOURCE}`);
  return readTickets(db, fits, COUNTER_TICKETS_SHOWN);
}

/** A page of the tickets that fit, of any yard, newest first, voided ones too. An invalid cursor finds nothing. */
export const findTickets = (
  db: Database,
  { number, check, day, total, after }: TicketSearch,
): Promise<Page<CounterTicket>> => {
  const fits = and(
    number ? hasNumber(number) : undefined,
    check ? and(eq(tickets.checkNumber, check), isNotNull(tickets.checkNumber)) : undefined,
    day ? eq(tickets.soldOn, day) : undefined,
    total ? eq(tickets.totalCents, typedCents(total)) : undefined,
  );
  return pageOfTickets(db, fits, after);
};

/** A customer's own newest tickets, voided ones too, as they may see them. */
export async function listOwnTickets(db: Database, customerId: string): Promise<Ticket[]> {
  const own = await readTickets(db, eq(tickets.customerId, stayingCustomer({ id: customerId })));
  return own.map(({ id, points, bonus, voidReason, ...ticket }) => ({
    ...sheetOf(ticket),
    id,
    points,
    bonus,
    voidReason,
  }));
}
