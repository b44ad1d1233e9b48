import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { TICKET_LABEL_MAX_LENGTH } from '../../../../business/constants.ts';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Question } from '../../../../ui/dialog/Question.tsx';
import { clockOrWeekday } from '../../staff-text.ts';
import { unusualQuestion } from '../../form/unusual-question.ts';
import { LostTicketNote } from '../held/LostTicketNote.tsx';
import { HeldPrices } from './HeldPrices.tsx';
import { LineEditor } from './LineEditor.tsx';
import { OfferedLines } from './OfferedLines.tsx';
import { readyLineText, readyReasonsText } from './ready-line-text.ts';
import type { ReadyLine } from './ticket-draft.ts';
import { offerAtSale, TICKET_CONTROLS } from './ticket-in-hand.ts';
import type { TicketProps } from './ticket.store.ts';
import { ShowSeller } from './ShowSeller.tsx';
import { TicketEnd } from './TicketEnd.tsx';

interface TicketLinesProps {
  readonly lines: readonly ReadyLine[];
  readonly onEdit: (key: string) => void;
  readonly onRemove: (key: string) => void;
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
            <Button aria-label={`Edit ${name}`} onClick={() => onEdit(line.key)}>
              Edit
            </Button>
            <Button aria-label={`Remove ${name}`} onClick={() => onRemove(line.key)}>
              Remove
            </Button>
          </li>
        );
      })}
    </ol>
  );
}

/** Of whose ticket it is. */
const ticketTitle = (customer: CounterCustomer | null, label: string): string =>
  customer
    ? `Ticket for ${customer.firstName} ${customer.lastName}`
    : ['Walk-in ticket', label.trim()].filter(Boolean).join(': ');

interface TicketDeskProps extends TicketProps {
  /** Where its end is shown. */
  readonly endPlace: HTMLElement | null;
}

/** A ticket while it is weighed. Give it a `key` for each ticket. */
export function TicketDesk({ counter, ticket, endPlace }: TicketDeskProps) {
  const { saved, customer, lines, questions, isBusy, round, focus } = ticket;
  const offered = offerAtSale(ticket);
  useEffect(() => document.getElementById(TICKET_CONTROLS[focus.on])?.focus(), [focus]);
  return (
    <section className="staff-card" aria-labelledby="ticket-title">
      <h2 id="ticket-title" className="mb-2">
        {ticketTitle(customer, ticket.label)}
      </h2>
      {ticket.lost && (
        <div className="my-3">
          <LostTicketNote
            lost={ticket.lost}
            mine={ticket}
            onGiveUp={() => counter.giveUp(ticket.ticketId)}
            onInsist={counter.insist}
          />
        </div>
      )}
      {saved && (
        <p className="mb-3 border-l-8 border-copper pl-3 font-bold">
          Unfinished ticket from {clockOrWeekday(saved.savedAt)}, at today’s prices.
        </p>
      )}
      {offered && (
        <OfferedLines
          offered={offered}
          yardId={counter.place.yardId}
          grades={ticket.grades ?? []}
          onWeigh={counter.weigh}
        />
      )}
      {ticket.holds.length > 0 && (
        <HeldPrices holds={ticket.holds} grades={ticket.grades ?? []} onWeigh={counter.weigh} />
      )}
      {/* While a ticket is sent, nothing can be typed that would go with it. */}
      <div inert={isBusy}>
        <TextField
          id="ticket-label"
          label="Name or truck tag (optional)"
          className="max-w-96"
          maxLength={TICKET_LABEL_MAX_LENGTH}
          value={ticket.label}
          onValue={counter.setLabel}
          onKeyDown={({ key }) => key === 'Enter' && counter.focusOn('metalType')}
        />
        <LineEditor key={round} counter={counter} ticket={ticket} />
        <TicketLines lines={lines} onEdit={counter.edit} onRemove={counter.remove} />
      </div>
      {lines.length > 0 && !ticket.lost && <ShowSeller counter={counter} ticket={ticket} />}
      {endPlace && createPortal(<TicketEnd counter={counter} ticket={ticket} />, endPlace)}
      {questions.length > 0 && (
        <Question
          {...unusualQuestion(questions)}
          onYes={() => void counter.record(questions)}
          onClose={counter.decline}
        />
      )}
    </section>
  );
}
