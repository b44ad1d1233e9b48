import type { AnalyticsDetail } from './analytics.ts';
import { isSavedWithin } from '../storage/saved-within.ts';
import { readStored, removeStored, writeStored } from '../storage/storage.ts';
import { CARRIED_EVENTS_KEY } from '../storage/storage-keys.ts';

/** Events of pages that are not measured: those with card fields or a secret in the address. */
const CARRIED = new Set<string>(['add_to_cart', 'begin_checkout', 'purchase']);

const AT_MOST = 30;
const FOR_MS = 86_400_000;

interface CarriedEvent extends AnalyticsDetail {
  readonly at: number;
}

function savedEvents(): readonly CarriedEvent[] {
  const stored = readStored<CarriedEvent[]>(CARRIED_EVENTS_KEY);
  return Array.isArray(stored) ? stored.filter(({ at }) => isSavedWithin(FOR_MS, at)) : [];
}

/** Saves a shop event on this device for the next measured page, for a day at most. */
export function carryEvent(detail: AnalyticsDetail): void {
  if (!CARRIED.has(detail.name)) return;
  writeStored(CARRIED_EVENTS_KEY, [...savedEvents(), { ...detail, at: Date.now() }].slice(-AT_MOST));
}

/** Returns the saved events and removes them. */
export function takeCarriedEvents(): readonly AnalyticsDetail[] {
  const events = savedEvents();
  removeStored(CARRIED_EVENTS_KEY);
  return events.map(({ name, params }) => ({ name, params }));
}
