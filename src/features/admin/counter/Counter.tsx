import { useEffect, useEffectEvent, useState } from 'react';
import type { YardId } from '../../../business/yards.ts';
import { type CounterCustomer, readCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { listCounterGradesApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { LoadState } from '../LoadState.tsx';
import { staffFailure } from '../staff-failure.ts';
import { counted } from '../staff-text.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { CustomerAtCounter } from './CustomerAtCounter.tsx';
import { CustomerOfRequest, OfferOfRequest } from './OfferOfRequest.tsx';
import { FindCustomer } from './FindCustomer.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { RecentTickets } from './RecentTickets.tsx';
import { dropTicket, readSavedTicket, type SavedTicket, saveTicket } from './saved-ticket.ts';
import { TicketDesk, type TicketDone } from './TicketDesk.tsx';
import { TicketRecorded } from './TicketRecorded.tsx';

const FindTickets = lazyPart(async () => (await import('./FindTickets.tsx')).FindTickets);

const AddCustomer = lazyPart(async () => (await import('./AddCustomer.tsx')).AddCustomer);

type View =
  | { readonly step: 'find'; readonly takesFocus: boolean }
  | { readonly step: 'offer'; readonly requestId: string }
  | { readonly step: 'add'; readonly phone: string }
  | { readonly step: 'saved'; readonly saved: SavedTicket; readonly customerId: string }
  | { readonly step: 'ticket'; readonly customer: CounterCustomer | null };

const requestInAddress = (): string | null => new URLSearchParams(location.search).get('request');

/** Where a device begins: with the ticket that was not finished there, or the offer in the address, if there is one. */
function firstView(yardId: YardId): View {
  const saved = readSavedTicket(yardId);
  const requestId = requestInAddress();
  if (!saved) return requestId ? { step: 'offer', requestId } : { step: 'find', takesFocus: false };
  const { customerId } = saved;
  return customerId === null ? { step: 'ticket', customer: null } : { step: 'saved', saved, customerId };
}

interface SavedCustomerProps {
  readonly id: string;
  readonly onRead: (customer: CounterCustomer) => void;
}

/** Reads the customer of an unfinished ticket, whose device knows no more than the id. */
function SavedCustomer({ id, onRead }: SavedCustomerProps) {
  const customer = useStaffData(readCustomerAtCounterApi, { params: { id } });
  const { value } = customer;
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (value) read(value);
  }, [value]);
  return <LoadState {...customer} waiting="mt-6 min-h-96" />;
}

/** The counter of a yard: find the seller, weigh, record. Give it a `key` for each yard. */
export function Counter({ yardId }: { readonly yardId: YardId }) {
  const grades = useStaffData(listCounterGradesApi, { query: { yard: yardId } });
  const [view, setView] = useState(() => firstView(yardId));
  // An unfinished ticket comes first, with its own offer or none.
  const [requestId, setRequestId] = useState(() => {
    const saved = readSavedTicket(yardId);
    return saved ? (saved.requestId ?? null) : requestInAddress();
  });
  const [unfinished, setUnfinished] = useState(0);
  const [asks, setAsks] = useState(false);
  const [done, setDone] = useState<TicketDone | null>(null);
  const [tickets, setTickets] = useState(0);
  // What one list voids the other shows, too.
  const [voids, setVoids] = useState({ recent: 0, found: 0 });
  const show = (customer: CounterCustomer | null) => setView({ step: 'ticket', customer });

  const find = () => {
    dropTicket(yardId);
    setRequestId(null);
    history.replaceState(history.state, '', location.pathname);
    setUnfinished(0);
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
  if (view.step === 'offer') return <CustomerOfRequest id={view.requestId} onRead={show} onCancel={find} />;
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
        <RecentTickets
          key={`found.${voids.found}`}
          of={{ yard: yardId }}
          onVoided={() => setVoids({ ...voids, recent: voids.recent + 1 })}
        />
        <FindTickets voids={voids.recent} onVoided={() => setVoids({ ...voids, found: voids.found + 1 })} />
      </>
    );
  }

  if (view.step === 'saved') {
    const { saved, customerId } = view;
    return (
      <>
        <Button className="mt-4" onClick={find}>
          Drop the unfinished ticket
        </Button>
        <SavedCustomer
          id={customerId}
          onRead={(read) => {
            // Merged in the meantime: the ticket goes with the account that stays.
            saveTicket(yardId, { ...saved, customerId: read.id });
            show(read);
          }}
        />
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
        <OfferOfRequest id={requestId}>
          {(offered) => (
            <TicketDesk
              key={`${customer?.id}.${tickets}`}
              yardId={yardId}
              grades={grades.value ?? []}
              customer={customer}
              offered={offered}
              onLines={setUnfinished}
              onRecorded={(recorded) => {
                setDone(recorded);
                if (customer) void open(customer.id);
              }}
            />
          )}
        </OfferOfRequest>
      )}
    </>
  );
  return (
    <>
      {!done && (
        <Button className="mt-4" onClick={() => (unfinished > 0 ? setAsks(true) : find())}>
          Next customer
        </Button>
      )}
      {asks && (
        <Question
          title="Drop this ticket?"
          text={`${counted(unfinished, 'line')} would be lost: the ticket is not recorded.`}
          yes="Drop it"
          onYes={find}
          onClose={() => setAsks(false)}
        />
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
