import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CustomerInfo, customerInfoSchema } from '../../domain/orders/order.schema.ts';
import { formatPhoneWhileTyping } from '../../domain/shared/phone.ts';
import { firstMessages } from '../../domain/shared/first-messages.ts';
import { Button } from '../../ui/Button.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { focusFirstError } from '../../ui/form/focus-first-error.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { saveCustomer } from './continue-checkout.ts';
import { $customer } from './saved-info.ts';
import { SavedInfoNote } from './SavedInfoNote.tsx';
import { StepActions } from './StepActions.tsx';
import { StepTitle } from './StepTitle.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';

type CustomerField = keyof CustomerInfo;

const NOBODY: CustomerInfo = { customerName: '', customerEmail: '', customerPhone: '' };

const FIELDS = ['customerName', 'customerEmail', 'customerPhone'] as const;

/** What somebody typed while the script was still on its way, else what this device has saved. */
function typedOrSaved(form: HTMLFormElement | null): CustomerInfo {
  const saved = $customer.get() ?? NOBODY;
  const typed = FIELDS.map((name) => form?.querySelector<HTMLInputElement>(`#${name}`)?.value);
  const [customerName = '', customerEmail = '', phone = ''] = FIELDS.map(
    (name, index) => typed[index] || saved[name],
  );
  return { customerName, customerEmail, customerPhone: formatPhoneWhileTyping(phone) };
}

/** Step 1: the customer. A form library for three fields would be a tenth of the shop's script. */
export function CustomerStep({ onBack }: { readonly onBack: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const isAwake = useAwake();
  // What the build has drawn knows nobody.
  const [values, setValues] = useState(() => (isAwake ? typedOrSaved(null) : NOBODY));
  useEffect(() => setValues(typedOrSaved(element.current)), []);
  const [isTold, setIsTold] = useState(false);
  const checked = customerInfoSchema.safeParse(values);
  const errors =
    isTold && !checked.success ? firstMessages<CustomerField>(checked.error.issues) : ({} as const);

  const field = (id: CustomerField, label: string, autoComplete: string) => ({
    id,
    name: id,
    label,
    error: errors[id],
    autoComplete,
    value: values[id],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setValues((before) => ({ ...before, [id]: value })),
    'aria-required': true,
  });

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (checked.success) return saveCustomer(checked.data);
    const form = event.currentTarget;
    flushSync(() => setIsTold(true));
    focusFirstError(form);
  }

  return (
    <form ref={element} noValidate onSubmit={onSubmit}>
      <StepTitle step="customer" title="Customer Information" />
      <p className="mb-5 text-muted">For your receipt and delivery questions.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('customerName', 'Full Name *', 'name')} fieldClass="md:col-span-2" />
        <EmailField {...field('customerEmail', 'Email *', 'email')} />
        <TextField
          {...formatsPhone(field('customerPhone', 'Phone Number *', 'tel'))}
          type="tel"
          inputMode="tel"
        />
      </div>
      <SavedInfoNote
        onCleared={() => {
          setValues(NOBODY);
          setIsTold(false);
        }}
      />
      <StepActions backLabel="Back to Cart" onBack={onBack}>
        {/* Until the script is there a press would send the form to nobody. */}
        <Button type="submit" variant="signal" disabled={!isAwake}>
          Continue to Shipping
        </Button>
      </StepActions>
      <PrivacyNote />
    </form>
  );
}
