import { IDEMPOTENCY_KEY_HOURS, QUOTE_PHOTOS_MAX, REQUEST_DRAFT_SAVED_MS } from '../../business/constants.ts';
import { readBlobs, removeBlob, saveBlob } from '../../lib/storage/blob-storage.ts';
import { type DeviceDraft, deviceDrafts } from '../../lib/storage/device-drafts.ts';
import { draftKey, draftPhotosKey } from '../../lib/storage/storage-keys.ts';
import type { QuoteAttempt } from './send-quote.ts';
import type { RequestDraft, RequestName, RequestPhoto } from './request-kind.ts';

/** What this device saves of a request until the server has it. */
export interface SavedRequest {
  readonly values: RequestDraft;
  /** The last try to send it. */
  readonly attempt: QuoteAttempt | null;
  /** Submitted offline and not sent yet. */
  readonly waiting: boolean;
  /** When the attempt was first sent; null: not yet. */
  readonly triedAt?: number | null;
  /** What the server said of the fields of a request that no form showed. */
  readonly refused?: Readonly<Record<string, string>> | null;
}

/** A form has one, whatever tab it is open in. */
const ID = 'request';
const draftsOf = (name: RequestName) =>
  deviceDrafts<SavedRequest & DeviceDraft>(draftKey(name), { ms: REQUEST_DRAFT_SAVED_MS });

export const readDraft = (name: RequestName): SavedRequest | null =>
  draftsOf(name)
    .fresh()
    .find(({ values }) => Boolean(values)) ?? null;

/** Returns whether this device has it; if not, it lasts as long as the page. */
export function saveDraft(
  name: RequestName,
  change: Partial<SavedRequest> & Pick<SavedRequest, 'values'>,
): boolean {
  const saved = readDraft(name);
  const isOther = change.attempt !== undefined && change.attempt?.key !== saved?.attempt?.key;
  return draftsOf(name).save({
    attempt: null,
    waiting: false,
    ...saved,
    ...(isOther && { triedAt: null }),
    refused: null,
    ...change,
    id: ID,
    savedAt: Date.now(),
  });
}

/** Remembers that a request is about to be sent, and since when it may have arrived. */
export function saveTry(
  name: RequestName,
  change: Pick<SavedRequest, 'values' | 'attempt' | 'waiting'>,
): void {
  saveDraft(name, change);
  saveDraft(name, { values: change.values, triedAt: readDraft(name)?.triedAt ?? Date.now() });
}

/** Ends this much before the server's memory of a key. */
const MARGIN_MS = 3_600_000;

/** Whether it may have arrived so long ago that the server no longer knows its key: sent again, it could be there twice. */
export const isInDoubt = ({ attempt, triedAt = null }: SavedRequest): boolean =>
  attempt !== null &&
  triedAt !== null &&
  Date.now() - triedAt > IDEMPOTENCY_KEY_HOURS * 3_600_000 - MARGIN_MS;

export function clearDraft(name: RequestName): void {
  draftsOf(name).drop(ID);
  void removeDraftPhotos(name);
}

/** In the order in which they were chosen. */
export async function readDraftPhotos(name: RequestName): Promise<readonly RequestPhoto[]> {
  const saved = await readBlobs(draftPhotosKey(name));
  // Two tabs may have added more than a request may have.
  return saved
    .slice(0, QUOTE_PHOTOS_MAX)
    .map(({ key, blob }) => ({ id: key.slice(key.lastIndexOf('/') + 1), blob }));
}

const keyOf = (name: RequestName, id: string): string => `${draftPhotosKey(name)}/${id}`;

/** Answers false if it could not be saved. */
export const saveDraftPhoto = (name: RequestName, { id, blob }: RequestPhoto): Promise<boolean> =>
  saveBlob(keyOf(name, id), blob);

export const removeDraftPhoto = (name: RequestName, id: string): Promise<void> => removeBlob(keyOf(name, id));

async function removeDraftPhotos(name: RequestName): Promise<void> {
  const saved = await readBlobs(draftPhotosKey(name));
  await Promise.all(saved.map(({ key }) => removeBlob(key)));
}
