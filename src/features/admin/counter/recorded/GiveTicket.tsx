import { useState } from 'react';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { pointsFor } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { readCents } from '../../../../domain/shared/numbers/money.ts';
import type { CounterTicket } from '../../../../domain/tickets/admin-tickets.api.ts';
import { giveTicketApi } from '../../../../domain/tickets/money/give-ticket.api.ts';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { Question } from '../../../../ui/dialog/Question.tsx';
import { actFirst, useAct } from '../../act.ts';
import { staffCall } from '../../staff.store.ts';
import { PickCustomer } from '../customers/PickCustomer.tsx';

interface GiveTicketProps {
  readonly ticket: CounterTicket;
  readonly onGiven: () => void;
}

/** Gives a walk-in's ticket to an account, after one question. */
export function GiveTicket({ ticket: { id, total }, onGiven }: GiveTicketProps) {
  const [found, setFound] = useState<CounterCustomer | null>(null);
  const { run, refused } = useAct(undefined, actFirst);
  async function give(customerId: string) {
    const work = () => staffCall(giveTicketApi, { params: { id }, body: { customerId } });
    if (await run(work, 'Ticket added to the account')) onGiven();
  }
  const name = found && `${found.firstName} ${found.lastName}`;
  return (
    <>
      <div className="staff-form">
        <PickCustomer id={`give-${id}`} label="Account: name or phone" onPick={setFound} />
      </div>
      <FormFailure message={refused} className="mt-3" />
      {found && (
        <Question
          title={`Add this ticket to ${name}’s account?`}
          text={`${found.phone}. They’ll get ${pointsTexts.points(pointsFor(readCents(total)))}, and any streak bonus.`}
          yes="Add to account"
          onYes={() => void give(found.id)}
          onClose={() => setFound(null)}
        />
      )}
    </>
  );
}
