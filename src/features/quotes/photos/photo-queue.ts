import { REQUEST_DRAFT_SAVED_MS } from '../../../business/constants.ts';
import { addQuotePhotosApi, PHOTO_TOKEN_HEADER } from '../../../domain/quotes/quotes.api.ts';
import { attemptHeaders, isRefused } from '../../../lib/requests/attempt.ts';
import { createPhotoSender, type PhotoOutcome } from '../../../lib/requests/photo-sender.ts';
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

/** Where this device has a photo of the queue. */
export const queuedPhotoKey = (id: string): string => `${draftPhotosKey('sent')}/${id}`;

const sender = createPhotoSender<QueuedPhoto>({
  // Under the key of a form called "photos".
  drafts: deviceDrafts(draftKey('photos'), { ms: REQUEST_DRAFT_SAVED_MS }),
  keyOf: queuedPhotoKey,
  lock: 'send-photos',
  post: ({ requestId, token, id }, blob, signal) =>
    call(addQuotePhotosApi, {
      params: { id: requestId },
      body: blob,
      headers: {
        ...attemptHeaders({ key: id, request: null }),
        'content-type': blob.type,
        [PHOTO_TOKEN_HEADER]: token,
      },
      signal,
    }),
  isRefused,
});

/** The photos that this device has still to send. */
export const queuedPhotos = (): readonly QueuedPhoto[] => sender.waiting();

const WAITING = { waiting: true } as const;

/** Sends one photo. Its id makes a second try harmless. */
export const sendPhoto = (request: SentRequest, { id, blob }: RequestPhoto): Promise<PhotoOutcome> =>
  sender.sendOne({ ...request, ...WAITING, id }, blob);

/** Saves the photos of a request on this device until they are sent. Returns whether all were saved; if not, none is. */
export const queuePhotos = (request: SentRequest, photos: readonly RequestPhoto[]): Promise<boolean> =>
  sender.save(
    photos.map(({ id, blob }) => ({ photo: { ...request, ...WAITING, id, savedAt: Date.now() }, blob })),
  );

/** Sends the waiting photos, and reports how each ends. Returns whether all of them arrived. */
export const sendQueuedPhotos = (
  tell: (id: string, state: PhotoOutcome | 'sending') => void = () => {},
): Promise<boolean> => sender.send(({ id }, state) => tell(id, state));
