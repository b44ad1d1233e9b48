import { type RefObject, useEffect, useEffectEvent } from 'react';
import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import type { QuoteRequestCreated } from '../../domain/quotes/quotes.api.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { track, trackConversion } from '../../lib/analytics.ts';
import { hasCode, RequestError } from '../../lib/request.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { nextQuoteAttempt, type QuoteAttempt, sendQuote } from './quote-attempt.ts';
import { readDraft, saveDraft } from './quote-draft.ts';
import type { RequestForm, RequestKind, RequestValues } from './request-kind.ts';
import { sendPhoto } from './send-photo.ts';
import { thankYouFor } from './thank-you-for.ts';

interface RequestSubmitOptions {
  readonly form: RequestForm;
  readonly kind: RequestKind;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly photo: Blob | null;
  /** It is saved on the device: to be sent when the connection is back, or only until it has arrived. */
  readonly onSaved: (isWaiting: boolean) => void;
  /** The request has arrived: its copy on the device may go. */
  readonly onArrived: () => void;
  /** All is sent: the form may be emptied, for a visitor who comes back to it. */
  readonly onDone: () => void;
}

const showFailure = () =>
  showToast({
    title: 'Submission Failed',
    description: `Please try again or call us directly at ${formatPhone(BUSINESS_QUOTES_PHONE)}.`,
    variant: 'destructive',
  });

/** "pickup.day" is the field "day" of the form that asks for a pickup. */
const fieldsOfForm = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^\w+\./, ''), text]));

/** Sends the form: now, or when the connection is back. Whatever fails, everything typed stays. */
export function useRequestSubmit(options: RequestSubmitOptions) {
  const { form, kind, element, photo, onSaved, onArrived, onDone } = options;
  const { name } = kind;

  const submit = form.handleSubmit(async (values) => {
    const attempt = attemptOf(values);
    saveDraft(name, { values: form.getValues(), attempt, waiting: !navigator.onLine });
    onSaved(!navigator.onLine);
    if (!navigator.onLine) return;
    try {
      await finish(await sendQuote(attempt));
    } catch (error) {
      fail(error);
    }
  });

  function attemptOf(values: RequestValues): QuoteAttempt {
    const honeypot = element.current && new FormData(element.current).get('website');
    const request = {
      ...values,
      photoFollows: photo !== null,
      website: typeof honeypot === 'string' ? honeypot : '',
      filledInMs: Math.round(performance.now()),
    };
    return nextQuoteAttempt(readDraft(name)?.attempt ?? null, request);
  }

  async function finish(created: QuoteRequestCreated) {
    track(kind.event);
    trackConversion(kind.conversion);
    onArrived();
    const photoArrived = photo === null || (await sendPhoto(created, photo));
    onDone();
    location.assign(thankYouFor(name, photoArrived));
  }

  function fail(error: unknown) {
    const values = form.getValues();
    if (!navigator.onLine) {
      saveDraft(name, { values, waiting: true });
      onSaved(true);
      return;
    }
    if (error instanceof RequestError) {
      if (hasCode(error, 'idempotency_key_reused')) saveDraft(name, { values, attempt: null });
      showFieldErrors(form, fieldsOfForm(error.fields));
    }
    showFailure();
  }

  const sendWaiting = useEffectEvent(() => {
    if (readDraft(name)?.waiting) void submit();
  });
  useEffect(() => {
    window.addEventListener('online', sendWaiting);
    return () => window.removeEventListener('online', sendWaiting);
  }, []);

  return submit;
}
