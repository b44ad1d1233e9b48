import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { SHOWN_CODE_LENGTH } from '../../../src/business/constants.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { HeldContent } from '../../../src/domain/tickets/held/held-ticket.schema.ts';
import type { AgreeInput, OpenShownInput } from '../../../src/domain/tickets/shown/shown-ticket.schema.ts';
import {
  type ShownCode,
  type ShownState,
  type ShownTicket,
  SHOWN_TRIES_RATE_LIMIT,
} from '../../../src/domain/tickets/shown/shown-tickets.api.ts';
import { ticketCents } from '../../../src/domain/tickets/ticket-line.ts';
import { PARTS_REASON } from '../../../src/domain/tickets/ticket-reasons.ts';
import type { TicketInput } from '../../../src/domain/tickets/ticket.schema.ts';
import type { TicketLineView } from '../../../src/domain/tickets/tickets.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { heldTickets } from '../../database/schema/held-tickets.ts';
import { customers, tickets } from '../../database/schema/rewards.ts';
import { shownTickets } from '../../database/schema/shown-tickets.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { giveBackUse, useAllowance } from '../../lib/http/rate-limit.ts';
import { randomCharacters } from '../../lib/random-characters.ts';
import { tokenHash } from '../../lib/secret.ts';
import { assertAtYard } from '../../lib/staff/assert-at-yard.ts';
import { lockSales } from './rows.ts';

type Line = TicketInput['lines'][number];

/** Names what the seller saw of some lines. A reason for the price may be dropped as needless when they are recorded, so it is no part. */
const nameOf = (lines: readonly Line[]): string =>
  tokenHash(
    JSON.stringify(
      lines.map(({ metalType, unit, gross, tare, deduction, deductionReason, deductionParts, price }) => [
        metalType,
        unit,
        ...[gross, tare, deduction, price].map(Number),
        deductionReason,
        deductionReason === PARTS_REASON ? deductionParts : [],
      ]),
    ),
  );

const nameOfHeld = ({ lines }: HeldContent) => nameOf(lines.map(({ line }) => line));

const lineView = ({ key, grade, line, priced }: HeldContent['lines'][number]): TicketLineView => ({
  visitId: key,
  metalType: line.metalType,
  name: grade.name,
  nameEs: grade.nameEs ?? null,
  unit: line.unit,
  net: priced.net,
  gross: line.gross,
  tare: line.tare,
  deduction: line.deduction,
  deductionReason: line.deductionReason,
  deductionParts: line.deductionReason === PARTS_REASON ? (line.deductionParts ?? null) : null,
  price: line.price,
  postedPrice: grade.price,
  priceUnit: grade.unit,
  priceReason: priced.priceReason,
  offered: null,
  amount: toDollars(priced.cents),
});

type ShownRow = typeof shownTickets.$inferSelect;

const agreedOf = ({ agreedAt, agreedLines }: ShownRow, name: string): Date | null =>
  agreedLines === name ? agreedAt : null;

const heldOf = async (tx: Executor, ticketId: string) =>
  (
    await tx
      .select({ yardId: heldTickets.yardId, content: heldTickets.content })
      .from(heldTickets)
      .where(eq(heldTickets.id, ticketId))
  )[0];

/** A code for a ticket in hand; the one before it ends. Throws not_found, forbidden for another yard's. */
export async function showInHand(db: Database, staff: Staff, ticketId: string): Promise<ShownCode> {
  if (!isUuid(ticketId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    await lockSales(tx, [], [ticketId]);
    const [held] = await tx
      .select({ yardId: heldTickets.yardId, locale: customers.locale })
      .from(heldTickets)
      .leftJoin(customers, eq(customers.id, heldTickets.customerId))
      .where(eq(heldTickets.id, ticketId));
    if (!held) throw new CodedError('not_found');
    assertAtYard(staff, held.yardId);
    const code = randomCharacters(SHOWN_CODE_LENGTH);
    const begun = {
      codeHash: tokenHash(code),
      deviceHash: null,
      shownAt: sql`now()`,
      agreedAt: null,
      agreedLines: null,
    };
    await tx
      .insert(shownTickets)
      .values({ ticketId, ...begun })
      .onConflictDoUpdate({ target: shownTickets.ticketId, set: begun });
    return { code, locale: held.locale };
  });
}

