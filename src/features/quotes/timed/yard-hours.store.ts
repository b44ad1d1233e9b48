import { atom } from 'nanostores';
import { YARDS } from '../../../business/yards.ts';
import { withDaysSet } from '../../../domain/locations/hours/days-set.ts';
import type { YardNews } from '../../../domain/locations/yards.api.ts';
import type { NamedHours } from '../../../domain/quotes/offered-times.ts';
import { answerTimeout, request } from '../../../lib/requests/request.ts';

/** The hours of all yards: those of the build, until the days that staff have set are here. */
export const $yardHours = atom<readonly NamedHours[]>(YARDS);

/** Without an answer the hours of the build stay; the server checks again by its own. */
export async function loadYardHours(): Promise<void> {
  try {
    // Not by its contract: shared with the badges, that would be one more file on every page.
    const answer = await request('GET', '/api/yards', undefined, { signal: answerTimeout() });
    const { specialDays } = (await answer.json()) as YardNews;
    $yardHours.set(YARDS.map((yard) => withDaysSet(yard.id, yard, specialDays)));
  } catch {
    // request() logged it.
  }
}
