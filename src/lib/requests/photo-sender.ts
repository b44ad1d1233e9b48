import { readBlob, removeBlob, saveBlob } from '../storage/blob-storage.ts';
import type { DeviceDraft, deviceDrafts } from '../storage/device-drafts.ts';

/** `failed`: it may succeed later. `refused`: it would be refused again, so it no longer waits. */
export type PhotoOutcome = 'sent' | 'failed' | 'refused';

interface PhotoSenderOptions<Photo extends DeviceDraft> {
  /** What is known of each photo that waits. */
  readonly drafts: ReturnType<typeof deviceDrafts<Photo>>;
  /** Where this device has a photo itself. */
  readonly keyOf: (id: string) => string;
  /** One tab at a time sends those of a name. */
  readonly lock: string;
  /** Sends one. Its id must make a second try harmless. */
  readonly post: (photo: Omit<Photo, 'savedAt'>, blob: Blob, signal: AbortSignal) => Promise<unknown>;
  /** Whether the server would refuse it again. */
  readonly isRefused: (error: unknown) => boolean;
}

const TRIES = 2;
/** For each try: 1 MB takes 40 s at 200 kbit/s. */
const TIMEOUT_MS = 60_000;

/** Photos that wait on a device until they are sent. */
export function createPhotoSender<Photo extends DeviceDraft>({
  drafts,
  keyOf,
  lock,
  post,
  isRefused,
}: PhotoSenderOptions<Photo>) {
  type Sent = Parameters<typeof post>[0];

  async function sendOne(photo: Sent, blob: Blob): Promise<PhotoOutcome> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        await post(photo, blob, AbortSignal.timeout(TIMEOUT_MS));
        return 'sent';
      } catch (error) {
        // request() logged it.
        if (isRefused(error)) return 'refused';
      }
    }
    return 'failed';
  }

  async function drop(id: string): Promise<void> {
    drafts.drop(id);
    await removeBlob(keyOf(id));
  }

  return {
    /** Those that wait. */
    waiting: drafts.fresh,

    sendOne,

    /** Saves photos on this device. Returns whether all were saved; if not, none is. */
    async save(photos: readonly { readonly photo: Photo; readonly blob: Blob }[]): Promise<boolean> {
      const saved = await Promise.all(photos.map(({ photo, blob }) => saveBlob(keyOf(photo.id), blob)));
      const added = photos.map(({ photo }) => photo);
      const ids = new Set(added.map(({ id }) => id));
      const isSaved =
        saved.every(Boolean) && drafts.change((all) => [...all.filter(({ id }) => !ids.has(id)), ...added]);
      if (!isSaved) await Promise.all(added.map(({ id }) => removeBlob(keyOf(id))));
      return isSaved;
    },

    /** Sends those that wait one after the other, and reports how each ends. Returns whether all of them arrived. */
    send: (tell: (photo: Photo, state: PhotoOutcome | 'sending') => void = () => {}): Promise<boolean> =>
      navigator.locks.request(lock, async () => {
        let areAllSent = true;
        for (const photo of drafts.fresh()) {
          tell(photo, 'sending');
          const blob = await readBlob(keyOf(photo.id));
          const outcome = blob ? await sendOne(photo, blob) : 'refused';
          if (outcome !== 'failed') await drop(photo.id);
          if (outcome !== 'sent') areAllSent = false;
          tell(photo, outcome);
        }
        return areAllSent;
      }),
  };
}