/** What the seller has said of a ticket in hand; null: no code was made. Throws forbidden for another yard's. */
export async function readShown(db: Database, staff: Staff, ticketId: string): Promise<ShownState | null> {
  if (!isUuid(ticketId)) return null;
  const [shown] = await db.select().from(shownTickets).where(eq(shownTickets.ticketId, ticketId));
  const held = shown && (await heldOf(db, ticketId));
  if (!shown || !held) return null;
  assertAtYard(staff, held.yardId);
  const agreedAt = agreedOf(shown, nameOfHeld(held.content));
  return { isOpened: shown.deviceHash !== null, agreedAt: agreedAt?.toISOString() ?? null };
}

/** When the seller said that these very lines are right; null: did not. */
export async function agreedAtOf(
  tx: Executor,
  ticketId: string,
  lines: TicketInput['lines'],
): Promise<Date | null> {
  const [shown] = await tx.select().from(shownTickets).where(eq(shownTickets.ticketId, ticketId));
  return shown ? agreedOf(shown, nameOf(lines)) : null;
}

/** The code's ticket, for the one phone that has it. Each code that is not its own counts for the caller. Throws not_found, already_done, too_many_requests. */
async function ownShown(
  db: Database,
  { code, device }: Pick<OpenShownInput, 'code' | 'device'>,
  address: string,
): Promise<ShownRow> {
  const isCode = eq(shownTickets.codeHash, tokenHash(code));
  const deviceHash = tokenHash(device);
  const [own] = await db
    .select()
    .from(shownTickets)
    .where(and(isCode, eq(shownTickets.deviceHash, deviceHash)));
  if (own) return own;
  // Before the look: fifty guesses at the same time are fifty.
  await useAllowance(db, SHOWN_TRIES_RATE_LIMIT, address);
  const isInHand = sql`exists (select 1 from ${heldTickets} where ${heldTickets.id} = ${shownTickets.ticketId})`;
  const [opened] = await db
    .update(shownTickets)
    .set({ deviceHash })
    .where(
      and(isCode, isInHand, or(isNull(shownTickets.deviceHash), eq(shownTickets.deviceHash, deviceHash))),
    )
    .returning();
  if (opened) {
    await giveBackUse(db, SHOWN_TRIES_RATE_LIMIT, address);
    return opened;
  }
  const [others] = await db.select().from(shownTickets).where(and(isCode, isInHand));
  throw new CodedError(others ? 'already_done' : 'not_found');
}

/** What the seller's phone shows. Throws like ownShown(). */
export async function openShown(db: Database, input: OpenShownInput, address: string): Promise<ShownTicket> {
  const shown = await ownShown(db, input, address);
  const held = await heldOf(db, shown.ticketId);
  if (held) {
    const name = nameOfHeld(held.content);
    return {
      standing: 'open',
      yardId: held.yardId,
      lines: held.content.lines.map(lineView),
      total: toDollars(ticketCents(held.content.lines.map(({ priced }) => priced))),
      shown: name,
      agreedAt: agreedOf(shown, name)?.toISOString() ?? null,
    };
  }
  const [recorded] = await db.select().from(tickets).where(eq(tickets.id, shown.ticketId));
  if (!recorded) throw new CodedError('not_found');
  return {
    standing: 'recorded',
    yardId: recorded.yardId,
    number: recorded.number ?? recorded.siteNumber,
    total: toDollars(recorded.totalCents),
  };
}

/** The seller says that the lines are right. Throws changed_since if they are others by now, and like ownShown(). */
export async function agreeToShown(
  db: Database,
  { lines, ...opened }: AgreeInput,
  address: string,
): Promise<{ readonly agreedAt: string }> {
  const { ticketId, codeHash } = await ownShown(db, opened, address);
  return inTransaction(db, async (tx) => {
    await lockSales(tx, [], [ticketId]);
    const held = await heldOf(tx, ticketId);
    const [shown] = await tx.select().from(shownTickets).where(eq(shownTickets.codeHash, codeHash));
    if (!held || !shown) throw new CodedError('not_found');
    const name = nameOfHeld(held.content);
    if (held.content.lines.length === 0 || name !== lines) throw new CodedError('changed_since');
    const agreedAt = agreedOf(shown, name) ?? new Date();
    await tx
      .update(shownTickets)
      .set({ agreedAt, agreedLines: name })
      .where(eq(shownTickets.ticketId, ticketId));
    return { agreedAt: agreedAt.toISOString() };
  });
}
