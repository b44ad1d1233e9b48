import { TICKET_MAX_HOLDS, TICKET_MAX_LINES } from '../../../../business/constants.ts';
import {
  NO_PROMISE,
  promisedFor,
  type PromiseLeft,
  usedHeld,
  withHeld,
} from '../../../../domain/promises/promise.ts';
import type { CounterHold } from '../../../../domain/holds/admin-holds.api.ts';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import type {
  CounterGrade,
  KnownSale,
  OtherTicket,
  TicketPrices,
} from '../../../../domain/tickets/admin-tickets.api.ts';
import type { ClosedTicket } from '../../../../domain/tickets/held/held-tickets.api.ts';
import type { LineFault } from '../../../../domain/tickets/ticket-line.ts';
import type { PaidBy } from '../../../../domain/tickets/ticket.schema.ts';
import { newId } from '../../../../lib/new-id.ts';
import { hasCode } from '../../../../lib/requests/request.ts';
import { fieldsOf } from '../../../../ui/form/use-sent-form.ts';
import { staffFailure } from '../../staff-failure.ts';
import { staffTime } from '../../staff-text.ts';
import { questionsOf } from '../../form/unusual-question.ts';
import { type AcceptedOffer, promiseAt } from './accepted-offer.ts';
import { lostBy, type LostTicket } from '../held/held.store.ts';
import type { SavedTicket } from '../held/saved-ticket.ts';
import {
  bestLine,
  isBelowOffer,
  isTyped,
  leftFor,
  type LineDraft,
  lineDraftOf,
  linesWithTyped,
  NO_LINE,
  type ReadyLine,
  repriced,
  retyped,
  type TicketFacts,
  type LineInProgress,
  waitsForTare,
} from './ticket-draft.ts';

/** Where the focus may be sent; the ids of the controls. */
export const TICKET_CONTROLS = {
  metalType: 'line-grade',
  gross: 'line-gross',
  tare: 'line-tare',
  deduction: 'line-deduction',
  deductionReason: 'line-deductionReason',
  deductionParts: 'line-deduction',
  price: 'line-price',
  priceReason: 'line-priceReason',
  unit: 'line-unit',
  checkNumber: 'ticket-check-number',
  paidNote: 'ticket-paid-note',
  number: 'ticket-number',
  soldAt: 'ticket-sold-at',
  record: 'ticket-record',
} as const satisfies Record<LineFault['field'] | FactWithError | 'record', string>;

type FactWithError = 'checkNumber' | 'paidNote' | 'number' | 'soldAt';

/** What is wrong with a fact that is typed. */
type FactErrors = Readonly<Partial<Record<FactWithError, string | undefined>>>;

/** A ticket while it is weighed. */
export interface TicketInHand {
  /** The same until it is answered: a ticket that is sent again is the same one. */
  readonly ticketId: string;
  /** null: a walk-in. */
  readonly customer: CounterCustomer | null;
  /** Of the accepted offer that it fulfills; null: none. */
  readonly requestId: string | null;
  /** The held prices that its seller brought, by a code or a number without an account. */
  readonly holdIds: readonly string[];
  /** Those, and the customer's own; none until they are read. */
  readonly holds: readonly CounterHold[];
  /** By what people at the yard know it; may be empty. */
  readonly label: string;
  /** What it goes on from; null: a new ticket. */
  readonly saved: SavedTicket | null;
  /** As in SavedTicket. */
  readonly hand: string;
  readonly version: number | null;
  /** Why it is no longer this page's; null: it is. */
  readonly lost: LostTicket | null;
  /** null: not read yet, so nothing can be weighed. */
  readonly grades: readonly CounterGrade[] | null;
  /** null: no offer, or not read yet. */
  readonly offered: AcceptedOffer | null;
  readonly lines: readonly ReadyLine[];
  readonly typed: LineInProgress;
  /** What is wrong with the typed line. */
  readonly fault: LineFault | null;
  /** Counts the lines that were begun: each has fields of its own. */
  readonly round: number;
  readonly facts: TicketFacts;
  /** What comes after the yard's last check; empty: not known. */
  readonly nextCheck: string;
  readonly factErrors: FactErrors;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** What is unusual about it, to be confirmed. */
  readonly questions: readonly string[];
  /** A new object each time that the focus goes there. */
  readonly focus: { readonly on: keyof typeof TICKET_CONTROLS };
}

const NO_FACTS: TicketFacts = { paidBy: 'check', checkNumber: '', paidNote: '', number: '', soldAt: '' };

/** What is asked for of a way to pay; null: nothing. */
export const PAID_FACT = {
  check: 'checkNumber',
  transfer: 'paidNote',
  voucher: null,
  other: 'paidNote',
} as const satisfies Record<PaidBy, FactWithError | null>;

