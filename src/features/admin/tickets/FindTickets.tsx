import { useState } from 'react';
import { findTicketsApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { ticketSearchSchema } from '../../../domain/tickets/find/ticket-search.schema.ts';
import type { QueryView } from '../../../lib/address/address-view.ts';
import { Button } from '../../../ui/Button.tsx';
import { draftSchema } from '../../../ui/form/draft-schema.ts';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { useSentForm } from '../../../ui/form/use-sent-form.ts';
import { PagedRows } from '../ui/lists/PagedRows.tsx';
import { TicketRow, VoidResult } from '../counter/recorded/RecentTickets.tsx';
import { useVoided } from '../counter/recorded/use-voided.ts';

const EMPTY = { number: '', check: '', day: '', total: '' };

/** What is left empty is not asked for. */
const filledOf = (typed: typeof EMPTY): QueryView =>
  Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));

const schema = draftSchema(filledOf, ticketSearchSchema);

interface FindTicketsProps {
  readonly changes: number;
  readonly onChanged: () => void;
}

/** Any ticket of any yard, by its number, check, day or total, and a way to void it. `changes`: how often the page's other lists were changed; `onChanged`: they are out of date. */
export function FindTickets({ changes, onChanged }: FindTicketsProps) {
  const [asked, setAsked] = useState<QueryView | null>(null);
  // Searched or voided again: the list is read again.
  const [round, setRound] = useState(0);
  const { voided, setVoided, row } = useVoided(() => {
    setRound(round + 1);
    onChanged();
  });
  const show = (search: QueryView | null) => {
    setVoided(null);
    setAsked(search);
    setRound(round + 1);
  };
  const { field, formProps } = useSentForm({
    schema,
    empty: EMPTY,
    prefix: 'find-ticket',
    send: async (_, typed) => show(filledOf(typed)),
  });
  return (
    <section className="staff-card" aria-labelledby="find-tickets-title">
      <h2 id="find-tickets-title">Find a ticket</h2>
      <p className="mt-2">
        Searches every yard, including old tickets and walk-ins. Enter a number, a check, a day or a total.
      </p>
      <form
        {...formProps}
        className="staff-form"
        onSubmit={(event) => {
          show(null);
          formProps.onSubmit(event);
        }}
      >
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            {...field('number', 'Ticket number')}
            className="tabular-nums"
            autoCapitalize="characters"
          />
          <TextField
            {...field('check', 'Check number')}
            className="tabular-nums"
            autoCapitalize="characters"
          />
          <TextField {...field('day', 'Sale date')} className="tabular-nums" type="date" />
          <TextField {...field('total', 'Total')} className="tabular-nums" inputMode="decimal" />
        </div>
        <Button type="submit">Find tickets</Button>
      </form>
      {voided && <VoidResult voided={voided} />}
      {asked && (
        <PagedRows
          key={`${round}.${changes}`}
          call={findTicketsApi}
          query={asked}
          title="Tickets found"
          isTitleHidden
          names={['ticket', 'tickets']}
          empty="No matching tickets. Leave out anything you’re not sure of."
          renderRow={(ticket) => <TicketRow ticket={ticket} {...row} />}
        />
      )}
    </section>
  );
}
