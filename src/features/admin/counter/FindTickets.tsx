import { type FormEvent, useState } from 'react';
import { findTicketsApi, type VoidedTicket } from '../../../domain/tickets/admin-tickets.api.ts';
import { ticketSearchSchema } from '../../../domain/tickets/ticket-search.schema.ts';
import { firstMessages } from '../../../domain/shared/first-messages.ts';
import type { QueryView } from '../../../lib/address-view.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PagedRows } from '../ui/PagedRows.tsx';
import { TicketRow, VoidResult } from './RecentTickets.tsx';

type Typed = Readonly<Record<'number' | 'day' | 'total', string>>;

const FIELDS = [
  ['number', 'Ticket number', { autoCapitalize: 'characters' }],
  ['day', 'Day of the sale', { type: 'date' }],
  ['total', 'Total', { inputMode: 'decimal' }],
] as const;

/** Any ticket of any yard, by its number, day or total, and a way to void it. `voids`: how many were voided elsewhere on the page. */
export function FindTickets({ voids, onVoided }: { readonly voids: number; readonly onVoided: () => void }) {
  const [typed, setTyped] = useState<Typed>({ number: '', day: '', total: '' });
  const [asked, setAsked] = useState<QueryView | null>(null);
  const [errors, setErrors] = useState<Readonly<Partial<Record<string, string>>>>({});
  const [voided, setVoided] = useState<VoidedTicket | null>(null);
  // Searched or voided again: the list is read again.
  const [round, setRound] = useState(0);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''));
    const read = ticketSearchSchema.safeParse(filled);
    setErrors(read.success ? {} : firstMessages(read.error.issues));
    setVoided(null);
    setAsked(read.success ? filled : null);
    setRound(round + 1);
  };
  return (
    <section className="staff-card" aria-labelledby="find-tickets-title">
      <h2 id="find-tickets-title">Find a ticket</h2>
      <p className="mt-2">
        Of any yard, however old, with or without an account. One of the three is enough.
      </p>
      <form method="post" noValidate className="staff-form" onSubmit={find}>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          {FIELDS.map(([name, label, props]) => (
            <TextField
              key={name}
              id={`find-ticket-${name}`}
              label={label}
              error={errors[name]}
              className="tabular-nums"
              value={typed[name]}
              onValue={(value) => setTyped({ ...typed, [name]: value })}
              {...props}
            />
          ))}
        </div>
        <button className="button button-line">Find tickets</button>
      </form>
      {voided && <VoidResult voided={voided} />}
      {asked && (
        <PagedRows
          key={`${round}.${voids}`}
          call={findTicketsApi}
          query={asked}
          title="Tickets found"
          isTitleHidden
          names={['ticket', 'tickets']}
          empty="No ticket fits. Leave out what may be wrong."
          renderRow={(ticket) => (
            <TicketRow
              ticket={ticket}
              onVoided={(result) => {
                setVoided(result);
                setRound(round + 1);
                onVoided();
              }}
            />
          )}
        />
      )}
    </section>
  );
}
