import { useState } from 'react';
import type { YardId } from '../../../business/yards.ts';
import { type CounterCustomer, readCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { listCounterGradesApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { useRemoteData } from '../../../lib/use-remote-data.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { LoadState } from '../LoadState.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { CustomerAtCounter } from './CustomerAtCounter.tsx';
import { FindCustomer } from './FindCustomer.tsx';
import { RecentTickets } from './RecentTickets.tsx';
import { TicketDesk, type TicketDone } from './TicketDesk.tsx';
import { TicketRecorded } from './TicketRecorded.tsx';

const AddCustomer = lazyPart(async () => (await import('./AddCustomer.tsx')).AddCustomer);

type View =
  | { readonly step: 'find'; readonly takesFocus: boolean }
  | { readonly step: 'add'; readonly phone: string }
  | { readonly step: 'ticket'; readonly customer: CounterCustomer | null };

/** The counter of a yard: find the seller, weigh, record. Give it a `key` for each yard. */
export function Counter({ yardId }: { readonly yardId: YardId }) {
  const grades = useRemoteData(() => staffCall(listCounterGradesApi, { query: { yard: yardId } }));
  const [view, setView] = useState<View>({ step: 'find', takesFocus: false });
  const [done, setDone] = useState<TicketDone | null>(null);
  const [tickets, setTickets] = useState(0);
  const show = (customer: CounterCustomer | null) => setView({ step: 'ticket', customer });

  const find = () => {
    setView({ step: 'find', takesFocus: true });
    setDone(null);
    // The prices of the next ticket.
    void grades.reload();
  };
  const open = async (id: string) => {
    try {
      show(await staffCall(readCustomerAtCounterApi, { params: { id } }));
    } catch (error) {
      // The write succeeded; only the view is out of date.
      showToast({ title: 'Please look again', description: staffFailure(error), variant: 'destructive' });
    }
  };
  const begin = () => {
    setDone(null);
    setTickets(tickets + 1);
  };

  if (view.step === 'add') {
    return (
      <section className="staff-card" aria-label="New customer">
        <AddCustomer phone={view.phone} onAdded={open} onCancel={find} />
      </section>
    );
  }
  if (view.step === 'find') {
    return (
      <>
        <section className="staff-card" aria-labelledby="find-title">
          <h2 id="find-title">Who is selling?</h2>
          <FindCustomer
            takesFocus={view.takesFocus}
            onFound={show}
            onAdd={(phone) => setView({ step: 'add', phone })}
            onNobody={() => show(null)}
          />
        </section>
        <RecentTickets of={{ yard: yardId }} />
      </>
    );
  }

  const { customer } = view;
  const ticket = done ? (
    <TicketRecorded done={done} onNext={find} onAnother={begin} />
  ) : (
    <>
      <LoadState {...grades} waiting="mt-6 min-h-96" />
      {grades.value && (
        <TicketDesk
          key={`${customer?.id}.${tickets}`}
          yardId={yardId}
          grades={grades.value}
          customer={customer}
          onRecorded={(recorded) => {
            setDone(recorded);
            if (customer) void open(customer.id);
          }}
        />
      )}
    </>
  );
  return (
    <>
      {!done && (
        <button type="button" className="button button-line mt-4" onClick={find}>
          Next customer
        </button>
      )}
      {customer ? (
        <CustomerAtCounter
          customer={customer}
          ticket={ticket}
          tickets={done?.ticketId ?? ''}
          onChanged={open}
        />
      ) : (
        ticket
      )}
    </>
  );
}
