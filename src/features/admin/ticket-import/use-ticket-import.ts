import { useRef, useState } from 'react';
import {
  callParts,
  type FileTicket,
  type PosRemark,
  remarkAt,
} from '../../../domain/tickets/pos/pos-file.ts';
import type { PosTicketInput } from '../../../domain/tickets/pos/pos-ticket.schema.ts';
import {
  importTicketsApi,
  type PosOutcome,
  previewTicketsApi,
} from '../../../domain/tickets/pos/pos-tickets.api.ts';
import { hasCode } from '../../../lib/requests/request.ts';
import { staffCall } from '../staff.store.ts';
import { staffFailure } from '../staff-failure.ts';

interface Readable extends FileTicket {
  readonly ticket: PosTicketInput;
}

/** What is not taken, taken without its seller, or out of the ordinary, and where that is in the file. */
export interface ImportProblem extends PosRemark {
  readonly kind: 'refused' | 'left-out' | 'phone' | 'unusual';
  readonly number: string;
}

export interface ImportCounts {
  readonly new: number;
  readonly known: number;
  /** Known ones whose seller can be read now. */
  readonly repaired: number;
  readonly differs: number;
  /** New ones with points, and with a phone number that has no account. */
  readonly withAccount: number;
  readonly withoutAccount: number;
  readonly rounded: number;
  /** Given; known once they are taken. */
  readonly points: number;
}

const NONE: ImportCounts = {
  new: 0,
  known: 0,
  repaired: 0,
  differs: 0,
  withAccount: 0,
  withoutAccount: 0,
  rounded: 0,
  points: 0,
};

const isNew = ({ state }: PosOutcome): boolean => state === 'new';

function countsWith(counts: ImportCounts, outcomes: readonly PosOutcome[]): ImportCounts {
  const count = (is: (outcome: PosOutcome) => boolean) => outcomes.filter(is).length;
  return {
    new: counts.new + count(isNew),
    known: counts.known + count(({ state }) => state === 'known'),
    repaired: counts.repaired + count(({ state }) => state === 'repaired'),
    differs: counts.differs + count(({ state }) => state === 'differs'),
    withAccount: counts.withAccount + count((each) => isNew(each) && each.hasAccount === true),
    withoutAccount: counts.withoutAccount + count((each) => isNew(each) && each.hasAccount === false),
    rounded: counts.rounded + count((each) => isNew(each) && each.roundingCents !== 0),
    points: counts.points + outcomes.reduce((sum, { points }) => sum + points, 0),
  };
}

const DIFFERS =
  'This yard already has a different ticket with this number from the same year. If that one is wrong, have an owner void it at the counter';

/** What the server says of a ticket, after what the file says of it. */
function problemsOf(ticket: Readable, { state, fault, unusual }: PosOutcome): ImportProblem[] {
  const { number, leftOut, phoneFault } = ticket;
  if (leftOut) {
    const message = fault ? `${leftOut.message}. ${fault.message}` : leftOut.message;
    return [{ ...leftOut, message, kind: 'left-out', number }];
  }
  if (fault) return [{ ...remarkAt(ticket, fault.field, fault.message), kind: 'refused', number }];
  if (state === 'differs') return [{ ...remarkAt(ticket, 'number', DIFFERS), kind: 'refused', number }];
  return [
    ...(phoneFault ? [{ ...phoneFault, kind: 'phone' as const, number }] : []),
    ...unusual.map((text) => ({ ...remarkAt(ticket, 'lines', text), kind: 'unusual' as const, number })),
  ];
}

/** What the file itself says. */
const fileProblems = (tickets: readonly FileTicket[]): readonly ImportProblem[] =>
  tickets.flatMap(({ ticket, fault, leftOut, number }): ImportProblem[] => {
    if (ticket) return [];
    if (leftOut) return [{ ...leftOut, kind: 'left-out', number }];
    return fault ? [{ ...fault, kind: 'refused', number }] : [];
  });

