import { atom } from 'nanostores';
import { STAFF_DRAFT_SAVED_MS } from '../../../../business/constants.ts';
import { addStaffPhotoApi } from '../../../../domain/quotes/admin-quotes.api.ts';
import { newId } from '../../../../lib/new-id.ts';
import { createPhotoSender } from '../../../../lib/requests/photo-sender.ts';
import { call, hasCode } from '../../../../lib/requests/request.ts';
import { readBlobs, removeBlob } from '../../../../lib/storage/blob-storage.ts';
import { type DeviceDraft, deviceDrafts } from '../../../../lib/storage/device-drafts.ts';
import { sweepStaffDrafts } from '../../form/saved-draft.ts';
import { driverPhotosKey } from '../../sign-in/driver-keys.ts';

/** A photo that this phone has and the server does not. */
interface StopPhoto extends DeviceDraft {
  readonly quoteId: string;
  readonly name: string;
}

/** What the server says of a photo that it will never take. Whoever is no longer signed in sends it when they are again. */
const FINAL = ['not_found', 'no_more_photos', 'too_large', 'unsupported_media_type'] as const;

/** The photos that one driver took. They outlast a phone without a connection, and its restart. `onArrived`: the server has more of them. */
export function createStopPhotos(personId: string, onArrived: () => Promise<void>) {
  sweepStaffDrafts();
  const place = driverPhotosKey(personId);
  const keyOf = (id: string) => `${place}/${id}`;
  const drafts = deviceDrafts<StopPhoto>(place, { ms: STAFF_DRAFT_SAVED_MS, asksFirst: true });
  const sender = createPhotoSender<StopPhoto>({
    drafts,
    keyOf,
    lock: 'send-stop-photos',
    // Not by staffCall(): it may be sent long after it was taken.
    post: ({ quoteId, id }, blob, signal) =>
      call(addStaffPhotoApi, {
        params: { id: quoteId, photo: id },
        body: blob,
        headers: { 'content-type': blob.type },
        signal,
      }),
    isRefused: (error) => FINAL.some((code) => hasCode(error, code)),
  });
  const $waiting = atom(sender.waiting());
  const $refused = atom<readonly StopPhoto[]>([]);

  return {
    $waiting,
    /** Those that the server will never take. */
    $refused,

    /** Returns whether this phone has it now. */
    async add(stop: Pick<StopPhoto, 'quoteId' | 'name'>, jpeg: Blob): Promise<boolean> {
      const photo = { ...stop, id: newId(), savedAt: Date.now() };
      const isSaved = await sender.save([{ photo, blob: jpeg }]);
      $waiting.set(sender.waiting());
      return isSaved;
    },

    /** Sends what waits; what cannot be sent stays. */
    async send(): Promise<void> {
      let hasArrived = false;
      await sender.send((photo, state) => {
        hasArrived ||= state === 'sent';
        if (state === 'refused') $refused.set([...$refused.get(), photo]);
        $waiting.set(sender.waiting());
      });
      if (hasArrived) await onArrived();
    },

    /** Removes the pictures of those that waited too long. */
    async sweep(): Promise<void> {
      const known = new Set(sender.waiting().map(({ id }) => keyOf(id)));
      const stale = (await readBlobs(place)).filter(({ key }) => !known.has(key));
      await Promise.all(stale.map(({ key }) => removeBlob(key)));
    },
  };
}
