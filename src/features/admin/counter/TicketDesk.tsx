import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { TICKET_MAX_LINES } from '../../../business/constants.ts';
import type { YardId } from '../../../business/yards.ts';
import { NO_PROMISE } from '../../../domain/promises/promise.ts';
import type { CounterCustomer } from '../../../domain/rewards/admin-rewards.api.ts';
import type { Cents } from '../../../domain/shared/money.ts';
import {
  type CounterGrade,
  type KnownSale,
  type OtherTicket,
  type RecordedTicket,
  recordTicketApi,
  type TicketPrices,
} from '../../../domain/tickets/admin-tickets.api.ts';
import { ticketCents } from '../../../domain/tickets/ticket-line.ts';
import { newId } from '../../../lib/new-id.ts';
import { hasCode, RequestError } from '../../../lib/request.ts';
import { staffFailure } from '../staff-failure.ts';
import { clockOrWeekday, staffTime } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { type BegunLine, LineEditor } from './LineEditor.tsx';
import { OfferedLines } from './OfferedLines.tsx';
import { type AcceptedOffer, promiseAt } from './OfferOfRequest.tsx';
import { type FactErrors, focusCheckNumber, TicketEnd, type TicketFacts } from './TicketEnd.tsx';
import { readyLineText, readyReasonsText } from './ready-line-text.ts';
import { dropTicket, type SavedTicket, saveTicket } from './saved-ticket.ts';
import {
  isTyped,
  leftFor,
  linesWithTyped,
  type ReadyLine,
  repriced,
  retyped,
  type UnaddedLine,
  withoutSaidParts,
} from './ticket-draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { questionsOf, unusualQuestion } from '../unusual-question.ts';

interface TicketLinesProps {
  readonly lines: readonly ReadyLine[];
  readonly onEdit: (line: ReadyLine) => void;
  readonly onRemove: (line: ReadyLine) => void;
}

