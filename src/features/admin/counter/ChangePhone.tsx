import { changePhoneApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { phoneChangeSchema } from '../../../domain/rewards/counter.schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import type { ChangeProps } from './AdjustPoints.tsx';
import { useStaffForm } from '../use-staff-form.ts';

/** Changes the customer's phone number. */
export function ChangePhone({ customer, onChanged }: ChangeProps) {
  const { field, formProps, failure, isSubmitting } = useStaffForm({
    schema: phoneChangeSchema,
    empty: { phone: '' },
    prefix: 'change-phone',
    send: async (body) => {
      const { phone } = await staffCall(changePhoneApi, { params: { id: customer.id }, body });
      showToast({ title: `The number is ${phone} now` });
      await onChanged();
    },
  });
  return (
    <form {...formProps}>
      <h4 className="text-xl">Change the number</h4>
      <TextField {...field('phone', 'New phone')} type="tel" aria-required />
      <FormFailure message={failure} />
      <button className="button button-line" disabled={isSubmitting}>
        Change the number
      </button>
    </form>
  );
}
