import type { QuoteAttempt } from '../../domain/quotes/quote-attempt.ts';
import { keepBlob, readBlob, removeBlob } from '../../lib/blob-storage.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import type { RequestDraft, RequestKind } from './request-kind.ts';

type Name = RequestKind['name'];

const keyOf = (name: Name) => `${name}-draft`;
const photoKeyOf = (name: Name) => `${name}-photo`;

/** What this device keeps of a request until it has arrived. */
export interface KeptRequest {
  readonly values: RequestDraft;
  /** The last time it went out, or tried to. */
  readonly attempt: QuoteAttempt | null;
  /** It was submitted without a connection and is still to be sent. */
  readonly waiting: boolean;
}

export function readDraft(name: Name): KeptRequest | null {
  const kept = readStored<KeptRequest>(keyOf(name));
  return kept && typeof kept.values === 'object' && kept.values !== null ? kept : null;
}

export function keepDraft(name: Name, change: Partial<KeptRequest> & Pick<KeptRequest, 'values'>): void {
  writeStored(keyOf(name), { attempt: null, waiting: false, ...readDraft(name), ...change });
}

export function clearDraft(name: Name): void {
  removeStored(keyOf(name));
  void removeBlob(photoKeyOf(name));
}

export const readDraftPhoto = (name: Name) => readBlob(photoKeyOf(name));

/** Answers whether the photo outlives this page; null forgets it. */
export async function keepDraftPhoto(name: Name, photo: Blob | null): Promise<boolean> {
  if (photo) return keepBlob(photoKeyOf(name), photo);
  await removeBlob(photoKeyOf(name));
  return true;
}
