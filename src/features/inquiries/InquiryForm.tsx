import { useState } from 'react';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { createInquiryApi } from '../../domain/inquiries/inquiries.api.ts';
import { INQUIRY_TYPE_NAMES } from '../../domain/inquiries/inquiry-type-names.ts';
import { INQUIRY_TYPES, type InquiryDraft, inquirySchema } from '../../domain/inquiries/inquiry.schema.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { call } from '../../lib/requests/request.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { Honeypot } from '../../ui/form/fields/Honeypot.tsx';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';
import { SelectField } from '../../ui/form/fields/SelectField.tsx';
import { SendButton } from '../../ui/form/SendButton.tsx';
import { TextAreaField } from '../../ui/form/fields/TextAreaField.tsx';
import { EmailField } from '../../ui/form/fields/EmailField.tsx';
import { TextField } from '../../ui/form/fields/TextField.tsx';
import { fieldsOf } from '../../ui/form/use-sent-form.ts';
import { useVisitorForm } from '../../ui/form/use-visitor-form.ts';
import { showToast } from '../../ui/toast/toast.store.ts';

/** The form before anyone has typed in it. */
const EMPTY_INQUIRY: InquiryDraft = {
  name: '',
  email: '',
  phone: '',
  inquiryType: 'product_question',
  subject: '',
  message: '',
};

/** Said by a toast, and after it by the form. */
const UNSENT = {
  title: 'Error sending message',
  description: `Please try again or call us directly at ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
} as const;

function tell(error: unknown) {
  showToast({ ...UNSENT, variant: 'destructive', isSaidByPage: true });
  return { ...fieldsOf(error), root: `${UNSENT.title}. ${UNSENT.description}` };
}

/** The merchandise inquiry form. The build renders all of it; the script enables Send. Success clears it. */
export function InquiryForm() {
  const [isSent, setSent] = useState(false);
  const { field, formProps, formState, failure, isSubmitting, reset } = useVisitorForm({
    schema: inquirySchema,
    prefix: 'inquiry',
    call: (body, once) => call(createInquiryApi, { body, ...once }),
    tell,
    onSent: () => {
      reset(EMPTY_INQUIRY);
      setSent(true);
      showToast({
        title: 'Message sent successfully!',
        description: "We'll get back to you about your merchandise inquiry within 24 hours.",
      });
    },
  });
  const wide = { fieldClass: 'md:col-span-2', 'aria-required': true } as const;

  return (
    <form {...formProps}>
      <p className="mb-4 text-sm text-muted">Fields marked * are required.</p>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField {...field('name', 'Name *', 'name')} aria-required />
        <EmailField {...field('email', 'Email *', 'email')} aria-required />
        <TextField {...field('phone', 'Phone (optional)', 'tel')} type="tel" />
        <SelectField
          {...field('inquiryType', 'Inquiry Type *')}
          defaultValue={EMPTY_INQUIRY.inquiryType}
          choices={INQUIRY_TYPES.map((type) => [type, INQUIRY_TYPE_NAMES[type]] as const)}
        />
        <TextField {...field('subject', 'Subject *')} {...wide} />
        <TextAreaField {...field('message', 'Message *')} {...wide} rows={9} />
      </div>
      <Honeypot />
      <SendButton
        label="Send Message"
        sending="Sending..."
        isSubmitting={isSubmitting}
        className="mt-6 w-full"
      />
      <FormFailure message={failure} className="mt-4" />
      <PrivacyNote />
      {/* Stays when the toast is gone, until the next message is begun. */}
      {isSent && !formState.isDirty && !isSubmitting && (
        <p className="mt-4 border-l-8 border-up bg-page p-4 font-bold" data-sent>
          We have your message. To send another, fill in the form again.
        </p>
      )}
    </form>
  );
}
