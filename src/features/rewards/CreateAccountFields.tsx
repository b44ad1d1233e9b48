import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { REWARDS_EMAIL_MAX_LENGTH, REWARDS_NAME_MAX_LENGTH } from '../../business/constants.ts';
import type { NewCustomerDraft } from '../../domain/rewards/customer.schema.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { Field } from '../../ui/form/Field.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';

interface CreateAccountFieldsProps {
  readonly register: UseFormRegister<NewCustomerDraft>;
  readonly errors: FieldErrors<NewCustomerDraft>;
}

/** The four fields, the two names beside each other where there is room. */
export function CreateAccountFields({ register, errors }: CreateAccountFieldsProps) {
  const { fieldProps, controlProps } = fieldPropsOf({ register, errors, prefix: 'account' });

  return (
    <div className="grid gap-4 p-4 pb-6 md:grid-cols-2 md:px-8 md:pt-6">
      <Field {...fieldProps('firstName', 'First Name *')}>
        <input
          {...controlProps('firstName', 'given-name')}
          aria-required
          maxLength={REWARDS_NAME_MAX_LENGTH}
        />
      </Field>
      <Field {...fieldProps('lastName', 'Last Name *')}>
        <input
          {...controlProps('lastName', 'family-name')}
          aria-required
          maxLength={REWARDS_NAME_MAX_LENGTH}
        />
      </Field>
      <Field {...fieldProps('phone', 'Phone Number *')} className="md:col-span-2">
        <input
          {...formatsPhone(controlProps('phone', 'tel'), formatPhone)}
          type="tel"
          aria-required
          maxLength={30}
        />
      </Field>
      <Field {...fieldProps('email', 'Email')} className="md:col-span-2">
        <input
          {...controlProps('email', 'email')}
          type="email"
          inputMode="email"
          maxLength={REWARDS_EMAIL_MAX_LENGTH}
        />
      </Field>
    </div>
  );
}
