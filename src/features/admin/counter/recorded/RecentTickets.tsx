import { useState } from 'react';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { dollarsText } from '../../../../domain/shared/numbers/money.ts';
import {
  type CounterTicket,
  listTicketsApi,
  type VoidedTicket,
} from '../../../../domain/tickets/admin-tickets.api.ts';
import { paidText } from '../../../../domain/tickets/ticket-sheet-text.ts';
import { LoadState } from '../../ui/LoadState.tsx';
import { lazyPart } from '../../../../ui/late/lazy-part.tsx';
import { counted, staffTime } from '../../staff-text.ts';
import { OpenedDetails } from '../../ui/OpenedDetails.tsx';
import { TicketDetails } from '../../ui/TicketDetails.tsx';
import { useStaffData } from '../../use-staff-data.ts';

const HandOver = lazyPart(async () => (await import('../customers/HandOver.tsx')).HandOver);
const TicketChanges = lazyPart(async () => (await import('./TicketChanges.tsx')).TicketChanges);

interface RecentTicketsProps {
  /** Of a yard, or of a customer. */
  readonly of: { readonly yard: string } | { readonly customer: string };
  readonly onVoided?: () => void;
}

/** What became of the points, and what staff have to do about vouchers. */
export function VoidResult({
  voided: { pointsTaken, pointsSpent, vouchers },
}: {
  readonly voided: VoidedTicket;
}) {
  return (
    <span role="status" className="mt-3 block border-l-8 border-copper pl-3">
      <p className="font-bold">
        {`Ticket voided.${pointsTaken > 0 ? ` ${pointsTexts.points(pointsTaken)} removed.` : ''}`}
      </p>
      {pointsSpent > 0 && (
        <p>
          The customer already spent {pointsTexts.points(pointsSpent)} from this sale and now owes them.
          They’ll come off the next points earned.
        </p>
      )}
      {vouchers.length > 0 && (
        <>
          <p>
            The customer got these reward codes after that sale. You may need to cancel a code or ask for the
            reward back:
          </p>
          <ul className="list-disc pl-5">
            {vouchers.map(({ id, code, rewardName, state }) => (
              <li key={id}>
                {`${code}, ${rewardName}, ${state === 'issued' ? 'ready to use' : 'already redeemed'}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </span>
  );
}

interface TicketRowProps {
  readonly ticket: CounterTicket;
  readonly onVoided: (voided: VoidedTicket) => void;
  readonly onChanged: () => void;
  /** Of the list that is matched with the bank: its number and how it was paid are in view. */
  readonly isRegister?: boolean;
}

/** One ticket, which opens. */
export function TicketRow({ ticket, onVoided, onChanged, isRegister = false }: TicketRowProps) {
  const { soldAt, total, customerName, lines, voidedAt, voidedBy, number } = ticket;
  const register = [number, paidText(ticket)].filter(Boolean).join(', ');
  return (
    <li className="border-b-2 border-line">
      <OpenedDetails
        summaryClassName="flex min-h-12 cursor-pointer items-center gap-x-3 py-2 tabular-nums"
        summary={
          <span className="flex flex-wrap gap-x-3">
            <strong className={voidedAt ? 'line-through' : ''}>{dollarsText(total)}</strong>
            <span>{customerName ?? 'walk-in'}</span>
            {isRegister && register && <span>{register}</span>}
            <span className="text-muted">
              {staffTime(soldAt)}, {counted(lines.length, 'line')}
            </span>
            {voidedAt && (
              <span className="font-bold text-down">
                {isRegister && voidedBy ? `Void by ${voidedBy}` : 'Void'}
              </span>
            )}
          </span>
        }
      >
        <div className="pb-4">
          <TicketDetails ticket={ticket} />
          <HandOver ticket={ticket} />
          {!voidedAt && <TicketChanges ticket={ticket} onVoided={onVoided} onChanged={onChanged} />}
        </div>
      </OpenedDetails>
    </li>
  );
}

/** The newest tickets, each with its lines and a way to void it. Give it a `key` for each list. */
export function RecentTickets({ of, onVoided }: RecentTicketsProps) {
  const tickets = useStaffData(listTicketsApi, { query: of });
  const [voided, setVoided] = useState<VoidedTicket | null>(null);
  const show = (result: VoidedTicket) => {
    setVoided(result);
    void tickets.reload();
    onVoided?.();
  };
  return (
    <section className="staff-card" aria-labelledby="recent-tickets-title">
      <h2 id="recent-tickets-title">Recent tickets</h2>
      <LoadState {...tickets} waiting="mt-3" />
      {voided && <VoidResult voided={voided} />}
      {tickets.value?.length === 0 && <p className="mt-2 text-muted">No tickets yet.</p>}
      <ul className="mt-2">
        {tickets.value?.map((ticket) => (
          <TicketRow
            key={ticket.id}
            ticket={ticket}
            onVoided={show}
            onChanged={() => void tickets.reload()}
          />
        ))}
      </ul>
    </section>
  );
}
