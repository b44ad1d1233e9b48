import { useState } from 'react';
import * as z from 'zod/mini';
import type { CounterCustomer } from '../../../../domain/rewards/admin-rewards.api.ts';
import { phoneChangeSchema } from '../../../../domain/rewards/counter.schema.ts';
import { pointsFor } from '../../../../domain/rewards/points/points.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { readCents } from '../../../../domain/shared/numbers/money.ts';
import { type CounterTicket, findAtCounterApi } from '../../../../domain/tickets/admin-tickets.api.ts';
import { giveTicketApi } from '../../../../domain/tickets/money/give-ticket.api.ts';
import { FormFailure } from '../../../../ui/form/FormFailure.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { Question } from '../../../../ui/dialog/Question.tsx';
import { actFirst, useAct } from '../../act.ts';
import { StaffForm } from '../../form/StaffForm.tsx';
import { useStaffForm } from '../../form/use-staff-form.ts';
import { UserFacingError } from '../../staff-failure.ts';
import { staffCall } from '../../staff.store.ts';

const schema = z.strictObject({ phone: phoneChangeSchema.shape.phone });

interface GiveTicketProps {
  readonly ticket: CounterTicket;
  readonly onGiven: () => void;
}

/** Gives a walk-in's ticket to the account of a phone number, after one question. */
export function GiveTicket({ ticket: { id, total }, onGiven }: GiveTicketProps) {
  const [found, setFound] = useState<CounterCustomer | null>(null);
  const { run, refused } = useAct(undefined, actFirst);
  const form = useStaffForm({
    schema,
    empty: { phone: '' },
    prefix: `give-${id}`,
    send: async ({ phone }) => {
      const { customer } = await staffCall(findAtCounterApi, { query: { q: phone } });
      if (!customer) throw new UserFacingError('No customer has this phone number.');
      setFound(customer);
    },
  });
  async function give(customerId: string) {
    const work = () => staffCall(giveTicketApi, { params: { id }, body: { customerId } });
    if (await run(work, 'Ticket added to the account')) onGiven();
  }
  const name = found && `${found.firstName} ${found.lastName}`;
  return (
    <>
      <StaffForm form={form} submit="Find the account" button="button-line">
        <TextField {...form.field('phone', 'Account’s phone number')} type="tel" aria-required />
      </StaffForm>
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
