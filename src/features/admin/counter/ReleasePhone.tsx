import { releasePhoneApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { phoneReleaseSchema } from '../../../domain/rewards/counter.schema.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useStaffForm } from '../use-staff-form.ts';
import type { ChangeProps } from './AdjustPoints.tsx';

/** Lets go of a number that leads to the customer since a merge. Nothing if there is none. */
export function ReleasePhone({ customer, onChanged }: ChangeProps) {
  const { field, formProps, failure, isSubmitting } = useStaffForm({
    schema: phoneReleaseSchema,
    empty: { phone: customer.formerPhones[0] ?? '', reason: '' },
    prefix: 'release-phone',
    send: async (body) => {
      const { phone } = await staffCall(releasePhoneApi, { params: { id: customer.id }, body });
      showToast({ title: `${phone} leads nowhere now` });
      await onChanged();
    },
  });
  if (customer.formerPhones.length === 0) return null;
  return (
    <form {...formProps}>
      <h4 className="text-xl">Release an old number</h4>
      <p className="text-muted">Once another person has it, they can open an account of their own with it.</p>
      <SelectField
        {...field('phone', 'Old phone')}
        choices={customer.formerPhones.map((phone) => [phone, phone] as const)}
      />
      <TextField {...field('reason', 'Reason, for the audit log')} aria-required />
      <FormFailure message={failure} />
      <button className="button button-line" disabled={isSubmitting}>
        Release the number
      </button>
    </form>
  );
}
