import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { type Inquiry, type InquiryDraft, inquirySchema } from '../../domain/inquiries/inquiry.schema.ts';
import { Honeypot } from '../../ui/form/Honeypot.tsx';
import { schemaResolver } from '../../ui/form/schema-resolver.ts';
import { useAwake } from '../../ui/use-awake.ts';
import { InquiryFields } from './InquiryFields.tsx';
import { useInquirySubmit } from './use-inquiry-submit.ts';

/** The question about merchandise. The server renders it whole; Send wakes with the script. */
export function InquiryForm() {
  const element = useRef<HTMLFormElement>(null);
  // No default values: what a visitor typed before this script arrived is read from the fields.
  const form = useForm<InquiryDraft, unknown, Inquiry>({ resolver: schemaResolver(inquirySchema) });
  const submit = useInquirySubmit(form, element);
  const awake = useAwake();
  const { errors, isSubmitting } = form.formState;

  return (
    // Without its script the form must not put what was typed into an address: Send stays off until then.
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
    </form>
  );
}
