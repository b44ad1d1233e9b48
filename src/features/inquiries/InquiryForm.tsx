import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type Inquiry, type InquiryDraft, inquirySchema } from '../../domain/inquiries/inquiry.schema.ts';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { INQUIRY_SENT, useInquirySubmit } from './use-inquiry-submit.ts';
import { PrivacyNote } from '../../ui/form/PrivacyNote.tsx';

/** The merchandise inquiry form. The build renders all of it; the script enables Send. */
export function InquiryForm() {
  const element = useRef<HTMLFormElement>(null);
  // No default values, so that text typed before hydration is kept.
  const form = useForm<InquiryDraft, unknown, Inquiry>({ resolver: schemaResolver(inquirySchema) });
  const { submit, isSent } = useInquirySubmit(form, element);
  const awake = useAwake();
  const { errors, isSubmitting, isDirty } = form.formState;

  return (
    // Without the script the form would put its contents into the URL, so Send is disabled until then.
    <form ref={element} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className="mb-4 text-sm text-muted">Fields marked * are required.</p>
      <InquiryFields register={form.register} errors={errors} />
      <Honeypot />
      <button
        className={`button button-signal mt-6 w-full ${awake ? '' : 'disabled:opacity-100'}`}
        disabled={!awake || isSubmitting}
      >
        {isSubmitting ? 'Sending...' : 'Send Message'}
      </button>
      <PrivacyNote />
      {/* Stays when the toast is gone, until the next message is begun. */}
      {isSent && !isDirty && (
        <p className="mt-4 border-l-8 border-up bg-page p-4" data-sent>
          <strong className="block">{INQUIRY_SENT.title}</strong>
          {INQUIRY_SENT.description}
        </p>
      )}
    </form>
  );
}
