import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { YARDS } from '../../../../business/yards.ts';
import { metalName } from '../../../../domain/prices/grades/metal-types.ts';
import { yardDayText } from '../../../../domain/rewards/day-text.ts';
import { pointsFor } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { translatedGrade } from '../../../../domain/rewards/translated-text.ts';
import type { RewardsCustomer, Transaction } from '../../../../domain/rewards/rewards.api.ts';
import { loadText } from '../../../../domain/rewards/visit-text.ts';
import { dollarsText, readCents } from '../../../../domain/shared/numbers/money.ts';
import type { Ticket } from '../../../../domain/tickets/tickets.api.ts';
import { visitsByTicket } from '../../../../domain/tickets/visits-by-ticket.ts';
import type { DashboardStore } from '../dashboard.store.ts';
import { ListFailed, ListState } from '../ListState.tsx';
import { dashboardTexts, visitTexts } from '../../texts.ts';
import { ServerText } from '../ServerText.tsx';
import { StatementPanel } from '../statement/StatementPanel.tsx';
import type { ShowTicketProps } from './ShowTicket.tsx';
import { TicketDialog } from './TicketDialog.tsx';
import { Button } from '../../../../ui/Button.tsx';

/** A visit whose ticket is not there. */
function LoneVisit({
  visit: { metalType, weight, unit, amount, createdAt },
}: {
  readonly visit: Transaction;
}) {
  return (
    <li className="reward-row">
      <div>
        <strong>
          <ServerText pieces={[translatedGrade(metalType, metalName(metalType), null)]} />
        </strong>
        <p className="text-muted tabular-nums">
          {loadText({ weight, unit })}, {yardDayText(createdAt)}
        </p>
      </div>
      <p className="reward-figure">
        {dollarsText(amount)}
        {/* A ticket's rounding may be below zero. */}
        {!amount.startsWith('-') && (
          <span className="block text-lg text-up">+{pointsTexts.points(pointsFor(readCents(amount)))}</span>
        )}
      </p>
    </li>
  );
}

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly onOpen: () => void;
}

function TicketRow({ ticket, onOpen }: TicketRowProps) {
  const { number, yardId, soldAt, total, points, bonus, lines, voidedAt } = ticket;
  const day = yardDayText(soldAt);
  const yard = YARDS.find(({ id }) => id === yardId)?.name;
  const isSingle = lines.length === 1;
  return (
    <li className="reward-row">
      <div className="min-w-0">
        <ul className={voidedAt ? 'line-through' : ''}>
          {lines.map(({ visitId, metalType, name, nameEs, net, unit, amount }) => (
            <li key={visitId}>
              <strong>
                <ServerText pieces={[translatedGrade(metalType, name, nameEs)]} />
              </strong>{' '}
              <span className="text-muted tabular-nums">
                {[Number(net) > 0 && loadText({ weight: net, unit }), !isSingle && dollarsText(amount)]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <p className="text-muted">
          {[day, yard, number && visitTexts.ticket(number)].filter(Boolean).join(', ')}
        </p>
        <Button className="mt-1" aria-label={visitTexts.openAloud(day, number)} onClick={onOpen}>
          {visitTexts.open}
        </Button>
      </div>
      <p className="reward-figure">
        <span className={voidedAt ? 'line-through' : ''}>{dollarsText(total)}</span>
        {voidedAt ? (
          <span className="block text-lg text-down">{visitTexts.voided}</span>
        ) : (
          <span className="block text-lg text-up">+{pointsTexts.points(points + bonus)}</span>
        )}
      </p>
    </li>
  );
}

// Few ask, and once a device.
const ShowTicket = lazy(() =>
  import('./ShowTicket.tsx').then(
    ({ ShowTicket: part }) => ({ default: part }),
    () => ({ default: () => <p role="alert">{visitTexts.showFailed}</p> }),
  ),
);

/** What is above the visits until a ticket was shown on this device. */
function ClosedTickets(props: ShowTicketProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mb-6 border-l-8 border-copper bg-surface p-4">
      <p className="mb-3">{visitTexts.closed}</p>
      {isOpen ? (
        <Suspense
          fallback={
            <span role="status" className="block min-h-96">
              {dashboardTexts.lists.tickets.loading}
            </span>
          }
        >
          <ShowTicket {...props} />
        </Suspense>
      ) : (
        <Button onClick={() => setOpen(true)}>{visitTexts.show}</Button>
      )}
    </section>
  );
}

interface RecentVisitsProps {
  readonly dashboard: DashboardStore;
  readonly customer: RewardsCustomer;
}

/** Visits by ticket, newest first. Without the tickets, or before one was shown on this device, the visits alone. */
export function RecentVisits({ dashboard, customer }: RecentVisitsProps) {
  const { visits, tickets, $areTicketsClosed } = dashboard;
  const areClosed = useStore($areTicketsClosed);
  const [opened, setOpened] = useState<Ticket | null>(null);
  const state = useStore(visits.$state);
  const { value: own, failure } = useStore(tickets.$state);
  // Shown at once: the tickets would move the visits that were there before.
  const isEarly = own === null && failure === null;
  const entries = state.value && !isEarly ? visitsByTicket(state.value, own ?? []) : null;
  return (
    <>
      {failure && state.failure === null && (
        <ListFailed
          texts={dashboardTexts.lists.tickets}
          failure={failure}
          isOld={own !== null}
          onRetry={() => void tickets.load()}
        />
      )}
      <ListState
        texts={dashboardTexts.lists.visits}
        state={{ ...state, value: entries }}
        onRetry={() => void visits.load()}
      >
        {(shown) => (
          <>
            <StatementPanel dashboard={dashboard} customer={customer} />
            {areClosed && <ClosedTickets dashboard={dashboard} customer={customer} />}
            <ul>
              {shown.map((entry) =>
                'lines' in entry ? (
                  <TicketRow key={entry.id} ticket={entry} onOpen={() => setOpened(entry)} />
                ) : (
                  <LoneVisit key={entry.id} visit={entry} />
                ),
              )}
            </ul>
            {shown.some((entry) => !('lines' in entry)) && (
              <p className="mt-2 text-muted">{visitTexts.withoutBonus}</p>
            )}
          </>
        )}
      </ListState>
      {opened && <TicketDialog ticket={opened} customer={customer} onClose={() => setOpened(null)} />}
    </>
  );
}
