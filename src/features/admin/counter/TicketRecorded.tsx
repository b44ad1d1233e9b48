import { useEffect, useRef } from 'react';
import { pointsText } from '../../../domain/rewards/points.ts';
import { pointsTexts } from '../../../domain/rewards/texts.ts';
import { moneyText } from '../../../domain/shared/money.ts';
import type { TicketDone } from './TicketDesk.tsx';
import { Button } from '../../../ui/Button.tsx';

interface TicketRecordedProps {
  readonly done: TicketDone;
  readonly onNext: () => void;
  readonly onAnother: () => void;
}

/** What was recorded. Enter goes on to the next customer. */
export function TicketRecorded({ done, onNext, onAnother }: TicketRecordedProps) {
  const { cents, points, bonus, totalPoints, pointsOwed, yardClosed } = done;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  return (
    <section className="staff-card" aria-labelledby="recorded-title">
      <h2 id="recorded-title">Recorded</h2>
      <span role="status" className="block">
        <p className="font-display text-6xl tabular-nums">{moneyText(cents)}</p>
        {totalPoints !== null && (
          <p className="text-xl font-bold tabular-nums">
            {pointsTexts.points(points + bonus)}. The balance is {pointsText(totalPoints)}.
          </p>
        )}
        {pointsOwed > 0 && (
          <p>They went toward what the customer owes. Still owed: {pointsTexts.points(pointsOwed)}.</p>
        )}
        {yardClosed && <p>The yard is closed on that day: the ticket is marked.</p>}
      </span>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button ref={next} variant="signal" onClick={onNext}>
          Next customer
        </Button>
        <Button onClick={onAnother}>Another ticket</Button>
      </div>
    </section>
  );
}
