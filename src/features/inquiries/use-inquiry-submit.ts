import { type BaseSyntheticEvent, type RefObject, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import type { NewInquiry } from '../../domain/inquiries/inquiries.api.ts';
import type { Inquiry, InquiryDraft } from '../../domain/inquiries/inquiry.schema.ts';
import { nextAttempt, type Attempt } from '../../domain/shared/attempt.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { RequestError } from '../../lib/request.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { EMPTY_INQUIRY } from './empty-inquiry.ts';
import { sendInquiry } from './send-inquiry.ts';

const showSuccess = () =>
  showToast({
    title: 'Message sent successfully!',
    description: "We'll get back to you about your merchandise inquiry within 24 hours.",
  });

const showFailure = () =>
  showToast({
    title: 'Error sending message',
    description: `Please try again or call us directly at ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    variant: 'destructive',
  });

/** Sends the form. What arrived empties it; whatever fails, everything typed stays. */
export function useInquirySubmit(
  form: UseFormReturn<InquiryDraft, unknown, Inquiry>,
  element: RefObject<HTMLFormElement | null>,
) {
  const last = useRef<Attempt<NewInquiry>>(null);

  async function send(inquiry: Inquiry): Promise<void> {
    const honeypot = element.current && new FormData(element.current).get('website');
    const request = {
      ...inquiry,
      website: typeof honeypot === 'string' ? honeypot : '',
      filledInMs: Math.round(performance.now()),
    };
    // How long the form was open does not make it another inquiry.
    last.current = nextAttempt(last.current, request, () => crypto.randomUUID(), ['filledInMs']);
    try {
      await sendInquiry(last.current);
      last.current = null;
      form.reset(EMPTY_INQUIRY);
      showSuccess();
    } catch (error) {
      if (error instanceof RequestError) showFieldErrors(form, error.fields);
      showFailure();
    }
  }

  return (event: BaseSyntheticEvent) => form.handleSubmit(send)(event);
}
