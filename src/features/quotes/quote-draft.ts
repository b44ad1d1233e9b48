import type { QuoteAttempt } from '../../domain/quotes/quote-attempt.ts';
import type { QuoteDraft } from '../../domain/quotes/quote.schema.ts';
import { keepBlob, readBlob, removeBlob } from '../../lib/blob-storage.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

const KEY = 'quote-draft';
const PHOTO_KEY = 'quote-photo';

/** What this device keeps of a request until it has arrived. */
export interface KeptQuote {
  readonly values: QuoteDraft;
  /** The last time it went out, or tried to. */
  readonly attempt: QuoteAttempt | null;
  /** It was submitted without a connection and is still to be sent. */
  readonly waiting: boolean;
}

export function readDraft(): KeptQuote | null {
  const kept = readStored<KeptQuote>(KEY);
  return kept && typeof kept.values === 'object' && kept.values !== null ? kept : null;
}

export function keepDraft(change: Partial<KeptQuote> & Pick<KeptQuote, 'values'>): void {
  writeStored(KEY, { attempt: null, waiting: false, ...readDraft(), ...change });
}

export function clearDraft(): void {
  removeStored(KEY);
  void removeBlob(PHOTO_KEY);
}

export const readDraftPhoto = () => readBlob(PHOTO_KEY);

/** Answers whether the photo outlives this page; null forgets it. */
export async function keepDraftPhoto(photo: Blob | null): Promise<boolean> {
  if (photo) return keepBlob(PHOTO_KEY, photo);
  await removeBlob(PHOTO_KEY);
  return true;
}
