import { addCustomerApi } from '../../../../domain/rewards/admin-rewards.api.ts';
import { typedCustomerSchema } from '../../../../domain/rewards/counter.schema.ts';
import { usDigits } from '../../../../domain/shared/contact/phone.ts';
import { EmailField } from '../../../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../../../ui/form/fields/TextField.tsx';
import { StaffForm } from '../../form/StaffForm.tsx';
import { staffCall } from '../../staff.store.ts';
import { useFocusOnce } from '../../ui/use-focus.ts';
import { useStaffForm } from '../../form/use-staff-form.ts';

interface AddCustomerProps {
  /** The number that was searched for. */
  readonly phone: string;
  readonly onAdded: (id: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Opens an account for a customer at the counter. */
export function AddCustomer({ phone, onAdded, onCancel }: AddCustomerProps) {
  const heading = useFocusOnce();
  const form = useStaffForm({
    schema: typedCustomerSchema,
    empty: { firstName: '', lastName: '', phone: usDigits(phone) ? phone : '', email: '' },
    prefix: 'add-customer',
    send: async (customer, id) => {
      await staffCall(addCustomerApi, { body: { ...customer, id } });
      await onAdded(id);
    },
  });
  return (
    <StaffForm form={form} submit="Add customer" busy="Adding…" onCancel={onCancel}>
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        New customer
      </h3>
      <TextField {...form.field('firstName', 'First name')} aria-required />
      <TextField {...form.field('lastName', 'Last name')} aria-required />
      <TextField {...form.field('phone', 'Phone')} type="tel" aria-required />
      <EmailField {...form.field('email', 'Email (optional)')} />
    </StaffForm>
  );
}
