import { BUSINESS_QUOTES_PHONE } from '../../business/business.ts';
import { formatPhone } from '../../domain/shared/contact/phone.ts';
import { track, trackConversion } from '../../lib/measurement/analytics.ts';
import type { QuoteRequestCreated, QuoteRequestInput } from '../../domain/quotes/quotes.api.ts';
import { isRefused } from '../../lib/requests/attempt.ts';
import type { RequestError } from '../../lib/requests/request.ts';
import { make, makeButton } from '../../ui/make.ts';
import { showToast } from '../../ui/toast/toast.store.ts';
import {
  clearDraft,
  isInDoubt,
  readDraft,
  readDraftPhotos,
  saveDraft,
  saveTry,
  type SavedRequest,
} from '../quotes/quote-draft.ts';
import { REQUEST_KINDS, type RequestName } from '../quotes/request-kind.ts';
import { showPhotos } from '../quotes/photos/photo-progress.ts';
import { sendQueuedPhotos } from '../quotes/photos/photo-queue.ts';
import { sendWaitingTexts } from './texts.ts';

/** What may wait on this device. */
export type WaitingName = RequestName | 'photos';

/** Loaded on demand: photos alone do not need it, and every page lists what this file imports statically. */
const loadSender = () => import('../quotes/send-quote.ts');

/** Whether the form is on this page and hydrated. */
const isAwake = (form: RequestName) =>
  new URL(REQUEST_KINDS[form].page, location.origin).pathname === location.pathname &&
  document.querySelector('astro-island:not([ssr]) form') !== null;

/** Says below the header, until it's closed, that the request was sent: nobody may have looked while the toast was there. */
function keepTold(open: () => void): void {
  const close = makeButton('button button-line', sendWaitingTexts.close, () => line.remove());
  const line = make(
    'div',
    'notice',
    make('p', 'mb-2', sendWaitingTexts.told),
    makeButton('button button-signal', sendWaitingTexts.see, open),
    ' ',
    close,
  );
  document.querySelector('.notices')?.append(line);
}

async function tellSent(
  form: RequestName,
  request: QuoteRequestInput,
  created: QuoteRequestCreated,
  isPhotoLost: boolean,
): Promise<void> {
  track(REQUEST_KINDS[form].event);
  trackConversion(REQUEST_KINDS[form].conversion);
  // Leave the page: its form has restored the draft and would offer to send it again.
  const { thankFor } = await loadSender();
  const thank = () => thankFor(request, created, isPhotoLost);
  if (isAwake(form)) return thank();
  keepTold(thank);
  const areSent = await sendQueuedPhotos();
  showToast({
    title: sendWaitingTexts.sent,
    description: areSent && !isPhotoLost ? sendWaitingTexts.arrived : sendWaitingTexts.lostPhotos,
  });
}

/** The field's own sentence says more than that of the refusal, and not each ends with a period. */
const reasonOf = ({ fields, text }: RequestError) =>
  (Object.values(fields)[0] ?? text)?.replace(/[^.!?]$/, '$&.');

function tellUnsent(form: RequestName, description: string): void {
  showToast({
    title: sendWaitingTexts.failed,
    description,
    variant: 'destructive',
    action: { label: sendWaitingTexts.open, run: () => location.assign(REQUEST_KINDS[form].page) },
  });
}

function tellRefused(form: RequestName, { values }: SavedRequest, error: RequestError): void {
  saveDraft(form, { values, waiting: false, attempt: null, refused: error.fields });
  tellUnsent(form, sendWaitingTexts.refused(reasonOf(error), formatPhone(BUSINESS_QUOTES_PHONE)));
}

async function sendOne(form: RequestName): Promise<void> {
  const draft = readDraft(form);
  if (!draft?.waiting || !draft.attempt) return;
  if (isInDoubt(draft)) {
    saveDraft(form, { values: draft.values, waiting: false });
    tellUnsent(form, sendWaitingTexts.doubtful);
    return;
  }
  saveTry(form, draft);
  const { photoFollows } = draft.attempt.request;
  const photos = photoFollows ? await readDraftPhotos(form) : [];
  const { handOver, sendQuote } = await loadSender();
  try {
    const created = await sendQuote(draft.attempt);
    const areKept = await handOver(created, photos);
    clearDraft(form);
    // Some may not have been saved.
    const isOneGone = photos.length < (draft.attempt.request.photoCount ?? Number(photoFollows));
    await tellSent(form, draft.attempt.request, created, isOneGone || !areKept);
  } catch (error) {
    if (isRefused(error)) tellRefused(form, draft, error);
  }
}

/**
 * Sends requests that were submitted offline, under their original keys, so that each arrives once. With `leaveToForms`, a
 * form on this page sends its own. A lock keeps other tabs from sending too.
 */
export async function sendWaiting(waiting: readonly WaitingName[], leaveToForms: boolean): Promise<void> {
  await navigator.locks.request('send-waiting', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const one of waiting) if (one !== 'photos' && (!leaveToForms || !isAwake(one))) await sendOne(one);
  });
  const section = document.querySelector<HTMLElement>('[data-photos]');
  // The thank-you page shows how far it is, and continues when the device is online again.
  if (!section) await sendQueuedPhotos();
  else if (section.hidden) await showPhotos(section);
}
