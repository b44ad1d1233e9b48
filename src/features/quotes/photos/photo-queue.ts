import { REQUEST_DRAFT_SAVED_MS } from '../../../business/constants.ts';
import { addQuotePhotosApi, PHOTO_TOKEN_HEADER } from '../../../domain/quotes/quotes.api.ts';
import { attemptHeaders, isRefused } from '../../../lib/requests/attempt.ts';
import { readBlob, removeBlob, saveBlob } from '../../../lib/storage/blob-storage.ts';
import { type DeviceDraft, deviceDrafts } from '../../../lib/storage/device-drafts.ts';
import { call } from '../../../lib/requests/request.ts';
import { draftKey, draftPhotosKey } from '../../../lib/storage/storage-keys.ts';
import type { RequestPhoto } from '../request-kind.ts';

/** A request that the server has, and its token for photos, which opens nothing. */
interface SentRequest {
  readonly requestId: string;
  readonly token: string;
}

/** With the mark of a request that waits, so that every page sees what waits in one look. */
interface QueuedPhoto extends SentRequest, DeviceDraft {
  readonly waiting: true;
}

/** Under the key of a form called "photos". */
const queue = deviceDrafts<QueuedPhoto>(draftKey('photos'), { ms: REQUEST_DRAFT_SAVED_MS });

/** Where this device has a photo of the queue. */
export const queuedPhotoKey = (id: string): string => `${draftPhotosKey('sent')}/${id}`;

/** `failed`: it may succeed later. `refused`: it would be refused again, so it is no longer in the queue. */
export type PhotoOutcome = 'sent' | 'failed' | 'refused';

const TRIES = 2;
/** For each try: 1 MB takes 40 s at 200 kbit/s. */
const TIMEOUT_MS = 60_000;

/** The photos that this device has still to send. */
export const queuedPhotos = (): readonly QueuedPhoto[] => queue.fresh();

/** Sends one photo. Its id makes a second try harmless. */
export async function sendPhoto(
  { requestId, token }: SentRequest,
  { id, blob }: RequestPhoto,
): Promise<PhotoOutcome> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      await call(addQuotePhotosApi, {
        params: { id: requestId },
        body: blob,
        headers: {
          ...attemptHeaders({ key: id, request: null }),
          'content-type': blob.type,
          [PHOTO_TOKEN_HEADER]: token,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return 'sent';
    } catch (error) {
      // request() logged it.
      if (isRefused(error)) return 'refused';
    }
  }
  return 'failed';
}

/** Saves the photos of a request on this device until they are sent. Returns whether all were saved; if not, none is. */
export async function queuePhotos(request: SentRequest, photos: readonly RequestPhoto[]): Promise<boolean> {
  const saved = await Promise.all(photos.map(({ id, blob }) => saveBlob(queuedPhotoKey(id), blob)));
  const ids = new Set(photos.map(({ id }) => id));
  const added = photos.map(({ id }) => ({ ...request, id, savedAt: Date.now(), waiting: true as const }));
  const isQueued =
    saved.every(Boolean) && queue.change((all) => [...all.filter(({ id }) => !ids.has(id)), ...added]);
  if (!isQueued) await Promise.all(photos.map(({ id }) => removeBlob(queuedPhotoKey(id))));
  return isQueued;
}

async function drop(id: string): Promise<void> {
  queue.drop(id);
  await removeBlob(queuedPhotoKey(id));
}

/**
 * Sends the waiting photos one after the other, in one tab at a time, and reports how each ends. Returns whether all of them arrived.
 */
export const sendQueuedPhotos = (
  tell: (id: string, state: PhotoOutcome | 'sending') => void = () => {},
): Promise<boolean> =>
  navigator.locks.request('send-photos', async () => {
    let areAllSent = true;
    for (const photo of queuedPhotos()) {
      tell(photo.id, 'sending');
      const blob = await readBlob(queuedPhotoKey(photo.id));
      const outcome = blob ? await sendPhoto(photo, { id: photo.id, blob }) : 'refused';
      if (outcome !== 'failed') await drop(photo.id);
      if (outcome !== 'sent') areAllSent = false;
      tell(photo.id, outcome);
    }
    return areAllSent;
  });
