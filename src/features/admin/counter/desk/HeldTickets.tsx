import { useState } from 'react';
import { readCustomerAtCounterApi } from '../../../../domain/rewards/admin-rewards.api.ts';
import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import { ticketCents } from '../../../../domain/tickets/ticket-line.ts';
import { useRemoteData } from '../../../../lib/requests/use-remote-data.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Question } from '../../../../ui/dialog/Question.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { clockOrWeekday, counted } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';
import type { SavedTicket } from './saved-ticket.ts';
import { isTyped, linesWithTyped } from './ticket-draft.ts';
import type { UnfinishedTicket } from './ticket.store.ts';

type Lines = Pick<SavedTicket, 'lines' | 'typed'>;

/** With the one that is half typed. */
const lineCount = ({ lines, typed }: Lines): number =>
  lines.length + (isTyped(typed) && typed.key === null ? 1 : 0);

interface DropTicketProps {
  readonly ticket: Lines;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before lines are lost. */
export const DropTicket = ({ ticket, onYes, onClose }: DropTicketProps) => (
  <Question
    title="Discard this ticket?"
    text={`You’ll lose ${counted(lineCount(ticket), 'line')}. This ticket hasn’t been recorded.`}
    yes="Discard ticket"
    onYes={onYes}
    onClose={onClose}
  />
);

interface HeldTicketsProps {
  readonly tickets: readonly SavedTicket[];
  readonly onGoOn: (ticket: UnfinishedTicket) => void;
  readonly onDrop: (ticketId: string) => void;
}

/** The device has only the customer's id: the name is read. */
const sellerOf = async ({ customerId: id }: SavedTicket) => ({
  customer: id === null ? null : await staffCall(readCustomerAtCounterApi, { params: { id } }),
});

function HeldTicket({
  ticket,
  onGoOn,
  onDrop,
}: Omit<HeldTicketsProps, 'tickets'> & { readonly ticket: SavedTicket }) {
  const [asks, setAsks] = useState(false);
  const seller = useRemoteData(() => sellerOf(ticket));
  const { value } = seller;
  const sum = moneyText(ticketCents(linesWithTyped(ticket).list.map(({ priced }) => priced)));
  const person = value?.customer ? `${value.customer.firstName} ${value.customer.lastName}` : 'Walk-in';
  return (
    <li className="flex flex-wrap items-center gap-3 border-b-2 border-line py-2">
      <div className="min-w-0 grow basis-56 wrap-anywhere">
        {value && <strong>{person}</strong>}
        <LoadState {...seller} waiting="inline" />
        <span className="block tabular-nums">
          {counted(lineCount(ticket), 'line')}, {sum}, {clockOrWeekday(ticket.savedAt)}
        </span>
      </div>
      {value && (
        <Button
          aria-label={`Resume: ${person}, ${sum}`}
          onClick={() => onGoOn({ saved: ticket, customer: value.customer })}
        >
          Resume
        </Button>
      )}
      <Button aria-label={`Discard: ${value ? person : 'ticket'}, ${sum}`} onClick={() => setAsks(true)}>
        Discard
      </Button>
      {asks && (
        <DropTicket
          ticket={ticket}
          onYes={() => {
            setAsks(false);
            onDrop(ticket.id);
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}

/** What this person has begun at this yard and not recorded. It is taken up only by a press. */
export function HeldTickets({ tickets, ...acts }: HeldTicketsProps) {
  if (tickets.length === 0) return null;
  return (
    <section className="staff-card" aria-labelledby="held-title">
      <h2 id="held-title">Tickets on hold</h2>
      <p className="mt-2">This device keeps each ticket for a day, then discards it.</p>
      <ul className="mt-2">
        {tickets.map((ticket) => (
          <HeldTicket key={ticket.id} ticket={ticket} {...acts} />
        ))}
      </ul>
    </section>
  );
}
