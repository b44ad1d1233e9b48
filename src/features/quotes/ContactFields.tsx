import { QUOTE_EMAIL_MAX_LENGTH, QUOTE_NAME_MAX_LENGTH } from '../../business/constants.ts';
import { Field } from '../../ui/form/Field.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';
import type { FieldParts } from './field-parts.ts';

/** Who asks: two fields beside each other where there is room. */
export function ContactFields({ fieldProps, controlProps }: FieldParts) {
  return (
    <>
      <Field {...fieldProps('firstName', 'First Name *')}>
        <input {...controlProps('firstName', 'given-name')} aria-required maxLength={QUOTE_NAME_MAX_LENGTH} />
      </Field>
      <Field {...fieldProps('lastName', 'Last Name *')}>
        <input {...controlProps('lastName', 'family-name')} aria-required maxLength={QUOTE_NAME_MAX_LENGTH} />
      </Field>
      <Field {...fieldProps('phone', 'Phone Number *')}>
        {/* No maxlength: it would cut a pasted +1 number before it is formatted down to 14 characters. */}
        <input {...formatsPhone(controlProps('phone', 'tel'))} type="tel" aria-required inputMode="tel" />
      </Field>
      <Field {...fieldProps('email', 'Email')}>
        <input
          {...controlProps('email', 'email')}
          type="email"
          maxLength={QUOTE_EMAIL_MAX_LENGTH}
          inputMode="email"
        />
      </Field>
    </>
  );
}
