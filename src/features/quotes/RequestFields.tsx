import { quoteSentences } from '../../domain/quotes/texts.ts';
import { CheckField } from '../../ui/form/fields/CheckField.tsx';
import { YARD_CHOICES } from '../../business/yards.ts';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/form/fields/TextAreaField.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { formatsPhone } from '../../ui/form/fields/format-phone-field.ts';
import { quoteFormTexts, requestFormTexts } from './texts.ts';
import type { FieldParts, RequestForm } from './request-kind.ts';

/** Name, phone and email, in two columns where there is room. */
export function ContactFields({ field }: FieldParts) {
  return (
    <>
      <TextField {...field('firstName', requestFormTexts.firstName, 'given-name')} aria-required />
      <TextField {...field('lastName', requestFormTexts.lastName, 'family-name')} aria-required />
      {/* No maxlength: a pasted +1 number is longer than the 14 characters it is formatted to. */}
      <TextField
        {...formatsPhone(field('phone', requestFormTexts.phone, 'tel'))}
        type="tel"
        aria-required
        inputMode="tel"
      />
      <EmailField {...field('email', requestFormTexts.email, 'email')} />
    </>
  );
}

/** The yard and the scrap, as wide as the form. */
export function ScrapFields({ field }: FieldParts) {
  const description = field('description', requestFormTexts.description);
  return (
    <>
      <SelectField
        {...field('location', requestFormTexts.yard)}
        fieldClass="md:col-span-2"
        choices={[['', requestFormTexts.anyYard], ...YARD_CHOICES]}
      />
      <TextAreaField
        {...description}
        hint={description.error === quoteSentences.description ? requestFormTexts.enough : undefined}
        fieldClass="md:col-span-2"
        aria-required
        rows={4}
      />
    </>
  );
}

/** For the forms that we answer with a call anyway. */
export function EmailMe({ form }: { readonly form: RequestForm }) {
  return <CheckField label={requestFormTexts.emailMe} fieldClass="mt-4" {...form.register('emailMe')} />;
}

/** How to answer a quote request. */
export function ReachFields({ form }: { readonly form: RequestForm }) {
  return (
    <fieldset className="flex flex-wrap gap-x-8 md:col-span-2">
      <legend className="font-bold">{quoteFormTexts.reach}</legend>
      <CheckField label={quoteFormTexts.callMe} {...form.register('callMe')} />
      <CheckField label={quoteFormTexts.emailMe} {...form.register('emailMe')} />
    </fieldset>
  );
}
