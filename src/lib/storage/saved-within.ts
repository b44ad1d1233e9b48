import { savedTime } from './saved-time.ts';

/** Whether this device saved something less than so long ago, by a time that can be true. */
export const isSavedWithin = (ms: number, savedAt: unknown, now = Date.now()): boolean =>
  now - (savedTime(savedAt, now) ?? 0) < ms;