/** Where an import stands. `done` of `all` tickets are looked at, or taken. */
export interface ImportState {
  readonly step: 'idle' | 'checking' | 'checked' | 'taking' | 'taken';
  readonly done: number;
  readonly all: number;
  readonly counts: ImportCounts;
  readonly problems: readonly ImportProblem[];
  /** Why it has stopped; it can go on from here. */
  readonly failure: string | null;
}

const IDLE: ImportState = { step: 'idle', done: 0, all: 0, counts: NONE, problems: [], failure: null };

const isReadable = (each: FileTicket): each is Readable => each.ticket !== null;

/** Looks at the tickets of a file, then takes the new ones, part by part; after a failure from where it stopped. */
export function useTicketImport() {
  const [state, setState] = useState(IDLE);
  const wanted = useRef<readonly Readable[]>([]);
  const unreadable = useRef<readonly ImportProblem[]>([]);
  // What the person was asked about each of them, and says yes to by taking them.
  const asked = useRef(new Map<Readable, readonly string[]>());
  // Of a file that is chosen while another one is read: what the other one still answers is for nobody.
  const run = useRef(0);

  async function go(step: 'checking' | 'taking', from: ImportState): Promise<void> {
    run.current += 1;
    const own = run.current;
    const contract = step === 'checking' ? previewTicketsApi : importTicketsApi;
    let now: ImportState = { ...from, step, failure: null };
    setState(now);
    const left = wanted.current.slice(now.done);
    try {
      const questionsOf = (each: Readable) => (step === 'taking' ? (asked.current.get(each) ?? []) : []);
      // A question takes as much of a call as a line does.
      const weighed = left.map((each) => ({ each, lines: [...each.ticket.lines, ...questionsOf(each)] }));
      for (const part of callParts(weighed)) {
        const sent = part.map(({ each }) => each);
        const body = { tickets: sent.map(({ ticket }) => ticket), confirmed: sent.flatMap(questionsOf) };
        const { outcomes } = await staffCall(contract, { body });
        if (run.current !== own) return;
        if (step === 'checking')
          for (const [at, each] of sent.entries()) asked.current.set(each, outcomes[at]?.unusual ?? []);
        now = {
          ...now,
          done: now.done + sent.length,
          counts: countsWith(now.counts, outcomes),
          problems: [
            ...now.problems,
            ...sent.flatMap((each, at) => problemsOf(each, outcomes[at] as PosOutcome)),
          ],
        };
        setState(now);
      }
    } catch (error) {
      if (run.current !== own) return;
      const failure = staffFailure(error);
      // Prices have changed since the look, and with them what is out of the ordinary: it goes on with another look.
      setState(
        hasCode(error, 'not_confirmed')
          ? { ...IDLE, step: 'checking', all: now.all, problems: unreadable.current, failure }
          : { ...now, failure },
      );
      return;
    }
    setState({ ...now, step: step === 'checking' ? 'checked' : 'taken' });
  }

  return {
    state,
    /** Looks at the tickets of a file. Nothing is written. */
    check(tickets: readonly FileTicket[]): Promise<void> {
      // In the order of the sales, as streaks grow.
      wanted.current = tickets
        .filter(isReadable)
        .toSorted((one, other) => one.ticket.soldAt.localeCompare(other.ticket.soldAt));
      unreadable.current = fileProblems(tickets);
      asked.current = new Map();
      return go('checking', { ...IDLE, all: wanted.current.length, problems: unreadable.current });
    },
    /** Takes the new ones; what is known already is only looked at again. */
    take: () => go('taking', { ...IDLE, all: wanted.current.length, problems: unreadable.current }),
    /** After a failure. */
    goOn: () => go(state.step === 'taking' ? 'taking' : 'checking', state),
    forget(): void {
      run.current += 1;
      setState(IDLE);
    },
  };
}

export type TicketImport = ReturnType<typeof useTicketImport>;
