import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import {
  PRIVACY_KINDS,
  type PrivacyDraft,
  type PrivacyKind,
} from '../../domain/privacy/privacy-request.schema.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { Field } from '../../ui/form/Field.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';
import { YardOptions } from '../../ui/form/YardOptions.tsx';
import { privacyFormTexts as texts } from './privacy-form-texts.ts';

interface PrivacyFieldsProps {
  readonly register: UseFormRegister<PrivacyDraft>;
  readonly errors: FieldErrors<PrivacyDraft>;
  readonly kind: PrivacyKind;
}

export function PrivacyFields({ register, errors, kind }: PrivacyFieldsProps) {
  const { fieldProps, controlProps } = fieldPropsOf({ register, errors, prefix: 'privacy' });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field {...fieldProps('kind', texts.kind)} className="md:col-span-2">
        <select {...controlProps('kind')}>
          {PRIVACY_KINDS.map((each) => (
            <option key={each} value={each}>
              {texts.kinds[each]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...fieldProps('name', texts.name)} className="md:col-span-2">
        <input {...controlProps('name', 'name')} aria-required />
      </Field>
      <p className="md:col-span-2">{texts.contact}</p>
      <Field {...fieldProps('email', texts.email)}>
        <input {...controlProps('email', 'email')} type="email" inputMode="email" />
      </Field>
      <Field {...fieldProps('phone', texts.phone)}>
        <input {...formatsPhone(controlProps('phone', 'tel'))} type="tel" inputMode="tel" />
      </Field>
      <Field {...fieldProps('yardId', texts.yard)} className="md:col-span-2">
        <select {...controlProps('yardId')}>
          <YardOptions none={texts.anyYard} />
        </select>
      </Field>
      {kind === 'correction' && (
        <Field {...fieldProps('details', texts.details)} className="md:col-span-2">
          <textarea {...controlProps('details')} aria-required rows={4} />
        </Field>
      )}
    </div>
  );
}
