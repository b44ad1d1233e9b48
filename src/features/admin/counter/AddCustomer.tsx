import { addCustomerApi } from '../../../domain/rewards/admin-rewards.api.ts';
import { newCustomerSchema } from '../../../domain/rewards/customer.schema.ts';
import { usDigits } from '../../../domain/shared/phone.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { staffCall } from '../staff.store.ts';
import { useFocusOnce } from '../use-focus.ts';
import { useStaffForm } from '../use-staff-form.ts';

interface AddCustomerProps {
  /** The number that was searched for. */
  readonly phone: string;
  readonly onAdded: (id: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Opens an account for a customer at the counter. */
export function AddCustomer({ phone, onAdded, onCancel }: AddCustomerProps) {
  const heading = useFocusOnce();
  const { field, formProps, failure, isSubmitting } = useStaffForm({
    schema: newCustomerSchema,
    empty: { firstName: '', lastName: '', phone: usDigits(phone) ? phone : '', email: '' },
    prefix: 'add-customer',
    send: async (customer, id) => {
      await staffCall(addCustomerApi, { body: { ...customer, id } });
      await onAdded(id);
    },
  });
  return (
    <form {...formProps}>
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        New customer
      </h3>
      <TextField {...field('firstName', 'First name')} aria-required />
      <TextField {...field('lastName', 'Last name')} aria-required />
      <TextField {...field('phone', 'Phone')} type="tel" aria-required />
      <TextField {...field('email', 'Email (optional)')} type="email" />
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-3">
        <button className="button button-signal" disabled={isSubmitting}>
          {isSubmitting ? 'Opening…' : 'Open the account'}
        </button>
        <button type="button" className="button button-line" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
