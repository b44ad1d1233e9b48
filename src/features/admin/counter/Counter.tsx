import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { readCustomerAtCounterApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { moneyText } from '../../../domain/shared/numbers/money.ts';
import { ticketsOfYardPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormFailure } from '../../../ui/form/FormFailure.tsx';
import { lazyPart } from '../../../ui/late/lazy-part.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { staffCall } from '../staff.store.ts';
import { CounterColumns, CustomerAtCounter } from './customers/CustomerAtCounter.tsx';
import { CustomerOfRequest } from './customers/CustomerOfRequest.tsx';
import { FindCustomer } from './customers/FindCustomer.tsx';
import { DropTicket, HeldTickets } from './held/HeldTickets.tsx';
import { RecentTickets } from './recorded/RecentTickets.tsx';
import { isBegun } from './desk/ticket-in-hand.ts';
import type { CounterStore, CounterView, TicketDone, TicketProps } from './desk/ticket.store.ts';
import { TicketDesk } from './desk/TicketDesk.tsx';
import { TicketRecorded } from './recorded/TicketRecorded.tsx';

const AddCustomer = lazyPart(async () => (await import('./customers/AddCustomer.tsx')).AddCustomer);

interface CounterProps {
  readonly counter: CounterStore;
  readonly staffId: string;
}

/** "Back to ticket G26-W1003, $110.00" */
const lastText = ({ number, cents }: Pick<TicketDone, 'number' | 'cents'>): string =>
  `Back to ${number ? `ticket ${number}` : 'the last ticket'}, ${moneyText(cents)}`;

type Finding = Extract<CounterView, { step: 'find' }>;

/** Who sells, what is on hold, and what was recorded lately. */
function WhoSells({
  counter,
  staffId,
  view: { requestId, ticket, last },
}: CounterProps & { readonly view: Finding }) {
  // What is voided where it was found is void in the list, too.
  const [voids, setVoids] = useState(0);
  const { yardId, isPractice } = counter.place;
  return (
    <>
      <section className="staff-card" aria-labelledby="find-title">
        <h2 id="find-title">Who’s selling?</h2>
        {ticket && (
          <p className="mb-3 flex flex-wrap items-center gap-3 border-l-8 border-copper pl-3 font-bold">
            Find the account that gets the points for this ticket.{' '}
            <Button onClick={() => counter.begin(null)}>Back to the ticket</Button>
          </p>
        )}
        {requestId !== null && !ticket && (
          <p className="mb-3 flex flex-wrap items-center gap-3 border-l-8 border-copper pl-3 font-bold">
            The ticket will start from the accepted offer. If the seller has an account, find it here for the
            points. <Button onClick={counter.find}>Continue without the offer</Button>
          </p>
        )}
        {last && (
          <Button className="mb-3" onClick={() => counter.back(last)}>
            {lastText(last.done)}
          </Button>
        )}
        <FindCustomer
          onFound={(customer, holdIds) => counter.begin(customer, requestId, holdIds)}
          onAdd={isPractice ? null : (phone) => counter.add(phone, { requestId, ticket })}
          onNobody={(holdIds) => counter.begin(null, requestId, holdIds)}
          onVoided={() => setVoids(voids + 1)}
        />
      </section>
      <HeldTickets counter={counter} staffId={staffId} />
      {!isPractice && (
        <>
          <RecentTickets key={voids} of={{ yard: yardId }} />
          <p className="mt-3">
            <a
              href={ticketsOfYardPath(yardId)}
              className="inline-flex min-h-12 items-center text-link underline"
            >
              All tickets, checks and the close of the day
            </a>
          </p>
        </>
      )}
    </>
  );
}

/** What may be done with the ticket in hand besides weighing. */
function TicketButtons({ counter, ticket }: TicketProps) {
  const [asks, setAsks] = useState(false);
  const { customer, requestId, isBusy } = ticket;
  const unfinished = isBegun(ticket);
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3" inert={isBusy}>
        <Button onClick={() => (unfinished ? setAsks(true) : counter.find())}>Next customer</Button>
        {unfinished && <Button onClick={counter.find}>Put ticket on hold</Button>}
        {unfinished && !customer && <Button onClick={counter.findSeller}>Add the seller’s account</Button>}
        {requestId !== null && !unfinished && (
          <Button onClick={() => counter.findFor(requestId)}>Change seller</Button>
        )}
      </div>
      {asks && unfinished && (
        <DropTicket ticket={ticket} onYes={() => counter.drop(ticket)} onClose={() => setAsks(false)} />
      )}
    </>
  );
}

interface TicketPlaceProps extends TicketProps {
  readonly endPlace: HTMLElement | null;
}

/** The ticket, once its prices and its offer are read. */
function TicketPlace({ counter, ticket, endPlace }: TicketPlaceProps) {
  const grades = useStore(counter.grades.$state);
  const offer = useStore(counter.offer.$state);
  const offerRead = offer.value?.requestId === ticket.requestId ? offer.value : null;
  return (
    <>
      <LoadState {...grades} reload={counter.grades.reload} waiting="mt-6 min-h-96" />
      {grades.value && (
        <LoadState {...offer} value={offerRead} reload={counter.offer.reload} waiting="mt-6 min-h-96" />
      )}
      {ticket.requestId !== null && offerRead?.offered === null && (
        <p className="staff-card font-bold">This request has no accepted offer.</p>
      )}
      {ticket.grades && (
        <TicketDesk key={ticket.ticketId} counter={counter} ticket={ticket} endPlace={endPlace} />
      )}
    </>
  );
}

/** The counter of a yard: find the seller, weigh, record. */
export function Counter({ counter, staffId }: CounterProps) {
  const view = useStore(counter.$view);
  const stale = useStore(counter.$stale);
  const isUnsaved = useStore(counter.$unsaved);
  if (view.step === 'find') return <WhoSells counter={counter} staffId={staffId} view={view} />;
  if (view.step === 'offer') {
    const { requestId } = view;
    return (
      <CustomerOfRequest
        id={requestId}
        onRead={(customer) => void counter.beginFor(requestId, customer)}
        onCancel={counter.find}
      />
    );
  }
  if (view.step === 'add') {
    const { phone, requestId } = view;
    const added = async (id: string) =>
      counter.begin(await staffCall(readCustomerAtCounterApi, { params: { id } }), requestId);
    return (
      <section className="staff-card" aria-label="New customer">
        <AddCustomer phone={phone} onAdded={added} onCancel={counter.find} />
      </section>
    );
  }

  const customer = view.step === 'ticket' ? view.ticket.customer : view.customer;
  const ticket = (endPlace: HTMLElement | null) =>
    view.step === 'ticket' ? (
      <TicketPlace counter={counter} ticket={view.ticket} endPlace={endPlace} />
    ) : (
      <TicketRecorded done={view.done} onNext={counter.find} onAnother={() => counter.begin(view.customer)} />
    );
  return (
    <>
      {view.step === 'ticket' && <TicketButtons counter={counter} ticket={view.ticket} />}
      <FormFailure message={stale} />
      <FormFailure
        className="mt-3"
        message={
          isUnsaved && view.step === 'ticket'
            ? 'This device can’t save tickets. Record this one before you leave the page.'
            : undefined
        }
      />
      {customer ? (
        <CustomerAtCounter
          customer={customer}
          ticket={ticket}
          tickets={view.step === 'recorded' ? view.done.ticketId : ''}
          onChanged={counter.readCustomer}
          isPractice={counter.place.isPractice}
        />
      ) : (
        <CounterColumns ticket={ticket} />
      )}
    </>
  );
}
