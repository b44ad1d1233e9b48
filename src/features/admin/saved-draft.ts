import { useEffect, useState } from 'react';
import { STAFF_DRAFT_SAVED_MS } from '../../business/staff-constants.ts';
import type { YardId } from '../../business/yards.ts';
import { newId } from '../../lib/new-id.ts';
import { isSavedWithin } from '../../lib/saved-within.ts';
import { staffDraftKey } from '../../lib/staff-storage-keys.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { storedKeys } from '../../lib/stored-keys.ts';
import { $person } from './staff.store.ts';

/** What is typed in a form. */
export interface Typing<Typed, Seen> {
  readonly typed: Typed;
  /** What the page showed then, so that a change since is still noticed. */
  readonly seen?: Seen;
  /** Where a form is about several yards, the one that this is for; null: all of them together. */
  readonly yardId?: YardId | null;
}

/** What somebody typed and has not sent, as this device has it. */
export interface SavedDraft<Typed, Seen> extends Typing<Typed, Seen> {
  readonly id: string;
  /** In milliseconds. */
  readonly savedAt: number;
}

type AnyDraft = SavedDraft<unknown, unknown>;

/** The fresh drafts at a key. An earlier version saved one, without an id. */
function draftsAt(key: string, now: number): readonly AnyDraft[] {
  const stored = readStored<Partial<AnyDraft> | readonly (Partial<AnyDraft> | null)[]>(key);
  return [stored].flat().flatMap((saved) => {
    const isFresh = isSavedWithin(STAFF_DRAFT_SAVED_MS, saved?.savedAt, now);
    return saved?.typed && isFresh ? [{ id: '', ...(saved as Omit<AnyDraft, 'id'>) }] : [];
  });
}

/** Keys of what this device refused to save: who leaves the page is asked first. */
const unsaved = new Set<string>();
const askFirst = (event: Event) => event.preventDefault();

/** Returns whether the device has them now. */
function saveAt(key: string, drafts: readonly AnyDraft[]): boolean {
  if (drafts.length === 0) removeStored(key);
  const isSaved = drafts.length === 0 || writeStored(key, drafts);
  if (isSaved) unsaved.delete(key);
  else unsaved.add(key);
  if (unsaved.size > 0) window.addEventListener('beforeunload', askFirst);
  else window.removeEventListener('beforeunload', askFirst);
  return isSaved;
}

/** Whether anybody's draft is on this device. Those that are too old are removed. */
export function hasDrafts(now = Date.now()): boolean {
  const keys = storedKeys(staffDraftKey(''));
  for (const key of keys) if (draftsAt(key, now).length === 0) removeStored(key);
  return storedKeys(staffDraftKey('')).length > 0;
}

/** Whoever signs out leaves nothing on a device that others use. */
export function dropDraftsOf(personId: string): void {
  const prefix = staffDraftKey(personId);
  const refused = [...unsaved].filter((key) => key.startsWith(prefix));
  for (const key of [...storedKeys(prefix), ...refused]) saveAt(key, []);
}

/**
 * What one form keeps on this device, by the name of what it is about. What was typed there before, or in another tab, is offered
 * beside it, and stays until somebody opens or discards it.
 */
export function staffDrafts<Typed, Seen>(name: string) {
  // A draft belongs to its person: whoever signs in next is not offered it.
  const person = $person.get();
  // A device lets go of what is old, whoever typed it.
  hasDrafts();
  const key = person && staffDraftKey(person.id, name);
  const form = newId();
  const idOf = ({ yardId }: Pick<AnyDraft, 'yardId'>) => (yardId ? `${form}:${yardId}` : form);
  const all = (now = Date.now()) => (key ? (draftsAt(key, now) as readonly SavedDraft<Typed, Seen>[]) : []);
  const isOwn = ({ id }: AnyDraft) => id.startsWith(form);

  return {
    /** What this form does not hold, the newest first. */
    offered: (now = Date.now()) =>
      all(now)
        .filter((each) => !isOwn(each))
        .toSorted((a, b) => b.savedAt - a.savedAt),

    /** Replaces what this form held; with nothing, it was sent or is no longer wanted. Returns whether the device has it now. */
    save(...parts: readonly Typing<Typed, Seen>[]): boolean {
      const own = parts.map((part) => ({ ...part, id: idOf(part), savedAt: Date.now() }));
      return key === null || saveAt(key, [...all().filter((each) => !isOwn(each)), ...own]);
    },

    /** Moves an offered draft into this form. What the form held in its place is offered instead. Null if it is gone by now. */
    take(id: string): SavedDraft<Typed, Seen> | null {
      const taken = all().find((each) => each.id === id);
      if (!key || !taken) return null;
      const own = { ...taken, id: idOf(taken) };
      const others = all().filter((each) => each.id !== id);
      saveAt(key, [...others.map((each) => (each.id === own.id ? { ...each, id: newId() } : each)), own]);
      return own;
    },

    discard(id: string): void {
      if (key)
        saveAt(
          key,
          all().filter((each) => each.id !== id),
        );
    },
  };
}

/** As `staffDrafts`, for a form that shows what is offered. Only the first name counts; without one, nothing is kept. */
export function useStaffDrafts<Typed, Seen>(name: string | undefined) {
  const [drafts] = useState(() => (name === undefined ? null : staffDrafts<Typed, Seen>(name)));
  const [offered, setOffered] = useState(() => drafts?.offered() ?? []);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    // What another tab has opened, sent or discarded is no longer offered.
    const onStorage = () => {
      const still = drafts?.offered() ?? [];
      setOffered((shown) => still.filter(({ id }) => shown.some((each) => each.id === id)));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [drafts]);
  const refresh = () => setOffered(drafts?.offered() ?? []);

  return {
    offered,
    /** This device does not keep what is typed. */
    isRefused,
    save: (...parts: readonly Typing<Typed, Seen>[]) => setRefused(drafts?.save(...parts) === false),
    take(id: string) {
      const taken = drafts?.take(id) ?? null;
      refresh();
      return taken;
    },
    discard(id: string) {
      drafts?.discard(id);
      refresh();
    },
  };
}
