import { useState } from 'react';
import type { StaffSession } from '../../../domain/admin/admin-session.api.ts';
import { isYardId } from '../../../domain/locations/yard-news.schema.ts';
import { mayActAt, yardChoicesOf } from '../../../domain/shared/yard-rights.ts';
import { inNewYork } from '../../../domain/shared/time/new-york-time.ts';
import { exportTicketsApi, listDayTicketsApi } from '../../../domain/tickets/money/ticket-list.api.ts';
import { PAID_BY } from '../../../domain/tickets/ticket.schema.ts';
import { createQueryView, type QueryView } from '../../../lib/address/address-view.ts';
import { adminTicketsPath } from '../../../paths.ts';
import { TicketRow, VoidResult } from '../counter/recorded/RecentTickets.tsx';
import { useVoided } from '../counter/recorded/use-voided.ts';
import { STAFF_PAGES } from '../staff-pages.ts';
import { StaffGate } from '../StaffGate.tsx';
import { ExportButton } from '../ui/lists/ExportButton.tsx';
import { ListFilter } from '../ui/lists/ListFilter.tsx';
import { PagedRows } from '../ui/lists/PagedRows.tsx';
import { RangeForm } from '../ui/lists/RangeForm.tsx';
import { useView } from '../ui/ViewLink.tsx';
import { DayClosing } from './DayClosing.tsx';
import { FindTickets } from './FindTickets.tsx';
import { PaidSums, wayText } from './PaidSums.tsx';

const ticketViews = createQueryView(adminTicketsPath);

const WAYS = PAID_BY.map((paidBy) => [paidBy, wayText(paidBy)] as const);

/** The tickets of some days, by default of today, what they come to, and the close of a yard's day. */
function DayTickets({ view, staff }: { readonly view: QueryView; readonly staff: StaffSession }) {
  const [today] = useState(() => inNewYork(new Date()).date);
  // Voided or corrected: everything is read again.
  const [round, setRound] = useState(0);
  const again = () => setRound(round + 1);
  const { voided, row } = useVoided(again);
  const { from = today, to = today, yard = '', paid = '', voids = '' } = view;
  const query = { from, to, yard, paid, voids };
  const key = `${Object.values(query).join()}.${round}`;
  const isOneDay = from === to && paid === '' && voids === '' && isYardId(yard);
  return (
    <>
      <RangeForm
        key={`${from}.${to}`}
        range={{ from, to }}
        today={today}
        onChoose={(range) => ticketViews.show({ ...view, ...range })}
      />
      <ListFilter
        label="Tickets"
        views={ticketViews}
        filter={view}
        selects={[
          [
            'yard',
            'Yard',
            [['', mayActAt(staff, null) ? 'All yards' : 'All your yards'], ...yardChoicesOf(staff)],
          ],
          ['paid', 'Paid by', [['', 'All'], ...WAYS]],
        ]}
        checks={[['voids', 'Only those voided on these days']]}
      />
      <PaidSums key={`sums.${key}`} query={query} />
      {isOneDay ? (
        <DayClosing key={`close.${key}`} yard={yard} day={from} />
      ) : (
        <p className="mt-3 text-muted">To close a day, choose one yard and one day.</p>
      )}
      {voided && <VoidResult voided={voided} />}
      <PagedRows
        key={`rows.${key}`}
        call={listDayTicketsApi}
        query={query}
        title="Tickets"
        names={['ticket', 'tickets']}
        empty="No tickets on these days."
        renderRow={(ticket) => <TicketRow ticket={ticket} {...row} />}
      >
        <ExportButton call={exportTicketsApi} query={query} name="tickets" holds="names and check numbers" />
      </PagedRows>
      <FindTickets changes={round} onChanged={again} />
    </>
  );
}

function Tickets({ staff }: { readonly staff: StaffSession }) {
  const view = useView(ticketViews);
  return view && <DayTickets view={view} staff={staff} />;
}

/** The island of /admin/tickets. */
export const TicketsPage = () => (
  <StaffGate page={STAFF_PAGES.tickets}>{(staff) => <Tickets staff={staff} />}</StaffGate>
);