/** The fact about the payment that is not typed yet; null: none. */
export const missingFact = (facts: TicketFacts): 'checkNumber' | 'paidNote' | null => {
  const asked = PAID_FACT[facts.paidBy];
  return asked !== null && facts[asked].trim() === '' ? asked : null;
};

const MISSING_TEXTS = {
  check: 'Please enter the check number',
  transfer: 'Please enter the transfer’s reference',
  voucher: '',
  other: 'Please enter how you paid, and why',
} as const satisfies Record<PaidBy, string>;

/** Of a ticket that has not all its facts. */
export const missingFactText = ({ paidBy }: TicketFacts): string => MISSING_TEXTS[paidBy];

/** The check that comes next is in the field, until another is typed or it is emptied. */
export const withNextCheck = (ticket: TicketInHand, nextCheck: string): Partial<TicketInHand> => {
  const { checkNumber } = ticket.facts;
  const isTypedHere = checkNumber !== ticket.nextCheck;
  return isTypedHere ? { nextCheck } : { nextCheck, facts: { ...ticket.facts, checkNumber: nextCheck } };
};

/** The offer as it stands for this ticket; null: none. */
export const offerAtSale = ({ offered, facts }: TicketInHand): AcceptedOffer | null =>
  offered && { ...offered, promise: promiseAt(offered, facts.soldAt) };

/** What of the offer is left before the ticket's first line. */
function promiseToTicket(ticket: TicketInHand): PromiseLeft {
  const offer = offerAtSale(ticket);
  const left = offer && !offer.promise.isOver ? offer.promise.left : NO_PROMISE;
  return withHeld(
    left,
    usableHolds(ticket).map((hold) => ({ ...hold, most: String(hold.most) })),
  );
}

/** The held prices that may be paid at this yard. */
const usableHolds = ({ holds }: Pick<TicketInHand, 'holds'>): readonly CounterHold[] =>
  holds.filter(({ refusal }) => refusal === null);

/** Those of them that some lines use. */
export const holdsOfLines = (ticket: TicketInHand, lines: readonly ReadyLine[]): readonly string[] =>
  usedHeld(usableHolds(ticket), leftFor(null, lines, promiseToTicket(ticket))).map(({ id }) => id);

/** The ticket with held prices that were just read: lines that are paid as posted follow where more is held. */
export function withHolds(ticket: TicketInHand, holds: readonly CounterHold[]): Partial<TicketInHand> {
  const lines = repriced(ticket.lines, ticket.grades ?? [], promiseToTicket({ ...ticket, holds }));
  return { holds, lines };
}

/** The line with what is promised for its grade after these lines, where that is more. */
export function atPromised(
  ticket: TicketInHand,
  lines: readonly ReadyLine[],
  { grade, draft }: { readonly grade: CounterGrade; readonly draft: LineDraft },
): LineDraft {
  const promised = promisedFor(grade, leftFor(null, lines, promiseToTicket(ticket)));
  const { price, priceReason } = bestLine(grade, promised);
  return promised && isBelowOffer(draft.price, grade, promised) ? { ...draft, price, priceReason } : draft;
}

/** What is left of the offer for the line that is typed. */
export const leftForTyped = (ticket: TicketInHand): PromiseLeft =>
  leftFor(ticket.typed.key, ticket.lines, promiseToTicket(ticket));

/** The lines that a press on Record would send. */
export const linesToRecord = (ticket: TicketInHand): readonly ReadyLine[] =>
  linesWithTyped(ticket, promiseToTicket(ticket)).list;

/** Whether anything would be lost with it. */
export const isBegun = ({ lines, typed, label }: TicketInHand): boolean =>
  lines.length > 0 || isTyped(typed) || label.trim() !== '';

/** What is posted now, if that is why a ticket was refused. */
const pricesAfter = (error: unknown): TicketPrices['prices'] =>
  hasCode(error, 'price_changed') ? (error.figures as TicketPrices).prices : [];

/** Why a ticket was not recorded, and what to do. */
function ticketFailure(error: unknown): string {
  if (hasCode(error, 'price_changed')) {
    return 'Prices have changed, and your lines now use the new ones. Check the total, then record the ticket again.';
  }
  if (hasCode(error, 'idempotency_key_reused')) {
    const closed = error.figures as ClosedTicket | undefined;
    const who = closed?.by && closed.at ? ` by ${closed.by}, ${staffTime(closed.at)}` : '';
    return `The earlier version was already recorded${who}. Check Recent tickets. If it’s wrong, void it and record a new one.`;
  }
  if (hasCode(error, 'ticket_number_taken')) {
    const other = error.figures as OtherTicket | undefined;
    const who = other ? `. ${other.by ?? 'Someone'} recorded it ${staffTime(other.at)}` : '';
    return `This yard already has a ticket with this number${who}.`;
  }
  if (hasCode(error, 'sale_known')) {
    const { number } = error.figures as KnownSale;
    return `The yard’s point of sale already sent this sale as ticket ${number}. If this is a different sale, enter its ticket number.`;
  }
  const fields = Object.values(fieldsOf(error));
  return fields.length > 0 ? fields.join(' ') : staffFailure(error);
}

