import { randomUUID } from 'node:crypto';
import { POS_CLOCK_AHEAD_MS, POS_OLDEST_DAY } from '../../../src/business/constants.ts';
import type { YardId } from '../../../src/business/yards.ts';
import { fromNewYork } from '../../../src/domain/shared/time/from-new-york.ts';
import type { PosFault, PosFigures } from '../../../src/domain/tickets/pos/pos-figures.ts';
import { numberKey } from '../../../src/domain/tickets/find/number-key.ts';
import { posStateOf } from '../../../src/domain/tickets/pos/pos-status.ts';
import type { PosTicket } from '../../../src/domain/tickets/pos/pos-ticket.schema.ts';
import { ROUNDING } from '../../../src/domain/tickets/ticket-reasons.ts';
import { weightSteps } from '../../../src/domain/shared/numbers/weight.ts';

interface SoldLine {
  readonly metal: string;
  readonly unit: string;
  /** A decimal. */
  readonly weight: string;
  readonly cents: number;
}

export interface DatedTicket {
  readonly ticket: PosTicket;
  /** For the row, if it is new. */
  readonly id: string;
  /** The New York date of the sale. */
  readonly day: string;
  readonly at: Date;
}

export interface SaleName extends Pick<DatedTicket, 'day' | 'at'> {
  readonly yardId: YardId;
  /** '' if it has none. */
  readonly number: string;
}

export const saleNameOf = ({ ticket: { yardId, number }, day, at }: DatedTicket): SaleName => ({
  yardId,
  number,
  day,
  at,
});

export interface ReadyTicket extends DatedTicket, PosFigures {
  /** +1XXXXXXXXXX; null if there is none, or it is not a US number. */
  readonly phone: string | null;
  /** Of the account that the phone number leads to. */
  readonly customerId: string | null;
}

/** A stored ticket that has the number of the sent one at `index`, or its yard and minute, where one of the two has no number. */
export interface StoredTicket extends SaleFigures {
  readonly index: number;
  readonly id: string;
  readonly customerId: string | null;
  readonly isVoid: boolean;
  readonly number: string | null;
  readonly source: string;
}

/** The reason of what a yard's own system voided before we took it: its number is kept, without figures. */
export const VOID_AT_SOURCE = 'Void in the yard’s point of sale';

/** A ticket that is voided, held or open: it is not taken. */
export const isLeftOut = ({ ticket }: DatedTicket): boolean => posStateOf(ticket.status) === 'out';

const notAt = (message: string): PosFault => ({ field: 'soldAt', message });

/** When the sale was, or why that cannot be; also why nobody knows whether it was one. */
export function datedTicket(ticket: PosTicket, now: Date): DatedTicket | PosFault {
  if (posStateOf(ticket.status) === null) {
    return { field: 'status', message: 'Please use paid, void, canceled, hold or open' };
  }
  const at = fromNewYork(ticket.soldAt);
  if (!at) return notAt('That time doesn’t exist in Georgia');
  if (at.getTime() - now.getTime() > POS_CLOCK_AHEAD_MS) return notAt('That time is in the future');
  const day = ticket.soldAt.slice(0, 10);
  if (day < POS_OLDEST_DAY) return notAt(`That’s before ${POS_OLDEST_DAY}`);
  return { ticket, id: randomUUID(), day, at };
}

/** Thousandths of a pound, or of a piece: a ton and 2,000 lb are the same weight, and 4.5 is 4.50. */
const thousandths = ({ unit, weight }: SoldLine) => weightSteps(weight, unit === 'ton' ? 'ton' : 'lb');

interface SaleFigures {
  readonly day: string;
  readonly totalCents: number;
  readonly lines: readonly SoldLine[];
}

/** A sale's figures in one spelling. Systems list the lines of a ticket each in their own order. */
const figuresText = ({ day, totalCents, lines }: SaleFigures): string =>
  [
    day,
    totalCents,
    ...lines
      .map((line) => [line.metal, line.unit === 'each', thousandths(line), line.cents].join(' '))
      .toSorted(),
  ].join('\n');

export const figuresOfSent = ({ day, totalCents, lines }: ReadyTicket): SaleFigures => ({
  day,
  totalCents,
  lines: lines.map(({ metalType: metal, unit, net: weight, cents }) => ({ metal, unit, weight, cents })),
});

/** Whether a stored ticket says what the sent one says, no matter who recorded it: the counter, or another sender of the same sale. */
export const isSameSale = (stored: SaleFigures, sent: SaleFigures): boolean =>
  figuresText({ ...stored, lines: stored.lines.filter(({ metal }) => metal !== ROUNDING) }) ===
  figuresText(sent);

/** What names a sale: yard, year in New York and number, however many zeros are before it. */
export const saleKeyOf = ({ yardId, number, day }: SaleName) =>
  `${yardId} ${day.slice(0, 4)} ${numberKey(number)}`;

/** Void before it came here: its figures are not known. */
const isBare = ({ isVoid, lines }: StoredTicket) => isVoid && lines.length === 0;

/**
 * Which tickets are new: the first of each yard, year and number that is not stored yet, void or not, however it came. A stored one
 * that another system sent without the seller's account is repaired if its seller can be read now: `repaired` has those by the stored id. One that
 * the counter recorded without a number counts as the sale if its figures, yard and minute are the same.
 */
export function compareWithStored(ready: readonly ReadyTicket[], stored: readonly StoredTicket[]) {
  const fresh = new Map<string, ReadyTicket>();
  const repaired = new Map<string, ReadyTicket>();
  // Those without a number: each is one sale.
  const taken = new Set<string>();
  const byIndex = Map.groupBy(stored, ({ index }) => index);
  const states = ready.map((each, index) => {
    const found = byIndex.get(index) ?? [];
    const twin = fresh.get(saleKeyOf(saleNameOf(each)));
    if (twin) return isSameSale(figuresOfSent(twin), figuresOfSent(each)) ? 'known' : 'differs';
    const same = found.filter(
      (row) =>
        isBare(row) || (isSameSale(row, figuresOfSent(each)) && (row.number !== null || !taken.has(row.id))),
    );
    for (const { id, number } of same.slice(0, 1)) if (number === null) taken.add(id);
    const standing = same.find(({ isVoid }) => !isVoid);
    if (standing) {
      const isRepaired =
        standing.source !== 'counter' &&
        standing.customerId === null &&
        each.customerId !== null &&
        !repaired.has(standing.id);
      if (isRepaired) repaired.set(standing.id, each);
      return isRepaired ? 'repaired' : 'known';
    }
    if (same.length > 0) return 'known';
    if (found.some(({ number }) => number !== null)) return 'differs';
    fresh.set(saleKeyOf(saleNameOf(each)), each);
    return 'new';
  });
  return { fresh: [...fresh.values()], repaired, states };
}
