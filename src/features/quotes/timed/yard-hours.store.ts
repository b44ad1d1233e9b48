import { atom } from 'nanostores';
import { YARDS } from '../../../business/yards.ts';
import { withDaysSet } from '../../../domain/locations/opening.ts';
import { readYardNewsApi } from '../../../domain/locations/yards.api.ts';
import type { NamedHours } from '../../../domain/quotes/offered-times.ts';
import { answerTimeout, call } from '../../../lib/request.ts';

/** The hours of all yards: those of the build, until the days that staff have set are here. */
export const $yardHours = atom<readonly NamedHours[]>(YARDS);

/** Without an answer the hours of the build stay; the server checks again by its own. */
export async function loadYardHours(): Promise<void> {
  try {
    const { specialDays } = await call(readYardNewsApi, { signal: answerTimeout() });
    $yardHours.set(YARDS.map((yard) => withDaysSet(yard.id, yard, specialDays)));
  } catch {
    // request() logged it.
  }
}