/** What a refusal changes of a ticket that was sent with these lines: a question, new prices, the facts that are wrong, or why else. */
export function refusalOf(
  error: unknown,
  ticket: TicketInHand,
  lines: readonly ReadyLine[],
): Partial<TicketInHand> {
  const lost = lostBy(error);
  if (lost) return { isBusy: false, lost };
  const questions = questionsOf(error);
  if (questions.length > 0) return { isBusy: false, questions };
  const { checkNumber, paidNote, number, soldAt, ...others } = fieldsOf(error);
  const isTaken = hasCode(error, 'ticket_number_taken');
  const factErrors = { checkNumber, paidNote, number: isTaken ? ticketFailure(error) : number, soldAt };
  const wrong = (['checkNumber', 'paidNote', 'number', 'soldAt'] as const).find((name) => factErrors[name]);
  const isAtFact = checkNumber || paidNote || number || soldAt;
  const failure = isAtFact ? Object.values(others).join(' ') : ticketFailure(error);
  return {
    isBusy: false,
    lines: repriced(lines, pricesAfter(error), promiseToTicket(ticket)),
    factErrors,
    failure,
    ...(wrong && { focus: { on: wrong } }),
  };
}

/** What this device keeps of a ticket. */
export function savedOf(ticket: TicketInHand): SavedTicket {
  const {
    ticketId: id,
    customer,
    label,
    requestId,
    holdIds,
    lines,
    typed,
    nextCheck,
    hand,
    version,
  } = ticket;
  const customerId = customer?.id ?? null;
  // Another ticket may get that check first.
  const isNext = ticket.facts.checkNumber === nextCheck;
  const facts = isNext ? { ...ticket.facts, checkNumber: '' } : ticket.facts;
  return {
    id,
    savedAt: Date.now(),
    label,
    customerId,
    requestId,
    ...(holdIds.length > 0 && { holdIds }),
    lines,
    typed,
    facts,
    hand,
    version,
  };
}

export const newTicket = (
  customer: CounterCustomer | null,
  requestId: string | null,
  saved: SavedTicket | null,
  holdIds: readonly string[] = [],
): TicketInHand => ({
  ticketId: saved?.id ?? newId(),
  customer,
  requestId,
  holdIds: [...new Set([...(saved?.holdIds ?? []), ...holdIds])].slice(0, TICKET_MAX_HOLDS),
  holds: [],
  label: saved?.label ?? '',
  saved,
  hand: saved?.hand ?? newId(),
  version: saved?.version ?? null,
  lost: null,
  grades: null,
  offered: null,
  lines: [],
  typed: NO_LINE,
  fault: null,
  round: 0,
  facts: { ...NO_FACTS, ...saved?.facts },
  nextCheck: '',
  factErrors: {},
  failure: undefined,
  isBusy: false,
  questions: [],
  focus: { on: 'metalType' },
});

/** The ticket with what it goes on from, at the prices of now. */
export function openedTicket(
  ticket: TicketInHand,
  grades: readonly CounterGrade[],
  offered: AcceptedOffer | null,
): TicketInHand {
  const opened = { ...ticket, grades, offered };
  const lines = repriced(ticket.saved?.lines ?? [], grades, promiseToTicket(opened));
  const begun = (ticket.saved && retyped(ticket.saved.typed, grades)) ?? NO_LINE;
  const key = lines.some((line) => line.key === begun.key) ? begun.key : null;
  const atScale = waitsForTare(begun) ? 'tare' : 'gross';
  const on = begun.grade ? atScale : 'metalType';
  return { ...opened, lines, typed: { ...begun, key }, focus: { on } };
}

/** What a line begins with. Each begins at its grade; where that is known, at the scale. */
export const begunLine = (ticket: TicketInHand, typed: LineInProgress): Partial<TicketInHand> => ({
  typed,
  fault: null,
  round: ticket.round + 1,
  focus: { on: typed.grade && typed.key === null ? 'gross' : 'metalType' },
});

/** A line of the ticket, to be changed. */
export const editedLine = ({ key, grade, line }: ReadyLine): LineInProgress => ({
  key,
  grade,
  draft: lineDraftOf(line),
});

/** The lines with the one that is typed; else what keeps that one from being one of them. */
export function settled(
  ticket: TicketInHand,
): { readonly lines: readonly ReadyLine[] } | { readonly refused: Partial<TicketInHand> } {
  const { list, fault } = linesWithTyped(ticket, promiseToTicket(ticket), newId());
  if (fault) return { refused: { failure: undefined, fault, focus: { on: fault.field } } };
  if (list.length <= TICKET_MAX_LINES) return { lines: list };
  return { refused: { failure: `A ticket can have at most ${TICKET_MAX_LINES} lines.` } };
}
