import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { QUOTE } from '../../business/constants.ts';
import { YARDS } from '../../business/yards.ts';
import type { QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { Field } from '../../ui/form/Field.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';

interface QuoteFieldsProps {
  readonly register: UseFormRegister<QuoteDraft>;
  readonly errors: FieldErrors<QuoteDraft>;
}

/** The eight fields, two beside each other where there is room. */
export function QuoteFields({ register, errors }: QuoteFieldsProps) {
  const { fieldProps, controlProps } = fieldPropsOf({ register, errors, prefix: 'quote' });

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field {...fieldProps('firstName', 'First Name *')}>
        <input {...controlProps('firstName', 'given-name')} aria-required maxLength={QUOTE.nameMaxLength} />
      </Field>
      <Field {...fieldProps('lastName', 'Last Name *')}>
        <input {...controlProps('lastName', 'family-name')} aria-required maxLength={QUOTE.nameMaxLength} />
      </Field>
      <Field {...fieldProps('phone', 'Phone Number *')}>
        {/* No maxlength: it would cut a pasted +1 number before it is formatted down to 14 characters. */}
        <input {...formatsPhone(controlProps('phone', 'tel'))} type="tel" aria-required inputMode="tel" />
      </Field>
      <Field {...fieldProps('email', 'Email')}>
        <input
          {...controlProps('email', 'email')}
          type="email"
          maxLength={QUOTE.emailMaxLength}
          inputMode="email"
        />
      </Field>
      <Field {...fieldProps('location', 'Preferred Location')} className="md:col-span-2">
        <select {...controlProps('location')}>
          <option value="">No preference</option>
          {YARDS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field
        {...fieldProps('description', 'What type of scrap metal do you have? *')}
        className="md:col-span-2"
      >
        <textarea
          {...controlProps('description')}
          aria-required
          rows={4}
          maxLength={QUOTE.descriptionMaxLength}
        />
      </Field>
      <fieldset className="flex flex-wrap gap-x-8 md:col-span-2">
        <legend className="font-bold">How may we answer?</legend>
        <label className="flex min-h-12 items-center gap-3">
          <input {...register('callMe')} type="checkbox" className="size-6 accent-link" /> Call me
        </label>
        <label className="flex min-h-12 items-center gap-3">
          <input {...register('emailMe')} type="checkbox" className="size-6 accent-link" /> E-mail me
        </label>
      </fieldset>
    </div>
  );
}
