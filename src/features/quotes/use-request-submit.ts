import { type BaseSyntheticEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { QUOTE_MINIMUM_FILL_MS } from '../../business/constants.ts';
import { sentLocale } from '../../domain/shared/language/locale.ts';
import { track, trackConversion } from '../../lib/measurement/analytics.ts';
import { isMissingModule } from '../../lib/requests/missing-module.ts';
import { hasCode, RequestError } from '../../lib/requests/request.ts';
import { hiddenValues } from '../../ui/form/hidden-values.ts';
import { showFieldErrors } from '../../ui/form/show-field-errors.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import { isInDoubt, readDraft, saveDraft, saveTry } from './quote-draft.ts';
import { requestFormTexts } from './texts.ts';
import type { Waiting } from './use-request-draft.ts';
import {
  REQUEST_KINDS,
  type RequestForm,
  type RequestName,
  type RequestPhoto,
  type RequestValues,
} from './request-kind.ts';

interface RequestSubmitOptions {
  readonly form: RequestForm;
  readonly name: RequestName;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly photos: readonly RequestPhoto[];
  readonly waiting: Waiting;
  /** The fields show what this device has saved. */
  readonly isRestored: boolean;
  /** Whether the request waits on this device for a connection. */
  readonly onSaved: (waiting: Waiting) => void;
  /** The server has the request, so the saved copy can go. */
  readonly onArrived: () => void;
  /** The photos are saved elsewhere or sent, so the form can be emptied. */
  readonly onDone: () => void;
}

const showFailure = (how: 'failed' | 'tooMany') =>
  showToast({
    title: requestFormTexts.failed,
    description: requestFormTexts.waiting[how],
    variant: 'destructive',
    isSaidByPage: true,
  });

/** Sends the form now, or as soon as the device is online. If it fails, everything typed stays. */
export function useRequestSubmit(options: RequestSubmitOptions) {
  const { form, name, element, photos, waiting, isRestored, onSaved, onArrived, onDone } = options;

  const checkAndSend = form.handleSubmit(async (checked) => {
    const { handOver, nextQuoteAttempt, sendQuote, thankFor } = await import('./send-quote.ts');
    const saved = readDraft(name);
    const isDoubtful = saved !== null && isInDoubt(saved);
    if (isDoubtful && waiting !== 'doubtful') return onSaved('doubtful');
    const attempt = nextQuoteAttempt((!isDoubtful && saved?.attempt) || null, requestOf(checked));
    const values = form.getValues();
    if (!navigator.onLine) return wait({ values, attempt });
    saveTry(name, { values, attempt, waiting: false });
    onSaved('no');
    try {
      const created = await sendQuote(attempt);
      track(REQUEST_KINDS[name].event);
      trackConversion(REQUEST_KINDS[name].conversion);
      const areKept = await handOver(created, photos);
      onArrived();
      onDone();
      thankFor(attempt.request, created, !areKept);
    } catch (error) {
      fail(error);
    }
  });

  async function submit(event?: BaseSyntheticEvent) {
    try {
      await checkAndSend(event);
    } catch (error) {
      // What checks a request did not load: a device that is back online tries again.
      saveDraft(name, { values: form.getValues(), attempt: null });
      fail(error);
      // The page is loaded anew, with the draft (features/offline/start-offline.ts).
      if (isMissingModule(error)) throw error;
    }
  }

  function requestOf(values: RequestValues) {
    const estimate = form.getValues('estimate');
    return {
      ...values,
      ...(estimate ? { estimate } : {}),
      ...sentLocale,
      photoFollows: photos.length > 0,
      ...(photos.length > 0 ? { photoCount: photos.length } : {}),
      ...hiddenValues(element.current),
    };
  }

  /** Any page sends what has been checked; only this one checks. */
  function wait(change: Parameters<typeof saveDraft>[1]) {
    if (!saveDraft(name, { ...change, waiting: true })) onSaved('onPage');
    else onSaved(readDraft(name)?.attempt ? 'yes' : 'unchecked');
  }

  function fail(error: unknown) {
    const values = form.getValues();
    if (!navigator.onLine) return wait({ values });
    if (error instanceof RequestError) {
      if (hasCode(error, 'idempotency_key_reused')) saveDraft(name, { values, attempt: null });
      showFieldErrors(form, error.fields);
    }
    const how = hasCode(error, 'too_many_requests') ? 'tooMany' : 'failed';
    onSaved(how);
    showFailure(how);
  }

  const sendWaiting = useEffectEvent(() => {
    if (readDraft(name)?.waiting) void submit();
  });
  useEffect(() => {
    window.addEventListener('online', sendWaiting);
    return () => window.removeEventListener('online', sendWaiting);
  }, []);
  useEffect(() => {
    // The page was loaded anew for what checks and sends it. Faster than a person types, it would count as spam.
    if (!isRestored || !navigator.onLine || readDraft(name)?.attempt !== null) return undefined;
    const timer = setTimeout(() => sendWaiting(), QUOTE_MINIMUM_FILL_MS);
    return () => clearTimeout(timer);
  }, [isRestored, name]);

  return submit;
}
