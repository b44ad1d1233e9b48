import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { yardName } from '../../../../business/yards.ts';
import { pointsText } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { moneyText } from '../../../../domain/shared/numbers/money.ts';
import { listTicketsApi } from '../../../../domain/tickets/admin-tickets.api.ts';
import { isTyping } from '../../ui/is-typing.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { lazyPart } from '../../../../ui/late/lazy-part.tsx';
import { useStaffData } from '../../use-staff-data.ts';
import type { TicketDone } from '../desk/ticket.store.ts';
import { Button } from '../../../../ui/Button.tsx';

const HandOver = lazyPart(async () => (await import('../customers/HandOver.tsx')).HandOver);

interface TicketRecordedProps {
  readonly done: TicketDone;
  readonly onNext: () => void;
  readonly onAnother: () => void;
}

/** As the server has it. */
function RecordedPaper({ ticketId, presses }: { readonly ticketId: string; readonly presses: number }) {
  const recorded = useStaffData(listTicketsApi, { query: { ticket: ticketId } });
  const [ticket] = recorded.value ?? [];
  return (
    <>
      <LoadState {...recorded} waiting="mt-3" />
      {ticket && <HandOver ticket={ticket} presses={presses} />}
    </>
  );
}

/** What was recorded, or would have been. Enter goes on to the next customer, P prints the ticket. */
export function TicketRecorded({ done, onNext, onAnother }: TicketRecordedProps) {
  const { ticketId, number, cents, points, bonus, totalPoints, pointsOwed, yardClosed, yardId, practiced } =
    done;
  const [presses, setPresses] = useState(0);
  const section = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  // Only while the focus is in here: a key of its own must not act on what is typed elsewhere (WCAG 2.1.4).
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'p' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event)) return;
    event.preventDefault();
    setPresses(presses + 1);
  });
  useEffect(() => {
    const part = section.current;
    const onKey = (event: KeyboardEvent) => press(event);
    part?.addEventListener('keydown', onKey);
    return () => part?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section className="staff-card" aria-labelledby="recorded-title" ref={section}>
      <h2 id="recorded-title">{practiced ? 'Practice: nothing is recorded' : 'Ticket recorded'}</h2>
      <span role="status" className="block">
        <p className="font-display text-6xl tabular-nums">{moneyText(cents)}</p>
        {number && !practiced && (
          <p className="text-xl font-bold tabular-nums">
            Ticket {number}, {yardName(yardId)}
          </p>
        )}
        {totalPoints !== null && (
          <p className="text-xl font-bold tabular-nums">
            {`${practiced ? 'A real ticket would earn' : 'Earned'} ${pointsTexts.points(points + bonus)}. New balance: ${pointsText(totalPoints)}`}
          </p>
        )}
        {pointsOwed > 0 && (
          <p>Those points went toward what the customer owes. Still owed: {pointsTexts.points(pointsOwed)}</p>
        )}
        {yardClosed && <p>The yard was closed at that time, so the ticket is flagged.</p>}
      </span>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={next} variant="signal" onClick={onNext}>
          Next customer
        </Button>
        <Button onClick={onAnother}>Another ticket</Button>
      </div>
      {practiced ? (
        <HandOver ticket={practiced} presses={presses} isPractice />
      ) : (
        <RecordedPaper ticketId={ticketId} presses={presses} />
      )}
    </section>
  );
}
