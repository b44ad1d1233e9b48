import { sql, and, eq, inArray } from 'drizzle-orm';
import type { RecordedVisit } from '../../../src/domain/rewards/admin-rewards.api.ts';
import { pointsFor, streakBonus } from '../../../src/domain/rewards/points.ts';
import { streakWithVisit } from '../../../src/domain/rewards/streak.ts';
import { visitSchema, type Visit } from '../../../src/domain/rewards/visit.schema.ts';
import { saleText, streakText } from '../../../src/domain/rewards/visit-text.ts';
import { inNewYork } from '../../../src/domain/shared/new-york-time.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database, Executor } from '../../database/client.ts';
import { customers, visits, pointsLedger } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { parseInput } from '../../lib/read-request.ts';
import { COMMAND_LINE, recordAudit, type Actor } from '../audit/record-audit.ts';
import { earnPoints } from './earn-points.ts';
import { inCustomerTransaction, lockCustomer, type LockedCustomer } from './rows.ts';

/** What a visit with this id earned when it was recorded. Throws idempotency_key_reused if that was another sale. */
async function earlierVisit(
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

/** A sale before validation. */
export type VisitRequest = Omit<Visit, 'unit'> & { readonly unit: string };

/** Saves the sale. False if its id is taken. */
async function insertVisit(
  tx: Executor,
  customerId: string,
  visit: Visit,
  { now, recordedBy }: { readonly now: Date; readonly recordedBy: string | null },
): Promise<boolean> {
  const { visitId: id, metalType, weight, unit, amountCents } = visit;
  const visitedOn = inNewYork(now).date;
  const { rowCount } = await tx
    .insert(visits)
    .values({ id, customerId, metalType, weight, unit, amountCents, recordedBy, visitedOn, createdAt: now })
    .onConflictDoNothing({ target: visits.id });
  return rowCount === 1;
}

async function earn(tx: Executor, customer: LockedCustomer, visit: Visit, now: Date): Promise<RecordedVisit> {
  const { visitId, amountCents } = visit;
  const today = inNewYork(now).date;
  const consecutiveVisits = streakWithVisit(customer, today);
  const points = pointsFor(amountCents);
  const bonus = streakBonus(points, consecutiveVisits);
  const entries = [
    { kind: 'earn', points, description: saleText(visit) },
    { kind: 'streak_bonus', points: bonus, description: streakText(consecutiveVisits) },
  ] as const satisfies Partial<typeof pointsLedger.$inferInsert>[];
  const earned = entries
    .filter((entry) => entry.points > 0)
    .map((entry) => ({ ...entry, visitId, createdAt: now }));
  const totalPoints = await earnPoints(tx, customer.id, earned, {
    totalVisits: sql`${customers.totalVisits} + 1`,
    consecutiveVisits,
    lastVisitOn: sql`greatest(${customers.lastVisitOn}, ${today}::date)`,
  });
  return { visitId, points, bonus, totalPoints, isRepeat: false };
}

/**
 * Records a sale at the scale: the visit, its points and those of the streak on the New York date, once for each visitId.
 * The same visit again returns what it earned then. Throws invalid_input, not_found if no customer has the phone
 * number, idempotency_key_reused if the id is another sale's.
 */
export async function recordVisit(
  db: Database,
  request: VisitRequest,
  now: Date = new Date(),
  recorder: Actor = COMMAND_LINE,
): Promise<RecordedVisit> {
  const visit = await parseInput(visitSchema, request);
  const phone = toE164(visit.phone);
  if (phone === null) throw new CodedError('not_found');
  return inCustomerTransaction(db, async (tx) => {
    const customer = await lockCustomer(tx, { phone });
    const isNew = await insertVisit(tx, customer.id, visit, { now, recordedBy: recorder.id });
    if (!isNew) return earlierVisit(tx, customer.id, visit);
    const earned = await earn(tx, customer, visit, now);
    const { points, bonus, totalPoints } = earned;
    const { phone: _, ...sale } = visit;
    await recordAudit(tx, recorder, {
      action: 'record_visit',
      subjectKind: 'customer',
      subjectId: customer.id,
      before: { totalPoints: customer.totalPoints },
      after: { ...sale, points, bonus, totalPoints },
    });
    return earned;
  });
}
