import type { AnalyticsDetail } from './analytics.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** What happens only on pages that nobody measures: those that can show card fields or have a secret in the address. */
const CARRIED = new Set<string>(['add_to_cart', 'begin_checkout', 'purchase']);

const KEY = 'carried-events';
const AT_MOST = 30;
const FOR_MS = 86_400_000;

interface CarriedEvent extends AnalyticsDetail {
  readonly at: number;
}

function kept(): readonly CarriedEvent[] {
  const stored = readStored<CarriedEvent[]>(KEY);
  return Array.isArray(stored) ? stored.filter(({ at }) => Date.now() - at < FOR_MS) : [];
}

/** Keeps an event of the shop on this device, for the next page that is measured; a day at most. */
export function carryEvent(detail: AnalyticsDetail): void {
  if (!CARRIED.has(detail.name)) return;
  writeStored(KEY, [...kept(), { ...detail, at: Date.now() }].slice(-AT_MOST));
}

/** Hands out what was carried, once. */
export function takeCarriedEvents(): readonly AnalyticsDetail[] {
  const events = kept();
  removeStored(KEY);
  return events.map(({ name, params }) => ({ name, params }));
}
