import { changeNameApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { nameChangeSchema } from '../../../domain/rewards/counter.schema.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import type { ChangeProps } from './AdjustPoints.tsx';
import { useStaffForm } from '../use-staff-form.ts';

/** Corrects the customer's name and email. */
export function ChangeName({ customer: { id, firstName, lastName, hasCodeByMail }, onChanged }: ChangeProps) {
  const { fieldProps, controlProps, formProps, failure, isSubmitting } = useStaffForm({
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
      <Field {...fieldProps('firstName', 'First name')}>
        <input {...controlProps('firstName')} aria-required />
      </Field>
      <Field {...fieldProps('lastName', 'Last name')}>
        <input {...controlProps('lastName')} aria-required />
      </Field>
      <Field {...fieldProps('email', 'New email (empty: as it is)')}>
        <input {...controlProps('email')} type="email" />
      </Field>
      {hasCodeByMail && <p className="text-muted">A new email ends the code for new devices.</p>}
      <FormFailure message={failure} />
      <button className="button button-line" disabled={isSubmitting}>
        Save name and email
      </button>
    </form>
  );
}
