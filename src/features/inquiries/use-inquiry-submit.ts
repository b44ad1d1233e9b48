import { type BaseSyntheticEvent, type RefObject, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { createInquiryApi, type NewInquiry } from '../../domain/inquiries/inquiries.api.ts';
import type { Inquiry, InquiryDraft } from '../../domain/inquiries/inquiry.schema.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { type Attempt, attemptHeaders, type AttemptSlot, sendAttempt } from '../../lib/attempt.ts';
import { answerTimeout, call, RequestError } from '../../lib/request.ts';
import { hiddenValues } from '../../ui/form/hidden-values.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { EMPTY_INQUIRY } from './InquiryFields.tsx';

/** Said by the toast, and after it by the form. */
export const INQUIRY_SENT = {
  title: 'Message sent successfully!',
  description: "We'll get back to you about your merchandise inquiry within 24 hours.",
} as const;

const showFailure = () =>
  showToast({
    title: 'Error sending message',
    description: `Please try again or call us directly at ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    variant: 'destructive',
  });

const sendInquiry = (attempt: Attempt<NewInquiry>) =>
  call(createInquiryApi, {
    body: attempt.request,
    headers: attemptHeaders(attempt),
    signal: answerTimeout(),
  });

/** Sends the form. Success clears it; after a failure everything typed stays. */
export function useInquirySubmit(
  form: UseFormReturn<InquiryDraft, unknown, Inquiry>,
  element: RefObject<HTMLFormElement | null>,
) {
  const [slot] = useState<AttemptSlot<NewInquiry>>({ current: null });
  const [isSent, setSent] = useState(false);

  async function send(inquiry: Inquiry): Promise<void> {
    const request = {
      ...inquiry,
      ...hiddenValues(element.current),
    };
    setSent(false);
    try {
      // The time the form was open does not make it a different inquiry.
      await sendAttempt(slot, request, sendInquiry, { aside: ['filledInMs'] });
      form.reset(EMPTY_INQUIRY);
      setSent(true);
      showToast(INQUIRY_SENT);
    } catch (error) {
      if (error instanceof RequestError) showFieldErrors(form, error.fields);
      showFailure();
    }
  }

  return { submit: (event: BaseSyntheticEvent) => form.handleSubmit(send)(event), isSent };
}
