import { Field } from '../../ui/form/Field.tsx';
import { formatsPhone } from '../../ui/form/format-phone-field.ts';
import { YardOptions } from '../../ui/form/YardOptions.tsx';
import { requestFormTexts } from './request-form-texts.ts';
import type { FieldParts, RequestForm } from './request-kind.ts';

interface ContactFieldsProps extends FieldParts {
  /** The quote form's is specified. */
  readonly emailLabel?: string;
}

/** Name, phone and email, in two columns where there is room. */
export function ContactFields({
  fieldProps,
  controlProps,
  emailLabel = requestFormTexts.email,
}: ContactFieldsProps) {
  return (
    <>
      <Field {...fieldProps('firstName', requestFormTexts.firstName)}>
        <input {...controlProps('firstName', 'given-name')} aria-required />
      </Field>
      <Field {...fieldProps('lastName', requestFormTexts.lastName)}>
        <input {...controlProps('lastName', 'family-name')} aria-required />
      </Field>
      <Field {...fieldProps('phone', requestFormTexts.phone)}>
        {/* No maxlength: a pasted +1 number is longer than the 14 characters it is formatted to. */}
        <input {...formatsPhone(controlProps('phone', 'tel'))} type="tel" aria-required inputMode="tel" />
      </Field>
      <Field {...fieldProps('email', emailLabel)}>
        <input {...controlProps('email', 'email')} type="email" inputMode="email" />
      </Field>
    </>
  );
}

/** The yard and the scrap, as wide as the form. */
export function ScrapFields({ fieldProps, controlProps }: FieldParts) {
  return (
    <>
      <Field {...fieldProps('location', requestFormTexts.yard)} className="md:col-span-2">
        <select {...controlProps('location')}>
          <YardOptions none={requestFormTexts.anyYard} />
        </select>
      </Field>
      <Field {...fieldProps('description', requestFormTexts.description)} className="md:col-span-2">
        <textarea {...controlProps('description')} aria-required rows={4} />
      </Field>
    </>
  );
}

/** For the forms that we answer with a call anyway. */
export function EmailMe({ form }: { readonly form: RequestForm }) {
  return (
    <label className="mt-4 flex min-h-12 items-center gap-3">
      <input {...form.register('emailMe')} type="checkbox" className="size-6 shrink-0 accent-link" />
      {requestFormTexts.emailMe}
    </label>
  );
}
