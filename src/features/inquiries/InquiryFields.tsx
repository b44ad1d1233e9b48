import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { INQUIRY_TYPE_NAMES } from '../../domain/inquiries/inquiry-type-names.ts';
import { INQUIRY_TYPES, type InquiryDraft } from '../../domain/inquiries/inquiry.schema.ts';
import { fieldPropsOf } from '../../ui/form/field-props.ts';
import { Field } from '../../ui/form/Field.tsx';

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
  const { fieldProps, controlProps } = fieldPropsOf({ register, errors, prefix: 'inquiry' });

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field {...fieldProps('name', 'Name *')}>
        <input {...controlProps('name', 'name')} aria-required />
      </Field>
      <Field {...fieldProps('email', 'Email *')}>
        <input {...controlProps('email', 'email')} type="email" aria-required inputMode="email" />
      </Field>
      <Field {...fieldProps('phone', 'Phone (optional)')}>
        <input {...controlProps('phone', 'tel')} type="tel" />
      </Field>
      <Field {...fieldProps('inquiryType', 'Inquiry Type *')}>
        <select {...controlProps('inquiryType')} defaultValue={EMPTY_INQUIRY.inquiryType}>
          {INQUIRY_TYPES.map((type) => (
            <option key={type} value={type}>
              {INQUIRY_TYPE_NAMES[type]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...fieldProps('subject', 'Subject *')} className="md:col-span-2">
        <input {...controlProps('subject')} aria-required />
      </Field>
      <Field {...fieldProps('message', 'Message *')} className="md:col-span-2">
        <textarea {...controlProps('message')} aria-required rows={9} />
      </Field>
    </div>
  );
}
