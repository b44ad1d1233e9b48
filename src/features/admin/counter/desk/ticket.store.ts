import { atom, onMount } from 'nanostores';
import {
  COUNTER_LIST_FRESH_MS,
  COUNTER_TYPED_MS,
  TICKET_NUMBER_MAX_LENGTH,
} from '../../../../business/constants.ts';
import {
  type CounterCustomer,
  readCustomerAtCounterApi,
} from '../../../../domain/rewards/admin-rewards.api.ts';
import { tooLong } from '../../../../domain/shared/text/clean-text.ts';
import { printedNumber } from '../../../../domain/shared/text/printed-number.ts';
import type { Cents } from '../../../../domain/shared/numbers/money.ts';
import {
  type CounterGrade,
  listCounterGradesApi,
  type RecordedTicket,
  recordTicketApi,
} from '../../../../domain/tickets/admin-tickets.api.ts';
import { type CounterHold, listHoldsApi } from '../../../../domain/holds/admin-holds.api.ts';
import { promisedFor } from '../../../../domain/promises/promise.ts';
import {
  discardTicketApi,
  type HeldTicket,
  takeTicketApi,
} from '../../../../domain/tickets/held/held-tickets.api.ts';
import { readNextCheckApi } from '../../../../domain/tickets/money/check-numbers.api.ts';
import { nextCheckNumber } from '../../../../domain/tickets/money/check-numbers.ts';
import type { TicketInput } from '../../../../domain/tickets/ticket.schema.ts';
import { ticketCents } from '../../../../domain/tickets/ticket-line.ts';
import { type AttemptSlot, sendAttempt } from '../../../../lib/requests/attempt.ts';
import { createRemoteData } from '../../../../lib/requests/remote-data.ts';
import { replaceAddress } from '../../../../lib/address/write-address.ts';
import { fieldsOf } from '../../../../ui/form/use-sent-form.ts';
import { staffFailure } from '../../staff-failure.ts';
import { staffCall } from '../../staff.store.ts';
import { type AcceptedOffer, readAcceptedOffer } from './accepted-offer.ts';
import { createHeldTickets, savedFrom } from '../held/held.store.ts';
import { type SavedTicket, ticketDrafts } from '../held/saved-ticket.ts';
import { type CounterPlace, placeKey } from '../practice/counter-place.ts';
import {
  inUnit,
  bestLine,
  isTyped,
  type LineDraft,
  NO_GRADE,
  NO_LINE,
  type ReadyLine,
  type TicketFacts,
  type LineInProgress,
  withoutReportedParts,
} from './ticket-draft.ts';
import {
  atPromised,
  begunLine,
  editedLine,
  holdsOfLines,
  isBegun,
  leftForTyped,
  missingFact,
  missingFactText,
  newTicket,
  openedTicket,
  PAID_FACT,
  refusalOf,
  savedOf,
  settled,
  type TICKET_CONTROLS,
  type TicketInHand,
  withHolds,
  withNextCheck,
} from './ticket-in-hand.ts';

export interface TicketDone extends RecordedTicket {
  readonly yardId: CounterPlace['yardId'];
  readonly cents: Cents;
}

/** What waits for its seller to be found. */
interface WhoseTicket {
  /** Of the accepted offer that they come with; null: none. */
  readonly requestId: string | null;
  /** What is weighed already; null: nothing. */
  readonly ticket: SavedTicket | null;
}

/** What was recorded, and for whom. */
interface RecordedView {
  readonly step: 'recorded';
  readonly customer: CounterCustomer | null;
  readonly done: TicketDone;
}

const NOTHING_YET: WhoseTicket = { requestId: null, ticket: null };

export type CounterView =
  | ({ readonly step: 'find'; readonly last?: RecordedView } & WhoseTicket)
  | { readonly step: 'offer'; readonly requestId: string }
  | ({ readonly step: 'add'; readonly phone: string } & WhoseTicket)
  | { readonly step: 'ticket'; readonly ticket: TicketInHand }
  | RecordedView;

/** A ticket that is not recorded yet, with whose it is; null: a walk-in. */
export interface UnfinishedTicket {
  readonly saved: SavedTicket;
  readonly customer: CounterCustomer | null;
}

/** What is read of the request that a ticket begins from. */
interface OfferRead {
  readonly requestId: string | null;
  readonly offered: AcceptedOffer | null;
}

