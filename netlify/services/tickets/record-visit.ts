import { and, eq } from 'drizzle-orm';
import type { RecordedVisit } from '../../../src/domain/rewards/admin-rewards.api.ts';
import { visitSchema, type Visit } from '../../../src/domain/rewards/visit.schema.ts';
import { saleText } from '../../../src/domain/rewards/visit-text.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database, Executor } from '../../database/client.ts';
import { customers, visits } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { parseInput } from '../../lib/read-request.ts';
import { COMMAND_LINE, recordAudit, type Actor } from '../audit/record-audit.ts';
import { earnedBy, earnOnTicket, insertTicket } from './rows.ts';
import { inCustomerTransaction, lockCustomer } from '../rewards/rows.ts';

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
    .select({ totalPoints: customers.totalPoints, pointsOwed: customers.pointsOwed })
    .from(visits)
    .innerJoin(customers, eq(customers.id, visits.customerId))
    .where(isSame);
  if (!same) throw new CodedError('idempotency_key_reused');
  return { visitId, ...(await earnedBy(tx, visitId)), ...same, isRepeat: true };
}

/** A sale before validation. */
export type VisitRequest = Omit<Visit, 'unit'> & { readonly unit: string };

/**
 * Records a sale as a ticket of one line, both with the visitId: its points and those of the streak on the New York date, once for each visitId.
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
    const { visitId, amountCents, metalType, weight, unit } = visit;
    const ticket = {
      id: visitId,
      soldAt: now,
      customerId: customer.id,
      totalCents: amountCents,
      source: recorder.id === null ? 'command' : 'counter',
      recordedBy: recorder.id,
    } as const;
    const isNew = await insertTicket(tx, ticket, [{ id: visitId, metalType, weight, unit, amountCents }]);
    if (!isNew) return earlierVisit(tx, customer.id, visit);
    const earned = await earnOnTicket(tx, customer, { ...ticket, description: saleText(visit) });
    const { phone: _, ...sale } = visit;
    await recordAudit(tx, recorder, {
      action: 'record_visit',
      subjectKind: 'customer',
      subjectId: customer.id,
      before: { totalPoints: customer.totalPoints, pointsOwed: customer.pointsOwed },
      after: { ...sale, ...earned },
    });
    return { visitId, ...earned, isRepeat: false };
  });
}
