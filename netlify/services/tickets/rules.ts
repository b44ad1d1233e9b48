import { hash } from 'node:crypto';
import { POS_CLOCK_AHEAD_MS, POS_OLDEST_DAY } from '../../../src/business/staff-constants.ts';
import { fromNewYork } from '../../../src/domain/shared/from-new-york.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { PosFault, PosFigures } from '../../../src/domain/tickets/pos-figures.ts';
import { posStateOf } from '../../../src/domain/tickets/pos-status.ts';
import type { PosTicket } from '../../../src/domain/tickets/pos-ticket.schema.ts';
import { isSameWeight } from '../../../src/domain/tickets/ticket-line.ts';
import { ROUNDING } from '../../../src/domain/tickets/ticket-reasons.ts';

export interface DatedTicket {
  readonly ticket: PosTicket;
  /** Of all that it says: sent again it is the same, and a corrected one with the same number is another. */
  readonly id: string;
  /** The New York date of the sale. */
  readonly day: string;
  readonly at: Date;
}

export interface ReadyTicket extends DatedTicket, PosFigures {
  /** +1XXXXXXXXXX; null if there is none, or none of the USA. */
  readonly phone: string | null;
  /** Of the account that the phone number leads to. */
  readonly customerId: string | null;
}

/** A stored ticket that has the id or the number of the sent one at `index`. */
export interface StoredTicket {
  readonly index: number;
  readonly id: string;
  readonly customerId: string | null;
  readonly isVoid: boolean;
  readonly source: string;
  readonly day: string;
  readonly totalCents: number;
  readonly lines: readonly { readonly metal: string; readonly weight: string; readonly cents: number }[];
}

/** A UUID (version 8) of everything that a ticket says. */
export function posTicketId({ yardId, number, soldAt, phone, paidBy, total, lines }: PosTicket): string {
  const said = lines.map((line) => [
    line.metalType,
    line.unit,
    line.gross,
    line.tare,
    line.deduction,
    line.deductionReason,
    line.price,
    line.priceReason,
  ]);
  const text = JSON.stringify([yardId, number, soldAt, toE164(phone), paidBy, total, said]);
  const hex = hash('sha256', text, 'hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A ticket that is voided, held or open: it is not taken. */
export const isLeftOut = ({ ticket }: DatedTicket): boolean => posStateOf(ticket.status) === 'out';

const notAt = (message: string): PosFault => ({ field: 'soldAt', message });

/** When the sale was, or why that cannot be; also why nobody knows whether it was one. */
export function datedTicket(ticket: PosTicket, now: Date): DatedTicket | PosFault {
  if (posStateOf(ticket.status) === null) {
    return { field: 'status', message: 'Please use paid, void, canceled, hold or open' };
  }
  const at = fromNewYork(ticket.soldAt);
  if (!at) return notAt('There is no such time in New York');
  if (at.getTime() - now.getTime() > POS_CLOCK_AHEAD_MS) return notAt('This time is not there yet');
  const day = ticket.soldAt.slice(0, 10);
  if (day < POS_OLDEST_DAY) return notAt(`This is before ${POS_OLDEST_DAY}`);
  return { ticket, id: posTicketId(ticket), day, at };
}

/** Systems list the lines of a ticket each in their own order. */
const sorted = <Line extends { readonly metal: string; readonly cents: number }>(lines: readonly Line[]) =>
  lines.toSorted((one, other) => one.metal.localeCompare(other.metal) || one.cents - other.cents);

/** Whether a stored ticket says what the sent one says, whoever recorded it: the counter, or another sender of the same sale. */
export function isSameSale(stored: StoredTicket, { lines, totalCents, day }: ReadyTicket): boolean {
  const own = sorted(stored.lines.filter(({ metal }) => metal !== ROUNDING));
  const asked = sorted(lines.map((line) => ({ ...line, metal: line.metalType })));
  const isSameLine = ({ metal, weight, cents }: (typeof own)[number], index: number) => {
    const line = asked[index];
    return (
      line !== undefined && metal === line.metal && cents === line.cents && isSameWeight(weight, line.net)
    );
  };
  return (
    stored.totalCents === totalCents &&
    stored.day === day &&
    own.length === lines.length &&
    own.every(isSameLine)
  );
}

const keyOf = ({ ticket: { yardId, number }, day }: DatedTicket) => `${yardId} ${day.slice(0, 4)} ${number}`;

/** The void that put an end to it was for the same seller, or before the seller was known. Otherwise it made way for the right seller. */
const isVoidOf = (stored: StoredTicket, { customerId, phone }: ReadyTicket) =>
  stored.isVoid &&
  (stored.customerId === null || stored.customerId === customerId || (customerId === null && phone === null));

/**
 * Which tickets are new: the first of each yard, year and number of which nothing is stored. A stored one that another system sent without the
 * seller's account is repaired if its seller can be read now: `repaired` has those by the stored id. What was void stays so.
 */
export function sortOut(ready: readonly ReadyTicket[], stored: readonly StoredTicket[]) {
  const fresh = new Map<string, ReadyTicket>();
  const repaired = new Map<string, ReadyTicket>();
  const states = ready.map((each, index) => {
    const found = stored.filter((row) => row.index === index);
    const twin = fresh.get(keyOf(each));
    if (twin) return twin.id === each.id ? 'known' : 'differs';
    const same = found.find((row) => !row.isVoid && (row.id === each.id || isSameSale(row, each)));
    if (same) {
      const isRepaired =
        same.id !== each.id &&
        same.source !== 'counter' &&
        same.customerId === null &&
        each.customerId !== null &&
        !repaired.has(same.id);
      if (isRepaired) repaired.set(same.id, each);
      return isRepaired ? 'repaired' : 'known';
    }
    if (found.some((row) => row.id === each.id || (isVoidOf(row, each) && isSameSale(row, each))))
      return 'known';
    if (found.some((row) => !row.isVoid)) return 'differs';
    fresh.set(keyOf(each), each);
    return 'new';
  });
  return { fresh: [...fresh.values()], repaired, states };
}
