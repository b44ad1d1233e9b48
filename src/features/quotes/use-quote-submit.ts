import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { BUSINESS } from '../../business/business.ts';
import { attemptFor, type QuoteAttempt } from '../../domain/quotes/quote-attempt.ts';
import type { Quote, QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import type { QuoteRequestCreated } from '../../domain/quotes/quotes.api.ts';
import { formatPhone } from '../../domain/shared/phone.ts';
import { track, trackConversion } from '../../lib/analytics.ts';
import { RequestError } from '../../lib/request.ts';
import { paths } from '../../paths.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { keepDraft, readDraft } from './quote-draft.ts';
import { sendPhoto } from './send-photo.ts';
import { sendQuote } from './send-quote.ts';

interface QuoteSubmitOptions {
  readonly form: UseFormReturn<QuoteDraft, unknown, Quote>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly photo: Blob | null;
  /** The request has arrived: the device need keep it no longer. */
  readonly onArrived: () => void;
  /** All is sent: the form may be emptied, for a visitor who comes back to it. */
  readonly onDone: () => void;
}

const showFailure = () =>
  showToast({
    title: 'Submission Failed',
    description: `Please try again or call us directly at ${formatPhone(BUSINESS.quotesPhone)}.`,
    variant: 'destructive',
  });

/** Sends the form: now, or when the connection is back. Whatever fails, everything typed stays. */
export function useQuoteSubmit({ form, element, photo, onArrived, onDone }: QuoteSubmitOptions) {
  const [waiting, setWaiting] = useState(false);

  const submit = form.handleSubmit(async (quote) => {
    const attempt = nextAttempt(quote);
    keepDraft({ values: form.getValues(), attempt, waiting: !navigator.onLine });
    setWaiting(!navigator.onLine);
    if (!navigator.onLine) return;
    try {
      await finish(await sendQuote(attempt));
    } catch (error) {
      fail(error);
    }
  });

  function nextAttempt(quote: Quote): QuoteAttempt {
    const honeypot = element.current && new FormData(element.current).get('website');
    const request = {
      ...quote,
      photoFollows: photo !== null,
      website: typeof honeypot === 'string' ? honeypot : '',
      filledInMs: Math.round(performance.now()),
    };
    return attemptFor(readDraft()?.attempt ?? null, request, () => crypto.randomUUID());
  }

  async function finish(created: QuoteRequestCreated) {
    track('quote_request');
    trackConversion('quote_conversion');
    onArrived();
    const photoArrived = photo === null || (await sendPhoto(created, photo));
    onDone();
    location.assign(photoArrived ? paths.thankYou : `${paths.thankYou}?photo=failed`);
  }

  function fail(error: unknown) {
    const values = form.getValues();
    if (!navigator.onLine) {
      keepDraft({ values, waiting: true });
      setWaiting(true);
      return;
    }
    if (error instanceof RequestError) {
      if (error.code === 'idempotency_key_reused') keepDraft({ values, attempt: null });
      showFieldErrors(form, error.fields);
    }
    showFailure();
  }

  const sendWaiting = useEffectEvent(() => {
    if (readDraft()?.waiting) void submit();
  });
  useEffect(() => {
    window.addEventListener('online', sendWaiting);
    return () => window.removeEventListener('online', sendWaiting);
  }, []);

  return { submit, waiting };
}
