import { useEffect, useEffectEvent, useState } from 'react';
import type { YardId } from '../../../business/yards.ts';
import { type CounterCustomer, readCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { listCounterGradesApi } from '../../../domain/tickets/admin-tickets.api.ts';
import { replaceAddress } from '../../../lib/replace-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { LoadState } from '../LoadState.tsx';
import { staffFailure } from '../staff-failure.ts';
import { staffCall } from '../staff.store.ts';
import { useStaffData } from '../use-staff-data.ts';
import { CounterColumns, CustomerAtCounter } from './CustomerAtCounter.tsx';
import { CustomerOfRequest, OfferOfRequest } from './OfferOfRequest.tsx';
import { FindCustomer } from './FindCustomer.tsx';
import { DropTicket, HeldTickets } from './HeldTickets.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { RecentTickets } from './RecentTickets.tsx';
import { dropTicket, readSavedTickets, type SavedTicket } from './saved-ticket.ts';
import { TicketDesk, type TicketDone } from './TicketDesk.tsx';
import { TicketRecorded } from './TicketRecorded.tsx';

const FindTickets = lazyPart(async () => (await import('./FindTickets.tsx')).FindTickets);

const AddCustomer = lazyPart(async () => (await import('./AddCustomer.tsx')).AddCustomer);

/** A ticket that somebody went on with, with whose it is; null: a walk-in. */
export interface TicketInHand {
  readonly saved: SavedTicket;
  readonly customer: CounterCustomer | null;
}

type View =
  /** `requestId`: of the accepted offer that the seller comes with; null: none. */
  | { readonly step: 'find'; readonly requestId: string | null }
  | { readonly step: 'offer'; readonly requestId: string }
  | { readonly step: 'add'; readonly phone: string; readonly requestId: string | null }
  | {
      readonly step: 'ticket';
      readonly customer: CounterCustomer | null;
      readonly saved: SavedTicket | null;
      readonly requestId: string | null;
    };

const goOn = ({ saved, customer }: TicketInHand): View => ({
  step: 'ticket',
  customer,
  saved,
  requestId: saved.requestId ?? null,
});

/** A ticket that was not finished is taken up by a press, and never begins by itself: the next in line may be somebody else. */
function firstView(saved: readonly SavedTicket[], opened: TicketInHand | null): View {
  if (opened) return goOn(opened);
  const requestId = new URLSearchParams(location.search).get('request');
  const isHeld = saved.some((ticket) => ticket.requestId === requestId);
  return requestId !== null && !isHeld ? { step: 'offer', requestId } : { step: 'find', requestId: null };
}

interface CounterProps {
  readonly yardId: YardId;
  readonly staffId: string;
  /** What it begins with; null: nothing. */
  readonly opened: TicketInHand | null;
  readonly onInHand: (ticket: TicketInHand | null) => void;
}

/** The counter of a yard: find the seller, weigh, record. Give it a `key` for each yard. */
export function Counter({ yardId, staffId, opened, onInHand }: CounterProps) {
  const grades = useStaffData(listCounterGradesApi, { query: { yard: yardId } });
  const [held, setHeld] = useState(() => readSavedTickets(yardId, staffId));
  const [view, setView] = useState(() => firstView(held, opened));
  const [unfinished, setUnfinished] = useState<SavedTicket | null>(null);
  const [asks, setAsks] = useState(false);
  const [done, setDone] = useState<TicketDone | null>(null);
  const [tickets, setTickets] = useState(0);
  const [stale, setStale] = useState<string>();
  // What one list voids the other shows, too.
  const [voids, setVoids] = useState({ recent: 0, found: 0 });
  const tellInHand = useEffectEvent(onInHand);
  useEffect(() => {
    tellInHand(view.step === 'ticket' && unfinished ? { saved: unfinished, customer: view.customer } : null);
  }, [view, unfinished]);

  const begin = (customer: CounterCustomer | null, requestId: string | null = null) => {
    setTickets(tickets + 1);
    setDone(null);
    setView({ step: 'ticket', customer, saved: null, requestId });
  };
  /** The next in line. What is not finished stays on hold. */
  const find = () => {
    replaceAddress(location.pathname);
    setUnfinished(null);
    setAsks(false);
    setStale(undefined);
    setHeld(readSavedTickets(yardId, staffId));
    setView({ step: 'find', requestId: null });
    setDone(null);
    // The prices of the next ticket.
    void grades.reload();
  };
  const drop = ({ ticketId }: SavedTicket) => {
    dropTicket(yardId, ticketId);
    find();
  };
  const open = async (id: string) => {
    setStale(undefined);
    try {
      const customer = await staffCall(readCustomerAtCounterApi, { params: { id } });
      setView((shown) => (shown.step === 'ticket' ? { ...shown, customer } : shown));
    } catch (error) {
      // The write succeeded; only the view is out of date.
      setStale(
        `Saved, but this page is out of date. Please look the customer up again. ${staffFailure(error)}`,
      );
    }
  };

  if (view.step === 'add') {
    const { requestId } = view;
    const added = async (id: string) =>
      begin(await staffCall(readCustomerAtCounterApi, { params: { id } }), requestId);
    return (
      <section className="staff-card" aria-label="New customer">
        <AddCustomer phone={view.phone} onAdded={added} onCancel={find} />
      </section>
    );
  }
  if (view.step === 'offer') {
    const { requestId } = view;
    // Nobody has an account with the request's number: the seller may have one with another.
    const read = (customer: CounterCustomer | null) =>
      customer ? begin(customer, requestId) : setView({ step: 'find', requestId });
    return <CustomerOfRequest id={requestId} onRead={read} onCancel={find} />;
  }
  if (view.step === 'find') {
    const { requestId } = view;
    return (
      <>
        <section className="staff-card" aria-labelledby="find-title">
          <h2 id="find-title">Who’s selling?</h2>
          {requestId !== null && (
            <p className="mb-3 flex flex-wrap items-center gap-3 border-l-8 border-copper pl-3 font-bold">
              The ticket will start from the accepted offer. If the seller has an account, find it here for
              the points. <Button onClick={find}>Continue without the offer</Button>
            </p>
          )}
          <FindCustomer
            onFound={(customer) => begin(customer, requestId)}
            onAdd={(phone) => setView({ step: 'add', phone, requestId })}
            onNobody={() => begin(null, requestId)}
            onVoided={() => setVoids({ recent: voids.recent + 1, found: voids.found + 1 })}
          />
        </section>
        <HeldTickets
          tickets={held}
          onGoOn={(saved, customer) => {
            setTickets(tickets + 1);
            setView(goOn({ saved, customer }));
          }}
          onDrop={drop}
        />
        <RecentTickets
          key={`found.${voids.found}`}
          of={{ yard: yardId }}
          onVoided={() => setVoids({ ...voids, recent: voids.recent + 1 })}
        />
        <FindTickets voids={voids.recent} onVoided={() => setVoids({ ...voids, found: voids.found + 1 })} />
      </>
    );
  }

  const { customer, saved, requestId } = view;
  const ticket = (endPlace: HTMLElement | null) =>
    done ? (
      <TicketRecorded done={done} onNext={find} onAnother={() => begin(customer)} />
    ) : (
      <>
        <LoadState {...grades} waiting="mt-6 min-h-96" />
        {grades.value && (
          <OfferOfRequest id={requestId}>
            {(offered) => (
              <TicketDesk
                key={tickets}
                yardId={yardId}
                staffId={staffId}
                saved={saved}
                endPlace={endPlace}
                grades={grades.value ?? []}
                customer={customer}
                offered={offered}
                onUnfinished={setUnfinished}
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
        <div className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => (unfinished ? setAsks(true) : find())}>Next customer</Button>
          {unfinished && <Button onClick={find}>Put ticket on hold</Button>}
          {requestId !== null && !unfinished && (
            <Button onClick={() => setView({ step: 'find', requestId })}>Change seller</Button>
          )}
        </div>
      )}
      {asks && unfinished && (
        <DropTicket ticket={unfinished} onYes={() => drop(unfinished)} onClose={() => setAsks(false)} />
      )}
      <FormFailure message={stale} />
      {customer ? (
        <CustomerAtCounter
          customer={customer}
          ticket={ticket}
          tickets={done?.ticketId ?? ''}
          onChanged={open}
        />
      ) : (
        <CounterColumns ticket={ticket} />
      )}
    </>
  );
}
