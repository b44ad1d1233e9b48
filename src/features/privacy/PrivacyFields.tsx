import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import {
  PRIVACY_DETAILS_MAX_LENGTH,
  PRIVACY_EMAIL_MAX_LENGTH,
  PRIVACY_NAME_MAX_LENGTH,
} from '../../business/privacy-constants.ts';
import { YARDS } from '../../business/yards.ts';
import {
  PRIVACY_KINDS,
  type PrivacyDraft,
  type PrivacyKind,
} from '../../domain/privacy/privacy-request.schema.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { Field } from '../../ui/form/Field.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';

const KIND_TEXTS: Readonly<Record<PrivacyKind, string>> = {
  copy: 'Send me a copy of what you know about me',
  correction: 'Correct something about me',
  deletion: 'Delete what you know about me',
};

interface PrivacyFieldsProps {
  readonly register: UseFormRegister<PrivacyDraft>;
  readonly errors: FieldErrors<PrivacyDraft>;
  readonly kind: PrivacyKind;
}

export function PrivacyFields({ register, errors, kind }: PrivacyFieldsProps) {
  const { fieldProps, controlProps } = fieldPropsOf({ register, errors, prefix: 'privacy' });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field {...fieldProps('kind', 'What should we do? *')} className="md:col-span-2">
        <select {...controlProps('kind')}>
          {PRIVACY_KINDS.map((each) => (
            <option key={each} value={each}>
              {KIND_TEXTS[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...fieldProps('name', 'Your name *')} className="md:col-span-2">
        <input {...controlProps('name', 'name')} aria-required maxLength={PRIVACY_NAME_MAX_LENGTH} />
      </Field>
      <p className="md:col-span-2">
        Give the email address or the phone number that you gave us before; one of them is enough. We search
        for what you confirm.
      </p>
      <Field {...fieldProps('email', 'Email')}>
        <input
          {...controlProps('email', 'email')}
          type="email"
          inputMode="email"
          maxLength={PRIVACY_EMAIL_MAX_LENGTH}
        />
      </Field>
      <Field {...fieldProps('phone', 'Phone')}>
        <input {...formatsPhone(controlProps('phone', 'tel'))} type="tel" inputMode="tel" />
      </Field>
      <Field {...fieldProps('yardId', 'Your yard (optional)')} className="md:col-span-2">
        <select {...controlProps('yardId')}>
          <option value="">Any yard</option>
          {YARDS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      {kind === 'correction' && (
        <Field {...fieldProps('details', 'What is wrong, and what is right? *')} className="md:col-span-2">
          <textarea
            {...controlProps('details')}
            aria-required
            rows={4}
            maxLength={PRIVACY_DETAILS_MAX_LENGTH}
          />
        </Field>
      )}
    </div>
  );
}
