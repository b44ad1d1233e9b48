import { STAFF_DRAFT_SAVED_MS } from '../../business/staff-constants.ts';
import { isSavedWithin } from '../../lib/saved-within.ts';
import { staffDraftKey } from '../../lib/staff-storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { storedKeys } from '../../lib/stored-keys.ts';
import { $person } from './staff.store.ts';

/** What somebody typed and has not sent, as this device has it. */
export interface SavedDraft<Typed, Seen> {
  /** In milliseconds. */
  readonly savedAt: number;
  readonly typed: Typed;
  /** What the page showed then, so that a change since is still noticed. */
  readonly seen?: Seen;
}

// A draft belongs to its person: whoever signs in next is not offered it.
const keyOf = (name: string): string | null => {
  const person = $person.get();
  return person && staffDraftKey(person.id, name);
};

const isFresh = (saved: Partial<SavedDraft<unknown, unknown>> | null, now: number): boolean =>
  isSavedWithin(STAFF_DRAFT_SAVED_MS, saved?.savedAt, now) && typeof saved?.typed === 'object';

/** Whether anybody's draft is on this device. Those that are too old are removed. */
export function hasDrafts(now = Date.now()): boolean {
  const keys = storedKeys(staffDraftKey(''));
  const old = keys.filter((key) => !isFresh(readStored(key), now));
  for (const key of old) removeStored(key);
  return keys.length > old.length;
}

/** This person's draft of that name; null if there is none. */
export function readStaffDraft<Typed, Seen = undefined>(
  name: string,
  now = Date.now(),
): SavedDraft<Typed, Seen> | null {
  const key = keyOf(name);
  return key !== null && hasDrafts(now) ? readStored<SavedDraft<Typed, Seen>>(key) : null;
}

export function saveStaffDraft(name: string, typed: unknown, seen?: unknown): void {
  const key = keyOf(name);
  if (key) writeStored(key, { savedAt: Date.now(), typed, seen } satisfies SavedDraft<unknown, unknown>);
}

/** It was sent, or is no longer wanted. */
export function dropDraft(name: string): void {
  const key = keyOf(name);
  if (key) removeStored(key);
}

/** Whoever signs out leaves nothing on a device that others use. */
export function dropDraftsOf(personId: string): void {
  for (const key of storedKeys(staffDraftKey(personId))) removeStored(key);
}
