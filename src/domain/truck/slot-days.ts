import { clockOf } from '../shared/time/clock-minutes.ts';
import type { Slot } from './slots.api.ts';

const inTime = (a: Slot, b: Slot): number =>
  a.day === b.day ? a.startsAt - b.startsAt : a.day < b.day ? -1 : 1;

/** The soonest first, each time once; nothing of which truck it is. */
export function inOrderOnce(slots: readonly Slot[]): readonly Slot[] {
  const sorted = slots.map(({ day, startsAt }) => ({ day, startsAt })).toSorted(inTime);
  return sorted.filter((slot, index) => index === 0 || inTime(sorted[index - 1] ?? slot, slot) !== 0);
}

/** What is proposed in place of a time that is gone: the next free one, or else the first. */
export const nextSlot = (free: readonly Slot[], gone: Slot): Slot | null =>
  free.find((slot) => inTime(slot, gone) > 0) ?? free[0] ?? null;

/** By day, with times as "HH:MM". */
export const slotDays = (slots: readonly Slot[]) =>
  [...Map.groupBy(inOrderOnce(slots), ({ day }) => day)].map(([day, those]) => ({
    day,
    times: those.map(({ startsAt }) => clockOf(startsAt)),
  }));