/** The lines so far, each with its calculation. */
function TicketLines({ lines, onEdit, onRemove }: TicketLinesProps) {
  return (
    <ol className="mt-3" aria-label="Ticket lines">
      {lines.map((line, index) => {
        const name = `line ${index + 1}, ${line.grade.name}`;
        return (
          <li key={line.key} className="flex flex-wrap items-center gap-x-3 border-b-2 border-line py-2">
            <p className="grow basis-64">
              <strong>{line.grade.name}</strong>
              <span className="block tabular-nums">{readyLineText(line)}</span>
              {readyReasonsText(line) && <span className="block text-muted">{readyReasonsText(line)}</span>}
            </p>
            <Button aria-label={`Edit ${name}`} onClick={() => onEdit(line)}>
              Edit
            </Button>
            <Button aria-label={`Remove ${name}`} onClick={() => onRemove(line)}>
              Remove
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** Of whose ticket it is. */
const ticketTitle = (customer: CounterCustomer | null): string =>
  customer ? `Ticket for ${customer.firstName} ${customer.lastName}` : 'Walk-in ticket';

export interface TicketDone extends RecordedTicket {
  readonly cents: Cents;
}

interface TicketDeskProps {
  readonly yardId: YardId;
  readonly staffId: string;
  /** What is gone on with; null: a new ticket. */
  readonly saved: SavedTicket | null;
  /** Where its end is shown. */
  readonly endPlace: HTMLElement | null;
  readonly grades: readonly CounterGrade[];
  /** null: somebody without an account. */
  readonly customer: CounterCustomer | null;
  /** What it fulfills; null: no offer. */
  readonly offered: AcceptedOffer | null;
  readonly onRecorded: (done: TicketDone) => void;
  /** What is not recorded yet, null where nothing is; give it the same function each time. */
  readonly onUnfinished: (unfinished: SavedTicket | null) => void;
}

const NO_FACTS: TicketFacts = { paidBy: 'check', checkNumber: '', number: '', soldAt: '' };

const fieldsOf = (error: unknown): RequestError['fields'] =>
  error instanceof RequestError ? error.fields : {};

/** What is posted now, if that is why a ticket was refused. */
const pricesAfter = (error: unknown): TicketPrices['prices'] =>
  hasCode(error, 'price_changed') ? (error.figures as TicketPrices).prices : [];

/** Why a ticket was not recorded, and what to do. */
function ticketFailure(error: unknown): string {
  if (hasCode(error, 'price_changed')) {
    return 'Prices have changed, and your lines now use the new ones. Check the total, then record the ticket again.';
  }
  if (hasCode(error, 'idempotency_key_reused')) {
    return 'The earlier version was already recorded. Check Recent tickets. If it’s wrong, void it and record a new one.';
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

/** A ticket while it is weighed. Give it a `key` for each ticket. */
export function TicketDesk({
  yardId,
  staffId,
  saved: given,
  endPlace,
  grades,
  customer,
  offered,
  onRecorded,
  onUnfinished,
}: TicketDeskProps) {
  const [saved] = useState(given);
  // The same id until it is answered: a ticket that is sent again is the same one.
  const [ticketId] = useState(() => saved?.ticketId ?? newId());
  const [facts, setFacts] = useState<TicketFacts>({ ...NO_FACTS, ...saved?.facts });
  const offerNow = offered && { ...offered, promise: promiseAt(offered, facts.soldAt) };
  const promise = offerNow && !offerNow.promise.isOver ? offerNow.promise.left : NO_PROMISE;
  const [lines, setLines] = useState<readonly ReadyLine[]>(() =>
    repriced(saved?.lines ?? [], grades, promise),
  );
  const [begun, setBegun] = useState<BegunLine | null>(() =>
    saved?.typed ? retyped(saved.typed, grades) : null,
  );
  const [typed, setTyped] = useState<UnaddedLine | null>(null);
  const [edited, setEdited] = useState<ReadyLine | null>(() => {
    return (begun && lines.find(({ key }) => key === saved?.typed?.key)) ?? null;
  });
  // Each line has an editor of its own. One that begins by itself leaves the focus where it is.
  const [editor, setEditor] = useState({ round: 0, takesFocus: true });
  const [failure, setFailure] = useState<string>();
  const [factErrors, setFactErrors] = useState<FactErrors>({});
  const [isBusy, setBusy] = useState(false);
  const [unusual, setUnusual] = useState<readonly string[]>([]);
  const gradeField = useRef<HTMLInputElement>(null);
  const recordButton = useRef<HTMLButtonElement>(null);

  const customerId = customer?.id ?? null;
  const requestId = offered?.requestId ?? null;
  useEffect(() => {
    const unfinished = { savedAt: Date.now(), ticketId, staffId, customerId, requestId, lines, typed, facts };
    const isBegun = lines.length > 0 || (typed !== null && isTyped(typed));
    onUnfinished(isBegun ? unfinished : null);
    if (isBegun) saveTicket(yardId, unfinished);
    else dropTicket(yardId, ticketId);
  }, [yardId, ticketId, staffId, customerId, requestId, lines, typed, facts, onUnfinished]);

  const begin = (line: ReadyLine | null, fresh: BegunLine | null = null, takesFocus = true) => {
    setEdited(line);
    setBegun(fresh);
    setEditor({ round: editor.round + 1, takesFocus });
  };
  /** The lines with the one that is typed; null if that one has to be finished first, which its editor then says. */
  function settled(): readonly ReadyLine[] | null {
    setFailure(undefined);
    const { list, fault } = linesWithTyped({ lines, typed }, promise, newId());
    if (fault) gradeField.current?.form?.requestSubmit();
    else if (list.length <= TICKET_MAX_LINES) return list;
    else setFailure(`A ticket can have at most ${TICKET_MAX_LINES} lines.`);
    return null;
  }
  /** Goes on to another line: what is typed in this one counts. */
  function goOn(key: string | null, fresh: BegunLine | null = null) {
    const all = settled();
    if (!all) return;
    setLines(all);
    begin(all.find((line) => line.key === key) ?? null, fresh);
  }
  function remove(key: string) {
    setLines(lines.filter((line) => line.key !== key));
    if (edited?.key === key) begin(null);
    else gradeField.current?.focus();
  }

  async function record(confirmed: readonly string[] = []) {
    if (isBusy) return;
    const { paidBy, checkNumber, number, soldAt } = facts;
    const all = settled();
    if (!all) return;
    // The line says that its grade is missing.
    if (all.length === 0) return gradeField.current?.form?.requestSubmit();
    setLines(all);
    begin(null, null, false);
    if (focusCheckNumber(facts)) return setFactErrors({ checkNumber: 'Please enter the check number' });
    setBusy(true);
    setFactErrors({});
    const totalCents = ticketCents(all.map(({ priced }) => priced));
    const body = {
      ticketId,
      yardId,
      number,
      paidBy,
      checkNumber: paidBy === 'check' ? checkNumber : '',
      totalCents,
      soldAt: soldAt || null,
      customerId,
      offerId: offered?.offer.id ?? null,
      lines: all.map(({ line }) => line),
      confirmed: [...confirmed],
    };
    try {
      const recorded = await staffCall(recordTicketApi, { body });
      dropTicket(yardId, ticketId);
      onUnfinished(null);
      onRecorded({ ...recorded, cents: totalCents });
    } catch (error) {
      setBusy(false);
      const questions = questionsOf(error);
      if (questions.length > 0) return setUnusual(questions);
      setLines(repriced(all, pricesAfter(error), promise));
      const { checkNumber: wrongCheck, number: wrongNumber, soldAt: wrongTime, ...others } = fieldsOf(error);
      const isTaken = hasCode(error, 'ticket_number_taken');
      setFactErrors({
        checkNumber: wrongCheck,
        number: isTaken ? ticketFailure(error) : wrongNumber,
        soldAt: wrongTime,
      });
      const isAtFact = wrongCheck || wrongNumber || wrongTime;
      setFailure(isAtFact ? Object.values(others).join(' ') : ticketFailure(error));
    }
  }

  return (
    <section className="staff-card" aria-labelledby="ticket-title">
      <h2 id="ticket-title">{ticketTitle(customer)}</h2>
      {saved && (
        <p className="mb-3 border-l-8 border-copper pl-3 font-bold">
          Unfinished ticket from {clockOrWeekday(saved.savedAt)}, at today’s prices.
        </p>
      )}
      {offerNow && (
        <OfferedLines
          offered={offerNow}
          yardId={yardId}
          grades={grades}
          onWeigh={({ grade, draft }) =>
            goOn(null, { grade, draft: withoutSaidParts(draft, offerNow.vehicle, grade) })
          }
        />
      )}
      {/* While a ticket is sent, nothing can be typed that would go with it. */}
      <div inert={isBusy}>
        <LineEditor
          key={editor.round}
          grades={grades}
          promise={leftFor(edited?.key ?? null, lines, promise)}
          car={offered?.vehicle ?? null}
          gradeField={gradeField}
          edited={edited}
          begun={begun}
          takesFocus={editor.takesFocus}
          onTyped={setTyped}
          onReady={() => goOn(null)}
          onClear={() => begin(null)}
          onDone={() => focusCheckNumber(facts) || recordButton.current?.focus()}
        />
        <TicketLines lines={lines} onEdit={({ key }) => goOn(key)} onRemove={({ key }) => remove(key)} />
      </div>
      {endPlace &&
        createPortal(
          <TicketEnd
            lines={linesWithTyped({ lines, typed }, promise).list}
            customer={customer}
            recordButton={recordButton}
            failure={failure}
            isBusy={isBusy}
            facts={facts}
            errors={factErrors}
            onFacts={setFacts}
            onRecord={() => void record()}
          />,
          endPlace,
        )}
      {unusual.length > 0 && (
        <Question
          {...unusualQuestion(unusual)}
          onYes={() => void record(unusual)}
          onClose={() => setUnusual([])}
        />
      )}
    </section>
  );
}
