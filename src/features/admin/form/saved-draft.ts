import { useEffect, useState } from 'react';
import { COUNTER_TICKET_SAVED_MS, STAFF_DRAFT_SAVED_MS } from '../../../business/constants.ts';
import type { YardId } from '../../../business/yards.ts';
import { type DeviceDraft, deviceDrafts, sweepDrafts } from '../../../lib/storage/device-drafts.ts';
import { newId } from '../../../lib/new-id.ts';
import { counterTicketKey, staffDraftKey } from '../../../lib/storage/staff-storage-keys.ts';
import { $person } from '../staff.store.ts';

/** What is typed in a form. */
export interface Typing<Typed, Seen> {
  readonly typed: Typed;
  /** What the page showed then, so that a change since is still noticed. */
  readonly seen?: Seen;
  /** Where a form is about several yards, the one that this is for; null: all of them together. */
  readonly yardId?: YardId | null;
}

/** What somebody typed and has not sent, as this device has it. */
export type SavedDraft<Typed, Seen> = Typing<Typed, Seen> & DeviceDraft;

/** Removes drafts and tickets that are too old from this device, whoever began them. Returns whether any are left. */
export const sweepStaffDrafts = (now?: number): boolean =>
  [
    sweepDrafts(staffDraftKey(''), STAFF_DRAFT_SAVED_MS, now),
    sweepDrafts(counterTicketKey(''), COUNTER_TICKET_SAVED_MS, now),
  ].includes(true);

/**
 * What one form keeps on this device, by the name of what it is about. What was typed there before, or in another tab, is offered
 * beside it, and stays until somebody opens or discards it.
 */
export function staffDrafts<Typed, Seen>(name: string) {
  type Saved = SavedDraft<Typed, Seen>;
  // A draft belongs to its person: whoever signs in next is not offered it.
  const person = $person.get();
  sweepStaffDrafts();
  const drafts =
    person &&
    deviceDrafts<Saved>(staffDraftKey(person.id, name), { ms: STAFF_DRAFT_SAVED_MS, asksFirst: true });
  const form = newId();
  const idOf = ({ yardId }: Pick<Saved, 'yardId'>) => (yardId ? `${form}:${yardId}` : form);
  const isOther = ({ id }: DeviceDraft) => !id.startsWith(form);

  return {
    /** What this form does not hold, the newest first. */
    offered: (now?: number) => (drafts?.fresh(now) ?? []).filter(isOther).toReversed(),

    /** Replaces what this form held; with nothing, it was sent or is no longer wanted. Returns whether the device has it now. */
    save(...parts: readonly Typing<Typed, Seen>[]): boolean {
      const own = parts.map((part) => ({ ...part, id: idOf(part), savedAt: Date.now() }));
      return drafts?.change((all) => [...all.filter(isOther), ...own]) ?? true;
    },

    /** Moves an offered draft into this form. What the form held in its place is offered instead. Null if it is gone by now. */
    take(id: string): Saved | null {
      const taken = drafts?.fresh().find((each) => each.id === id);
      if (!drafts || !taken) return null;
      const own = { ...taken, id: idOf(taken) };
      const aside = (each: Saved) => (each.id === own.id ? { ...each, id: newId() } : each);
      drafts.change((all) => [...all.filter((each) => each.id !== id).map(aside), own]);
      return own;
    },

    discard: (id: string) => drafts?.drop(id),

    onChange: (heard: () => void) => drafts?.onChange(heard),
  };
}

/** As `staffDrafts`, for a form that shows what is offered. Only the first name counts; without one, nothing is kept. */
export function useStaffDrafts<Typed, Seen>(name: string | undefined) {
  const [drafts] = useState(() => (name === undefined ? null : staffDrafts<Typed, Seen>(name)));
  const [offered, setOffered] = useState(() => drafts?.offered() ?? []);
  const [isRefused, setRefused] = useState(false);
  // What another tab has opened, sent or discarded is no longer offered; what it begins is its own.
  useEffect(
    () =>
      drafts?.onChange(() => {
        const still = drafts.offered();
        setOffered((shown) => still.filter(({ id }) => shown.some((each) => each.id === id)));
      }),
    [drafts],
  );
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
