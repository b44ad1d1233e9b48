import { changeNameApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { nameChangeSchema } from '../../../domain/rewards/counter.schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import type { ChangeProps } from './AdjustPoints.tsx';
import { useStaffForm } from '../use-staff-form.ts';

/** Corrects the customer's name and email. */
export function ChangeName({ customer: { id, firstName, lastName, hasCodeByMail }, onChanged }: ChangeProps) {
  const { field, formProps, failure, isSubmitting } = useStaffForm({
    schema: nameChangeSchema,
    empty: { firstName, lastName, email: '' },
    prefix: 'change-name',
    send: async (body) => {
      const { name } = await staffCall(changeNameApi, { params: { id }, body });
      showToast({ title: `The account is ${name}’s` });
      await onChanged();
    },
  });
  return (
    <form {...formProps}>
      <h4 className="text-xl">Correct name and email</h4>
      <TextField {...field('firstName', 'First name')} aria-required />
      <TextField {...field('lastName', 'Last name')} aria-required />
      <TextField {...field('email', 'New email (empty: as it is)')} type="email" />
      {hasCodeByMail && <p className="text-muted">A new email ends the code for new devices.</p>}
      <FormFailure message={failure} />
      <button className="button button-line" disabled={isSubmitting}>
        Save name and email
      </button>
    </form>
  );
}
