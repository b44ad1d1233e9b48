import { readBlob, removeBlob, saveBlob } from '../../lib/blob-storage.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { draftKey, draftPhotoKey } from '../../lib/storage-keys.ts';
import type { QuoteAttempt } from './send-quote.ts';
import type { RequestDraft, RequestKind } from './request-kind.ts';

type Name = RequestKind['name'];

/** What this device saves of a request until the server has it. */
export interface SavedRequest {
  readonly values: RequestDraft;
  /** The last try to send it. */
  readonly attempt: QuoteAttempt | null;
  /** Submitted offline and not sent yet. */
  readonly waiting: boolean;
}

export function readDraft(name: Name): SavedRequest | null {
  const saved = readStored<SavedRequest>(draftKey(name));
  return saved && typeof saved.values === 'object' && saved.values !== null ? saved : null;
}

export function saveDraft(name: Name, change: Partial<SavedRequest> & Pick<SavedRequest, 'values'>): void {
  writeStored(draftKey(name), { attempt: null, waiting: false, ...readDraft(name), ...change });
}

export function clearDraft(name: Name): void {
  removeStored(draftKey(name));
  void removeBlob(draftPhotoKey(name));
}

export const readDraftPhoto = (name: Name) => readBlob(draftPhotoKey(name));

/** null removes the photo. Answers false if it could not be saved. */
export async function saveDraftPhoto(name: Name, photo: Blob | null): Promise<boolean> {
  if (photo) return saveBlob(draftPhotoKey(name), photo);
  await removeBlob(draftPhotoKey(name));
  return true;
}
