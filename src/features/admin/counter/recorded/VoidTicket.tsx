import type { CounterTicket, VoidedTicket } from '../../../../domain/tickets/admin-tickets.api.ts';
import { voidTicketApi } from '../../../../domain/tickets/admin-tickets.api.ts';
import { voidTicketSchema } from '../../../../domain/tickets/ticket.schema.ts';
import { pointsTexts } from '../../../../domain/rewards/texts.ts';
import { dollarsText } from '../../../../domain/shared/numbers/money.ts';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { StaffForm } from '../../form/StaffForm.tsx';
import { staffCall } from '../../staff.store.ts';
import { useStaffForm } from '../../form/use-staff-form.ts';

interface VoidTicketProps {
  readonly ticket: CounterTicket;
  readonly onVoided: (voided: VoidedTicket) => void;
}

/** Voids a ticket, with a reason and after one question. */
export function VoidTicket({ ticket, onVoided }: VoidTicketProps) {
  const { id, total, customerName, points, bonus } = ticket;
  const form = useStaffForm({
    schema: voidTicketSchema,
    empty: { reason: '' },
    prefix: `void-${id}`,
    questions: () => [
      {
        title: `Void the ${dollarsText(total)} ticket${customerName ? ` for ${customerName}` : ''}?`,
        text: `It will no longer count${points > 0 ? `, and the customer will lose ${pointsTexts.points(points + bonus)}` : ''}. Record the correct one as a new ticket.`,
        yes: 'Void ticket',
      },
    ],
    send: async (body) => onVoided(await staffCall(voidTicketApi, { params: { id }, body })),
  });
  return (
    <StaffForm form={form} submit="Void ticket" busy="Voiding…" button="button-line">
      <TextField {...form.field('reason', 'Reason (customer sees this)')} aria-required />
    </StaffForm>
  );
}
