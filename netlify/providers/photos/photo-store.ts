import { outage } from '../../lib/http/errors.ts';
import { within } from '../../lib/within.ts';
import { noteFailure, noteSuccess } from '../health/note-outcome.ts';

const TIMEOUT_MS = 4_000;

/** Private to the server, with strongly consistent reads. */
export async function photoStore() {
  const { getStore } = await import('@netlify/blobs');
  return getStore({ name: 'quote-photos', consistency: 'strong' });
}

export async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    const done = await within(TIMEOUT_MS, work, () => new DOMException('too late', 'TimeoutError'));
    noteSuccess('photos');
    return done;
  } catch (error) {
    noteFailure('photos', error);
    throw outage(error);
  }
}

/** Each of these throws `unavailable` if the store does not answer in time. */
export const savePhoto = (key: string, jpeg: Uint8Array): Promise<void> =>
  reach(async () => {
    await (await photoStore()).set(key, new Uint8Array(jpeg).buffer);
  });

/** null if there is none. */
export const loadPhoto = (key: string): Promise<Uint8Array | null> =>
  reach(async () => {
    const bytes = await (await photoStore()).get(key, { type: 'arrayBuffer' });
    return bytes && new Uint8Array(bytes);
  });

export const removePhoto = (key: string): Promise<void> =>
  reach(async () => (await photoStore()).delete(key));

/** Removes every photo of a request, also bytes that no row names because the answer to a commit was lost. */
export const removePhotosOf = (quoteId: string): Promise<void> =>
  reach(async () => {
    const photos = await photoStore();
    const { blobs } = await photos.list({ prefix: `${quoteId}/` });
    await Promise.all(blobs.map(({ key }) => photos.delete(key)));
  });
