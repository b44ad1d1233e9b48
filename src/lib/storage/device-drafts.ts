import { onStored } from './on-stored.ts';
import { isSavedWithin } from './saved-within.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** What somebody began and has not sent, as this device has it. */
export interface DeviceDraft {
  readonly id: string;
  /** When it was changed last, in milliseconds. */
  readonly savedAt: number;
}

interface DraftRules {
  /** For how long a draft is fresh. */
  readonly ms: number;
  /** Whoever leaves the page is asked first if this device refused to save. */
  readonly asksFirst?: boolean;
}

function freshAt<Draft extends DeviceDraft>(key: string, ms: number, now: number): readonly Draft[] {
  const isFresh = (each: Partial<Draft> | null): each is Draft =>
    typeof each?.id === 'string' && isSavedWithin(ms, each.savedAt, now);
  const stored = readStored<readonly (Partial<Draft> | null)[]>(key);
  return Array.isArray(stored) ? stored.filter(isFresh) : [];
}

/** Keys of what this device refused to save. */
const refused = new Set<string>();
const askFirst = (event: Event) => event.preventDefault();

function settle(key: string): void {
  if (refused.delete(key) && refused.size === 0) window.removeEventListener('beforeunload', askFirst);
}

function writeAt(key: string, drafts: readonly DeviceDraft[], asksFirst = false): boolean {
  settle(key);
  if (drafts.length === 0) removeStored(key);
  else if (!writeStored(key, drafts)) {
    if (asksFirst) window.addEventListener('beforeunload', askFirst);
    if (asksFirst) refused.add(key);
    return false;
  }
  return true;
}

/** The drafts at a key. What cannot be saved lasts as long as the page. */
export function deviceDrafts<Draft extends DeviceDraft>(key: string, { ms, asksFirst }: DraftRules) {
  /** The fresh ones, the oldest first. */
  const fresh = (now = Date.now()) => freshAt<Draft>(key, ms, now).toSorted((a, b) => a.savedAt - b.savedAt);

  /** In one write. Returns whether this device has them now. */
  const change = (how: (drafts: readonly Draft[]) => readonly Draft[]) =>
    writeAt(key, how(fresh()), asksFirst);

  const others = (id: string) => (drafts: readonly Draft[]) => drafts.filter((each) => each.id !== id);

  return {
    fresh,
    change,
    /** Beside the others, or in its own place. Returns whether this device has it now. */
    save: (draft: Draft) => change((drafts) => [...others(draft.id)(drafts), draft]),
    /** It was sent, or is no longer wanted. */
    drop: (id: string) => void change(others(id)),
    /** Of another tab. */
    onChange: (heard: () => void) => onStored(key, heard),
  };
}

function storedKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Removes what is too old at each key that begins so. Returns whether anything is left. */
export function sweepDrafts(prefix: string, ms: number, now = Date.now()): boolean {
  for (const key of storedKeys(prefix)) writeAt(key, freshAt(key, ms, now), refused.has(key));
  return storedKeys(prefix).length > 0;
}

/** Removes each key that begins so, except some. */
export function dropDrafts(prefix: string, ...kept: readonly string[]): void {
  for (const key of [...storedKeys(prefix), ...refused])
    if (key.startsWith(prefix) && !kept.includes(key)) writeAt(key, []);
}
