import { setDateOfBirthApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { dateOfBirthSchema } from '../../../domain/rewards/counter.schema.ts';
import { monthDayText } from '../../../domain/rewards/day-text.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import type { ChangeProps } from './AdjustPoints.tsx';
import { useStaffForm } from '../use-staff-form.ts';

/** Sets the date of birth from a document that staff have seen. */
export function SetDateOfBirth({ customer, onChanged }: ChangeProps) {
  const { field, formProps, failure, isSubmitting } = useStaffForm({
    schema: dateOfBirthSchema,
    empty: { dateOfBirth: customer.dateOfBirth ?? '' },
    prefix: 'birth',
    send: async (body) => {
      await staffCall(setDateOfBirthApi, { params: { id: customer.id }, body });
      showToast({
        title: `Born on ${monthDayText(body.dateOfBirth)}`,
        description: 'A birthday within the next 30 days brings no bonus yet.',
      });
      await onChanged();
    },
  });
  return (
    <form {...formProps}>
      <h4 className="text-xl">Date of birth</h4>
      <TextField {...field('dateOfBirth', 'As shown on ID')} type="date" aria-required />
      <FormFailure message={failure} />
      <button className="button button-line" disabled={isSubmitting}>
        Save birth date
      </button>
    </form>
  );
}
