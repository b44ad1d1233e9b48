import { eq } from 'drizzle-orm';
import { inNewYork } from '../../../src/domain/shared/new-york-time.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer } from './rows.ts';

/**
 * Records an ISO date; the wait for the bonus starts again from that day. The same date again changes nothing. Throws not_found,
 * invalid_input for a day in the future.
 */
export function setDateOfBirth(
  db: Database,
  staff: Staff,
  customerId: string,
  dateOfBirth: string,
  now: Date = new Date(),
): Promise<{ dateOfBirth: string }> {
  if (dateOfBirth > inNewYork(now).date) {
    throw new CodedError('invalid_input', { fields: { dateOfBirth: 'This day has not come yet' } });
  }
  if (!isUuid(customerId)) throw new CodedError('not_found');
  return inCustomerTransaction(db, async (tx) => {
    const { id, dateOfBirth: before } = await lockCustomer(tx, { id: customerId });
    if (before === dateOfBirth) return { dateOfBirth };
    await tx.update(customers).set({ dateOfBirth, dateOfBirthSetAt: now }).where(eq(customers.id, id));
    await recordAudit(tx, staff, {
      action: 'set_date_of_birth',
      subjectKind: 'customer',
      subjectId: id,
      before: { dateOfBirth: before },
      after: { dateOfBirth },
    });
    return { dateOfBirth };
  });
}
