import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { INQUIRY_TYPE_NAMES } from '../../domain/inquiries/inquiry-type-names.ts';
import { INQUIRY_TYPES, type InquiryDraft } from '../../domain/inquiries/inquiry.schema.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

/** The form before anyone has typed in it. */
export const EMPTY_INQUIRY: InquiryDraft = {
  name: '',
  email: '',
  phone: '',
  inquiryType: 'product_question',
  subject: '',
  message: '',
};

interface InquiryFieldsProps {
  readonly register: UseFormRegister<InquiryDraft>;
  readonly errors: FieldErrors<InquiryDraft>;
}

/** The six fields, in two columns where there is room. */
export function InquiryFields({ register, errors }: InquiryFieldsProps) {
  const { field } = fieldPropsOf({ register, errors, prefix: 'inquiry' });

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField {...field('name', 'Name *', 'name')} aria-required />
      <TextField {...field('email', 'Email *', 'email')} type="email" aria-required inputMode="email" />
      <TextField {...field('phone', 'Phone (optional)', 'tel')} type="tel" />
      <SelectField
        {...field('inquiryType', 'Inquiry Type *')}
        defaultValue={EMPTY_INQUIRY.inquiryType}
        choices={INQUIRY_TYPES.map((type) => [type, INQUIRY_TYPE_NAMES[type]] as const)}
      />
      <TextField {...field('subject', 'Subject *')} fieldClass="md:col-span-2" aria-required />
      <TextAreaField {...field('message', 'Message *')} fieldClass="md:col-span-2" aria-required rows={9} />
    </div>
  );
}
