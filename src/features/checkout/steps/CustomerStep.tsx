import { useEffect } from 'react';
import { type CustomerInfo, customerInfoSchema } from '../../../domain/orders/order.schema.ts';
import { formatPhoneWhileTyping } from '../../../domain/shared/contact/phone.ts';
import { EmailField } from '../../../ui/form/fields/EmailField.tsx';
import { PrivacyNote } from '../../../ui/form/PrivacyNote.tsx';
import { SendButton } from '../../../ui/form/SendButton.tsx';
import { TextField } from '../../../ui/form/fields/TextField.tsx';
import { formatsPhone } from '../../../ui/form/fields/format-phone-field.ts';
import { useSentForm } from '../../../ui/form/use-sent-form.ts';
import { saveCustomer } from '../continue-checkout.ts';
import { $customer } from './saved-info.ts';
import { SavedInfoNote } from './SavedInfoNote.tsx';
import { StepActions } from './StepActions.tsx';
import { StepTitle } from './StepTitle.tsx';

const NOBODY: CustomerInfo = { customerName: '', customerEmail: '', customerPhone: '' };

const NEXT = 'Continue to Shipping';

/** Step 1: the customer. */
export function CustomerStep({ onBack }: { readonly onBack: () => void }) {
  const { field, formProps, getValues, isSubmitting, reset } = useSentForm({
    schema: customerInfoSchema,
    prefix: 'checkout',
    send: async (customer) => saveCustomer(customer),
  });

  useEffect(() => {
    // What somebody typed while the script was still on its way, else what this device has saved.
    const typed = Object.entries(getValues()).filter(([, text]) => text !== '');
    const { customerPhone, ...rest } = { ...($customer.get() ?? NOBODY), ...Object.fromEntries(typed) };
    reset({ ...rest, customerPhone: formatPhoneWhileTyping(customerPhone) });
  }, [getValues, reset]);

  return (
    <form {...formProps}>
      <StepTitle step="customer" title="Customer Information" />
      <p className="mb-5 text-muted">For your receipt and delivery questions.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          {...field('customerName', 'Full Name *', 'name')}
          fieldClass="md:col-span-2"
          aria-required
        />
        <EmailField {...field('customerEmail', 'Email *', 'email')} aria-required />
        <TextField
          {...formatsPhone(field('customerPhone', 'Phone Number *', 'tel'))}
          type="tel"
          inputMode="tel"
          aria-required
        />
      </div>
      <SavedInfoNote onCleared={() => reset(NOBODY)} />
      <StepActions backLabel="Back to Cart" onBack={onBack}>
        <SendButton label={NEXT} sending={NEXT} isSubmitting={isSubmitting} />
      </StepActions>
      <PrivacyNote />
    </form>
  );
}
