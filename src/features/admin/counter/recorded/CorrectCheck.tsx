import * as z from 'zod/mini';
import type { CounterTicket } from '../../../../domain/tickets/admin-tickets.api.ts';
import { correctCheckApi, correctCheckSchema } from '../../../../domain/tickets/money/check-numbers.api.ts';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { showToast } from '../../../../ui/toast/toast.store.ts';
import { StaffForm } from '../../form/StaffForm.tsx';
import { useStaffForm } from '../../form/use-staff-form.ts';
import { staffCall } from '../../staff.store.ts';

interface CorrectCheckProps {
  readonly ticket: CounterTicket;
  readonly onCorrected: () => void;
}

const { checkNumber: numberRule, reason } = correctCheckSchema.shape;
const schema = z.strictObject({ checkNumber: numberRule, reason });

const checkFacts = (checkNumber: string) => ({ 'Check number': checkNumber });

/** Corrects the number of a ticket's check, with a reason for the audit log. */
export function CorrectCheck({ ticket, onCorrected }: CorrectCheckProps) {
  const { id } = ticket;
  const checkNumber = ticket.checkNumber ?? '';
  const form = useStaffForm({
    schema,
    empty: { checkNumber, reason: '' },
    prefix: `check-${id}`,
    versions: {
      seen: checkNumber,
      theirs: checkFacts,
      yours: (typed) => checkFacts(typed.checkNumber),
      onTheirs: async () => onCorrected(),
    },
    send: async (body, _id, _typed, { seen, confirmed }) => {
      const done = await staffCall(correctCheckApi, { params: { id }, body: { ...body, seen, confirmed } });
      showToast({ title: `Check number corrected to ${done.checkNumber}` });
      onCorrected();
    },
  });
  return (
    <StaffForm form={form} submit="Correct check number" button="button-line">
      <TextField {...form.field('checkNumber', 'Check number')} autoCapitalize="characters" aria-required />
      <TextField {...form.field('reason', 'Reason (for the audit log)')} aria-required />
    </StaffForm>
  );
}
