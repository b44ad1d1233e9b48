import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { COUNTER_LIST_FRESH_MS } from '../../../../business/constants.ts';
import { readCustomerAtCounterApi } from '../../../../domain/rewards/admin-rewards.api.ts';
import { discardTicketApi, type HeldTicket } from '../../../../domain/tickets/held/held-tickets.api.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { Question } from '../../../../ui/dialog/Question.tsx';
import { keepFresh } from '../../keep-fresh.ts';
import { staffFailure } from '../../staff-failure.ts';
import { clockOrWeekday, counted } from '../../staff-text.ts';
import { staffCall } from '../../staff.store.ts';
import type { SavedTicket } from './saved-ticket.ts';
import type { CounterStore } from '../desk/ticket.store.ts';
import { lostBy, type LostTicket, savedFrom } from './held.store.ts';
import { heldName, lineCount, lostText, weighedText } from './held-text.ts';
import { LostTicketNote } from './LostTicketNote.tsx';

interface DropTicketProps {
  readonly ticket: Pick<SavedTicket, 'lines' | 'typed'>;
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

interface HeldRowProps {
  readonly name: string;
  readonly ticket: SavedTicket;
  /** Who has it, or where it is. */
  readonly where: string | null;
  readonly goOn: 'Resume' | 'Take over';
  readonly onGoOn: () => void;
  readonly onDrop: () => void;
  readonly children?: ReactNode;
}

function HeldRow({ name, ticket, where, goOn, onGoOn, onDrop, children }: HeldRowProps) {
  const [asks, setAsks] = useState(false);
  const weighed = weighedText(ticket);
  return (
    <li className="flex flex-wrap items-center gap-3 border-b-2 border-line py-2">
      <div className="min-w-0 grow basis-56 wrap-anywhere">
        <strong>{name}</strong>
        <span className="block tabular-nums">
          {weighed}, {clockOrWeekday(ticket.savedAt)}
        </span>
        {where && <span className="block font-bold">{where}</span>}
      </div>
      {children ?? (
        <>
          <Button aria-label={`${goOn}: ${name}, ${weighed}`} onClick={onGoOn}>
            {goOn}
          </Button>
          <Button aria-label={`Discard: ${name}, ${weighed}`} onClick={() => setAsks(true)}>
            Discard
          </Button>
        </>
      )}
      {asks && (
        <DropTicket
          ticket={ticket}
          onYes={() => {
            setAsks(false);
            onDrop();
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </li>
  );
}

/** Whoever has it has gone on weighing, or it is recorded. */
const movedOnText = (lost: LostTicket): string =>
  lost.kind === 'taken' ? `${lost.changed.by ?? 'Someone'} just changed this ticket.` : lostText(lost);

const discard = ({ id, version }: HeldTicket) =>
  staffCall(discardTicketApi, { params: { id }, body: { hand: null, version } });

interface HeldTicketsProps {
  readonly counter: CounterStore;
  /** Who looks at it. */
  readonly staffId: string;
}

/** What of this yard is weighed and not recorded, whoever began it. It is taken up only by a press. */
export function HeldTickets({ counter, staffId }: HeldTicketsProps) {
  const { held } = counter;
  const list = useStore(held.list.$state);
  const device = useStore(held.$device);
  const lost = useStore(held.$lost);
  const [refused, setRefused] = useState<string>();
  const busy = useRef(false);
  useEffect(() => keepFresh(held.list, COUNTER_LIST_FRESH_MS), [held]);

  /** A second press in the meantime does nothing. */
  async function act(work: () => Promise<unknown>, textOf = lostText) {
    if (busy.current) return;
    busy.current = true;
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      const first = lostBy(error);
      setRefused(first ? textOf(first) : staffFailure(error));
      void held.list.reload();
    }
    busy.current = false;
  }
  const resume = async (saved: SavedTicket) => {
    const { customerId: id } = saved;
    const customer = id === null ? null : await staffCall(readCustomerAtCounterApi, { params: { id } });
    counter.takeUp({ saved, customer });
  };

  const isFirstLoad = list.isLoading && list.failure === null;
  const whereText = counter.place.isPractice
    ? 'Practice, only on this device'
    : 'Only on this device until there’s a connection';
  const isHere = (id: string) => device.some((each) => each.id === id);
  const others = (list.value ?? []).filter(({ id }) => !isHere(id));
  if (others.length + device.length === 0 && !refused) return null;
  return (
    <section className="staff-card" aria-labelledby="held-title">
      <h2 id="held-title">Tickets on hold</h2>
      <FormFailure message={refused} />
      {list.failure && <p className="mt-2">This list may be out of date. {list.failure}</p>}
      <ul className="mt-2">
        {others.map((ticket) => {
          const isOwn = ticket.heldBy.id === staffId;
          return (
            <HeldRow
              key={ticket.id}
              name={heldName(ticket)}
              ticket={savedFrom(ticket)}
              where={isOwn ? null : `${ticket.heldBy.name} has it`}
              goOn={isOwn ? 'Resume' : 'Take over'}
              onGoOn={() => void act(() => counter.takeOver(ticket))}
              onDrop={() => void act(() => discard(ticket), movedOnText)}
            />
          );
        })}
        {device.map((ticket) => {
          const gone = lost.get(ticket.id);
          return (
            <HeldRow
              key={ticket.id}
              name={heldName(ticket)}
              ticket={ticket}
              where={gone || isFirstLoad ? null : whereText}
              goOn="Resume"
              onGoOn={() => void act(() => resume(ticket))}
              onDrop={() => counter.drop({ ticketId: ticket.id, hand: ticket.hand })}
            >
              {gone && (
                <LostTicketNote
                  lost={gone}
                  mine={ticket}
                  onGiveUp={() => held.forget(ticket.id)}
                  onInsist={(version) => held.insist(ticket, version)}
                />
              )}
            </HeldRow>
          );
        })}
      </ul>
    </section>
  );
}
