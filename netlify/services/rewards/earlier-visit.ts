import { and, eq, inArray } from 'drizzle-orm';
import type { RecordedVisit } from '../../../src/domain/rewards/admin-rewards.api.ts';
import type { Visit } from '../../../src/domain/rewards/visit.schema.ts';
import type { Executor } from '../../database/client.ts';
import { customers, pointsLedger, visits } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';

/** What a visit with this id earned when it was recorded. Throws idempotency_key_reused where that was another sale. */
export async function earlierVisit(
  tx: Executor,
  customerId: string,
  { visitId, metalType, weight, unit, amountCents }: Visit,
): Promise<RecordedVisit> {
  const isSame = and(
    eq(visits.id, visitId),
    eq(visits.customerId, customerId),
    eq(visits.metalType, metalType),
    eq(visits.weight, weight),
    eq(visits.unit, unit),
    eq(visits.amountCents, amountCents),
  );
  const [same] = await tx
    .select({ totalPoints: customers.totalPoints })
    .from(visits)
    .innerJoin(customers, eq(customers.id, visits.customerId))
    .where(isSame);
  if (!same) throw new CodedError('idempotency_key_reused');
  const entries = await tx
    .select({ kind: pointsLedger.kind, points: pointsLedger.points })
    .from(pointsLedger)
    .where(and(eq(pointsLedger.visitId, visitId), inArray(pointsLedger.kind, ['earn', 'streak_bonus'])));
  const pointsOf = (kind: string) => entries.find((entry) => entry.kind === kind)?.points ?? 0;
  return {
    visitId,
    points: pointsOf('earn'),
    bonus: pointsOf('streak_bonus'),
    totalPoints: same.totalPoints,
    isRepeat: true,
  };
}