/** The held prices that were read for a ticket. */
interface HoldsRead {
  readonly ticketId: string;
  readonly list: readonly CounterHold[];
}

/** What the counter of a yard begins with: a ticket that is gone on with, or who comes next. */
function firstView(held: readonly SavedTicket[], opened: UnfinishedTicket | null): CounterView {
  if (opened) {
    const { saved, customer } = opened;
    return { step: 'ticket', ticket: newTicket(customer, saved.requestId, saved) };
  }
  const requestId = new URLSearchParams(location.search).get('request');
  // A ticket that was not finished is taken up by a press, and never begins by itself: the next in line may be somebody else.
  const isHeld = held.some((ticket) => ticket.requestId === requestId);
  return requestId !== null && !isHeld ? { step: 'offer', requestId } : { step: 'find', ...NOTHING_YET };
}

/** What of a ticket in hand its yard's list has. */
const BROUGHT: readonly (keyof TicketInHand)[] = ['customer', 'label', 'lines', 'typed', 'facts'];

/** Of the ticket that a page is about; null: none. */
function ticketIdOf(view: CounterView): string | null {
  if (view.step === 'recorded') return view.done.ticketId;
  return view.step === 'ticket' ? view.ticket.ticketId : null;
}

/** The counter of a yard on this device, or one to practice at: who sells, what is weighed, and what is on hold. Each verb is one press. */
export function createCounter(place: CounterPlace, staffId: string, opened: UnfinishedTicket | null = null) {
  const { yardId, isPractice } = place;
  const saved = ticketDrafts(staffId, placeKey(place));
  const held = createHeldTickets(place, saved);
  let bringing: ReturnType<typeof setTimeout> | undefined;
  /** The hand of a press whose answer was lost is that of the next one. */
  const taking: AttemptSlot<Pick<HeldTicket, 'id'> & { readonly seen: HeldTicket['hand'] }> = {
    current: null,
  };
  const $view = atom<CounterView>(firstView(saved.fresh(), opened));
  const $stale = atom<string | undefined>();
  const $unsaved = atom(false);
  const grades = createRemoteData(() => staffCall(listCounterGradesApi, { query: { yard: yardId } }));
  const nextCheck = createRemoteData(() => staffCall(readNextCheckApi, { query: { yard: yardId } }));
  const offer = createRemoteData<OfferRead>(async () => {
    const requestId = inHand()?.requestId ?? null;
    return { requestId, offered: requestId === null ? null : await readAcceptedOffer(requestId) };
  });

  const holds = createRemoteData<HoldsRead>(async () => {
    const ticket = inHand();
    const { ticketId = '', customer = null, holdIds = [], facts } = ticket ?? {};
    if (!customer && holdIds.length === 0) return { ticketId, list: [] };
    const query = {
      yard: yardId,
      ...(customer && { customer: customer.id }),
      ...(holdIds.length > 0 && { ids: holdIds.join(',') }),
      ...(facts?.soldAt && { soldAt: facts.soldAt }),
    };
    return { ticketId, list: await staffCall(listHoldsApi, { query }) };
  });

  function inHand(): TicketInHand | null {
    const view = $view.get();
    return view.step === 'ticket' ? view.ticket : null;
  }
  function show(ticket: TicketInHand): void {
    $view.set({ step: 'ticket', ticket });
    $unsaved.set(isBegun(ticket) && !saved.save(savedOf(ticket)));
    if (!isBegun(ticket)) saved.drop(ticket.ticketId);
  }
  /** Changes what is weighed; without it, nothing happens. */
  function change(how: (ticket: TicketInHand) => Partial<TicketInHand> | null): void {
    const ticket = inHand();
    const changes = ticket?.grades ? how(ticket) : null;
    if (!ticket || !changes) return;
    show({ ...ticket, ...changes });
    if (BROUGHT.some((part) => part in changes)) bringSoon();
  }
  /** What is typed is on the list of the yard once nobody has typed for a moment. */
  function bringSoon(ms = COUNTER_TYPED_MS): void {
    clearTimeout(bringing);
    bringing = setTimeout(() => void bringInHand(), ms);
  }
  async function bringInHand(): Promise<void> {
    const ticket = inHand();
    if (!ticket || ticket.lost || ticket.isBusy || !isBegun(ticket)) return;
    const brought = await held.bringOne(savedOf(ticket));
    if (inHand()?.ticketId !== ticket.ticketId) return;
    if (brought.kind === 'waits') bringSoon(COUNTER_LIST_FRESH_MS);
    else if (brought.kind === 'kept') change(() => ({ version: brought.version }));
    else change(() => ({ lost: brought }));
  }
  /** Once its prices and its offer are read, a ticket can be weighed. */
  function open(): void {
    const ticket = inHand();
    const posted = grades.$state.get().value;
    const read = offer.$state.get().value;
    if (!ticket || !posted) return;
    if (ticket.grades) return change(() => (ticket.grades === posted ? null : { grades: posted }));
    if (read?.requestId !== ticket.requestId) return;
    if (ticket.requestId !== null && !read.offered) return;
    show(openedTicket(ticket, posted, read.offered));
    takeHolds();
    bringSoon();
    proposeCheck();
  }
  function proposeCheck(): void {
    const number = nextCheck.$state.get().value?.number;
    if (number) change((ticket) => withNextCheck(ticket, number));
  }
  function takeHolds(): void {
    const read = holds.$state.get().value;
    change((ticket) => {
      const isNew = read?.ticketId === ticket.ticketId && read.list !== ticket.holds;
      return isNew && read.list.length + ticket.holds.length > 0 ? withHolds(ticket, read.list) : null;
    });
  }
  // What another tab has recorded, discarded or put on hold.
  onMount($view, () => saved.onChange(held.read));
  grades.$state.listen(open);
  offer.$state.listen(open);
  nextCheck.$state.listen(proposeCheck);
  holds.$state.listen(takeHolds);
  void grades.load();
  void offer.load();
  held.setInHand(opened?.saved.id ?? null);
  void nextCheck.load();
  void holds.load();

  function start(ticket: TicketInHand): void {
    held.setInHand(ticket.ticketId);
    $view.set({ step: 'ticket', ticket });
    if (ticket.requestId === null) offer.put({ requestId: null, offered: null });
    else void offer.reload();
    void holds.reload();
  }
  /** The next in line. What is not finished stays on hold. */
  function find(): void {
    replaceAddress(location.pathname);
    $stale.set(undefined);
    held.setInHand(null);
    held.read();
    const view = $view.get();
    const last = view.step === 'find' ? view.last : view.step === 'recorded' ? view : undefined;
    $view.set({ step: 'find', ...NOTHING_YET, ...(last && { last }) });
    // The prices of the next ticket, and its check.
    void grades.reload();
    void nextCheck.reload();
  }
  const findFor = (requestId: string) => $view.set({ step: 'find', requestId, ticket: null });
  async function readCustomer(id: string): Promise<void> {
    const asked = ticketIdOf($view.get());
    $stale.set(undefined);
    try {
      const customer = await staffCall(readCustomerAtCounterApi, { params: { id } });
      const view = $view.get();
      // Whoever is next meanwhile has an account of their own.
      if (ticketIdOf(view) !== asked) return;
      if (view.step === 'recorded') return $view.set({ ...view, customer });
      if (view.step !== 'ticket') return;
      const ticket = { ...view.ticket, customer };
      if (ticket.grades) show(ticket);
      // What it goes on from is not read yet, and stays as it is on the device.
      else $view.set({ step: 'ticket', ticket });
    } catch (error) {
      // The write succeeded; only the view is out of date.
      $stale.set(
        `Saved, but this page is out of date. Please look the customer up again. ${staffFailure(error)}`,
      );
    }
  }

  /** Goes on to another line: what is typed in this one counts. */
  const goOn = (next: (lines: readonly ReadyLine[], ticket: TicketInHand) => LineInProgress) =>
    change((ticket) => {
      const all = settled(ticket);
      if ('refused' in all) return all.refused;
      return { failure: undefined, lines: all.lines, ...begunLine(ticket, next(all.lines, ticket)) };
    });
  const askGrade = () => change(() => ({ fault: NO_GRADE, focus: { on: NO_GRADE.field } }));
  const focusOn = (on: keyof typeof TICKET_CONTROLS) => change(() => ({ focus: { on } }));

  async function record(confirmed: readonly string[] = []): Promise<void> {
    const ticket = inHand();
    if (!ticket?.grades || ticket.isBusy) return;
    const { ticketId, facts, customer, offered } = ticket;
    const { paidBy, checkNumber, paidNote, number, soldAt } = facts;
    if (tooLong(number.trim(), TICKET_NUMBER_MAX_LENGTH)) return focusOn('number');
    const all = settled(ticket);
    if ('refused' in all) return change(() => all.refused);
    const { lines } = all;
    if (lines.length === 0) return askGrade();
    const begun = { ...begunLine(ticket, NO_LINE), lines, failure: undefined, questions: [] };
    const missing = missingFact(facts);
    if (missing) {
      const factErrors = { [missing]: missingFactText(facts) };
      return change(() => ({ ...begun, factErrors, focus: { on: missing } }));
    }
    change(() => ({ ...begun, factErrors: {}, isBusy: true, focus: ticket.focus }));
    const totalCents = ticketCents(lines.map(({ priced }) => priced));
    const body = {
      ticketId,
      hand: ticket.hand as string | null,
      yardId,
      number,
      paidBy,
      checkNumber: paidBy === 'check' ? checkNumber : '',
      paidNote: PAID_FACT[paidBy] === 'paidNote' ? paidNote : '',
      totalCents,
      soldAt: soldAt || null,
      customerId: customer?.id ?? null,
      offerId: offered?.offer.id ?? null,
      holdIds: [...holdsOfLines(ticket, lines)],
      lines: lines.map(({ line }) => line),
      confirmed: [...confirmed],
      ...({ practice: isPractice } as Pick<TicketInput, 'practice'>),
    };
    try {
      const done = await staffCall(recordTicketApi, { body });
      saved.drop(ticketId);
      const isHere = inHand()?.ticketId === ticketId;
      if (isHere) $view.set({ step: 'recorded', customer, done: { ...done, cents: totalCents, yardId } });
      // For the next ticket: what is recorded is in hand no longer.
      if (paidBy === 'check' && !done.practiced)
        nextCheck.put({ number: nextCheckNumber(printedNumber(checkNumber)) });
      if (!isHere) return;
      if (customer && !done.practiced) await readCustomer(customer.id);
    } catch (error) {
      change((now) => (now.ticketId === ticketId ? refusalOf(error, now, lines) : null));
      // Another ticket was first, or it has ended.
      if (fieldsOf(error)['holdIds']) void holds.reload();
    }
  }

  return {
    place,
    $view,
    /** Why the customer on the page is out of date. */
    $stale,
    /** This device does not keep the ticket in hand. */
    $unsaved,
    grades,
    held,
    /** Of the ticket in hand. */
    offer,
    find,
    /** A second Enter went on to the next customer, or something is still to be printed. */
    back: (last: RecordedView) => $view.set(last),
    /** The same with the accepted offer that the seller comes with. */
    findFor,
    /** Begins from an accepted offer, unless its load is on the yard's list already: then a press takes that up. */
    async beginFor(requestId: string, customer: CounterCustomer | null): Promise<void> {
      await held.list.load();
      const view = $view.get();
      if (view.step !== 'offer' || view.requestId !== requestId) return;
      const isHeld = held.list.$state.get().value?.some(({ content }) => content.requestId === requestId);
      if (isHeld) find();
      else if (customer) start(newTicket(customer, requestId, null));
      // The seller may have an account with another number.
      else findFor(requestId);
    },
    /** Looks for the account of whoever sells what is in hand. */
    findSeller(): void {
      const ticket = inHand();
      if (ticket) $view.set({ step: 'find', requestId: ticket.requestId, ticket: savedOf(ticket) });
    },
    /** A new customer. */
    add: (phone: string, whose: WhoseTicket) => $view.set({ step: 'add', phone, ...whose }),
    begin: (
      customer: CounterCustomer | null,
      requestId: string | null = null,
      holdIds: readonly string[] = [],
    ) => {
      const view = $view.get();
      const weighed = 'ticket' in view && view.step !== 'ticket' ? view.ticket : null;
      start(newTicket(customer, requestId, weighed, holdIds));
    },
    /** Goes on with what was put on hold. */
    takeUp: ({ saved: ticket, customer }: UnfinishedTicket) =>
      start(newTicket(customer, ticket.requestId, ticket)),
    /** Goes on with a ticket of the yard, whoever has it: from now on this page does. Throws what the server says. */
    async takeOver({ id, customerId, hand: seen }: HeldTicket): Promise<void> {
      const customer =
        customerId && (await staffCall(readCustomerAtCounterApi, { params: { id: customerId } }));
      const taken = await sendAttempt(taking, { id, seen }, ({ key: hand }) =>
        held.inTurn(() => staffCall(takeTicketApi, { params: { id }, body: { hand, seen } })),
      );
      // Somebody else is next meanwhile: it is on the list.
      if ($view.get().step !== 'find') return;
      start(newTicket(customer || null, taken.content.requestId, savedFrom(taken)));
    },
    /** What is in hand is no longer wanted. */
    drop({ ticketId: id, hand }: Pick<TicketInHand, 'ticketId' | 'hand'>): void {
      held.forget(id);
      if (isPractice) return find();
      const body = { hand, version: null };
      // Without a connection it stays on the yard's list.
      held.inTurn(() => staffCall(discardTicketApi, { params: { id }, body })).catch(() => {});
      find();
    },
    /** Somebody else's version counts: this page lets go of its own. */
    giveUp(ticketId: string): void {
      held.forget(ticketId);
      find();
    },
    /** This page's version replaces somebody else's. */
    insist(version: number): void {
      change(() => ({ version, lost: null }));
      bringSoon(0);
    },
    readCustomer,
    /** Saves what is in hand on the yard's list now. */
    bring: bringInHand,
    /** Another counter is shown on this page: this one saves nothing any more. */
    stop(): void {
      clearTimeout(bringing);
      $view.set({ step: 'find', ...NOTHING_YET });
    },
    /** What would be left behind; null: nothing. */
    unfinished(): UnfinishedTicket | null {
      const ticket = inHand();
      return ticket && isBegun(ticket) ? { saved: savedOf(ticket), customer: ticket.customer } : null;
    },

    type: (typed: Partial<LineInProgress>) => change((ticket) => ({ typed: { ...ticket.typed, ...typed } })),
    choose: (grade: CounterGrade) =>
      change((ticket) => {
        const { typed } = ticket;
        const { unit, ...begins } = bestLine(grade, promisedFor(grade, leftForTyped(ticket)));
        const { gross, tare } = inUnit(typed.draft, unit);
        const draft = grade === typed.grade ? typed.draft : { ...begins, unit, gross, tare };
        return { typed: { ...typed, grade, draft, letters: '' }, fault: null, focus: { on: 'gross' } };
      }),
    /** Adds the typed line, or updates the one that is edited. */
    put: () => {
      const ticket = inHand();
      if (!ticket || isTyped(ticket.typed) || ticket.typed.key !== null) goOn(() => NO_LINE);
      else askGrade();
    },
    /** Begins a line of which something is known, such as a line of the offer. */
    weigh: (grade: CounterGrade, begun: LineDraft) =>
      goOn((lines, ticket) => {
        const draft = atPromised(ticket, lines, { grade, draft: begun });
        return {
          grade,
          draft: withoutReportedParts(draft, ticket.offered?.vehicle ?? null, grade),
          key: null,
        };
      }),
    edit: (key: string) =>
      goOn((lines) => {
        const line = lines.find((each) => each.key === key);
        return line ? editedLine(line) : NO_LINE;
      }),
    clear: () => change((ticket) => begunLine(ticket, NO_LINE)),
    remove: (key: string) =>
      change((ticket) => ({
        ...(ticket.typed.key === key ? begunLine(ticket, NO_LINE) : { focus: { on: 'metalType' as const } }),
        lines: ticket.lines.filter((line) => line.key !== key),
      })),
    focusOn,
    /** All lines are there: the ticket ends at what is still to be said of the payment, if anything. */
    finish: () => change(({ facts }) => ({ focus: { on: missingFact(facts) ?? 'record' } })),
    setLabel: (label: string) => change(() => ({ label })),
    setFacts: (facts: Partial<TicketFacts>) => {
      change((ticket) => ({ facts: { ...ticket.facts, ...facts } }));
      // What was held then may be paid, and what was held later may not.
      if (facts.soldAt !== undefined) void holds.reload();
    },
    record,
    /** Nothing is confirmed. */
    decline: () => change(() => ({ questions: [] })),
  };
}

export type CounterStore = ReturnType<typeof createCounter>;

/** Of a part of the page that paints the ticket in hand. */
export interface TicketProps {
  readonly counter: CounterStore;
  readonly ticket: TicketInHand;
}
