import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PhoneRelease } from '../../../src/domain/rewards/counter.schema.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { signOutCustomer, inCustomerTransaction, lockCustomer } from './rows.ts';

/**
 * Releases a number that leads to a customer since a merge, so that its new owner can open an account. Safe to repeat. Throws
 * not_found if no merge made that number lead to the customer.
 */
export async function releasePhone(
  db: Database,
  staff: Staff,
  customerId: string,
  { phone: phoneText, reason }: PhoneRelease,
): Promise<{ phone: string }> {
  const phone = phoneOf(phoneText);
  if (!isUuid(customerId)) throw new CodedError('not_found');
  await inCustomerTransaction(db, async (tx) => {
    const { id } = await lockCustomer(tx, { id: customerId });
    const wasTheirs = and(eq(customers.phone, phone), eq(customers.mergedInto, id));
    const released = await tx
      .update(customers)
      .set({ phoneReleasedAt: sql`now()` })
      .where(and(wasTheirs, isNull(customers.phoneReleasedAt)))
      .returning({ id: customers.id });
    if (released.length === 0) {
      if ((await tx.$count(customers, wasTheirs)) === 0) throw new CodedError('not_found');
      return;
    }
    await signOutCustomer(tx, id);
    await recordAudit(tx, staff, {
      action: 'release_phone',
      subjectKind: 'customer',
      subjectId: id,
      before: { phone },
      after: { reason },
    });
  });
  return { phone: formatPhone(phone) };
}
