import { inArray } from 'drizzle-orm';
import { YARDS, type YardId } from '../../../src/business/yards.ts';
import { hoursOn } from '../../../src/domain/locations/opening.ts';
import type { Executor } from '../../database/client.ts';
import { yardSpecialDays } from '../../database/schema/yards.ts';

/** Says for each of these dates whether a yard is closed all day, by its week or by a special day. */
export async function readClosedDays(
  tx: Executor,
  dates: readonly string[],
): Promise<(yardId: YardId, date: string) => boolean> {
  const days = await tx
    .select({ yardId: yardSpecialDays.yardId, day: yardSpecialDays.day, opens: yardSpecialDays.opens })
    .from(yardSpecialDays)
    .where(inArray(yardSpecialDays.day, [...dates]));
  return (yardId, date) => {
    const special = days.find((each) => each.yardId === yardId && each.day === date);
    if (special) return special.opens === null;
    const yard = YARDS.find(({ id }) => id === yardId);
    return !yard || hoursOn(yard, date) === null;
  };
}
