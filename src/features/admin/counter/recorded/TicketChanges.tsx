import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { inNewYork } from '../../../../domain/shared/time/new-york-time.ts';
import type { CounterTicket, VoidedTicket } from '../../../../domain/tickets/admin-tickets.api.ts';
import { mayChangeTicket } from '../../../../domain/tickets/money/may-change.ts';
import { $person } from '../../staff.store.ts';
import { OpenedDetails } from '../../ui/OpenedDetails.tsx';
import { CorrectCheck } from './CorrectCheck.tsx';
import { GiveTicket } from './GiveTicket.tsx';
import { VoidTicket } from './VoidTicket.tsx';

interface TicketChangesProps {
  readonly ticket: CounterTicket;
  readonly onVoided: (voided: VoidedTicket) => void;
  /** Something else of it is another now. */
  readonly onChanged: () => void;
}

const SUMMARY = 'flex min-h-12 cursor-pointer items-center font-bold underline';

/** What may still be done to a ticket that stands. */
export function TicketChanges({ ticket, onVoided, onChanged }: TicketChangesProps) {
  const person = useStore($person);
  const [today] = useState(() => inNewYork(new Date()).date);
  const { recordedById: recordedBy, soldAt, paidBy } = ticket;
  const soldOn = inNewYork(new Date(soldAt)).date;
  const isFree = person && mayChangeTicket(person, { recordedBy, soldOn }, today);
  if (!isFree) return <p className="mt-3 font-bold">Only an owner can void this.</p>;
  return (
    <>
      {paidBy === 'check' && (
        <OpenedDetails summary="Correct the check number" summaryClassName={SUMMARY}>
          <CorrectCheck ticket={ticket} onCorrected={onChanged} />
        </OpenedDetails>
      )}
      {ticket.customerId === null && (
        <OpenedDetails summary="Add it to a rewards account" summaryClassName={SUMMARY}>
          <GiveTicket ticket={ticket} onGiven={onChanged} />
        </OpenedDetails>
      )}
      <VoidTicket ticket={ticket} onVoided={onVoided} />
    </>
  );
}
