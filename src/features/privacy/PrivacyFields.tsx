import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { YARD_CHOICES } from '../../business/yards.ts';
import {
  PRIVACY_KINDS,
  type PrivacyDraft,
  type PrivacyKind,
} from '../../domain/privacy/privacy-request.schema.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';
import { privacyFormTexts as texts } from './texts.ts';

interface PrivacyFieldsProps {
  readonly register: UseFormRegister<PrivacyDraft>;
  readonly errors: FieldErrors<PrivacyDraft>;
  readonly kind: PrivacyKind;
}

export function PrivacyFields({ register, errors, kind }: PrivacyFieldsProps) {
  const { field } = fieldPropsOf({ register, errors, prefix: 'privacy' });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <SelectField
        {...field('kind', texts.kind)}
        fieldClass="md:col-span-2"
        choices={PRIVACY_KINDS.map((each) => [each, texts.kinds[each]] as const)}
      />
      <TextField {...field('name', texts.name, 'name')} fieldClass="md:col-span-2" aria-required />
      <p className="md:col-span-2">{texts.contact}</p>
      <TextField {...field('email', texts.email, 'email')} type="email" inputMode="email" />
      <TextField {...formatsPhone(field('phone', texts.phone, 'tel'))} type="tel" inputMode="tel" />
      <SelectField
        {...field('yardId', texts.yard)}
        fieldClass="md:col-span-2"
        choices={[['', texts.anyYard], ...YARD_CHOICES]}
      />
      {kind === 'correction' && (
        <TextAreaField
          {...field('details', texts.details)}
          fieldClass="md:col-span-2"
          aria-required
          rows={4}
        />
      )}
    </div>
  );
}
