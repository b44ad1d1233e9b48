import { eq } from 'drizzle-orm';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { violates } from '../../database/database-errors.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { signOutCustomer, inCustomerTransaction, lockCustomer } from './rows.ts';

/**
 * Safe to repeat. Throws not_found, already_done for a customer who was merged into another, phone_taken if the number belongs or leads to a
 * customer.
 */
export async function changePhone(
  db: Database,
  staff: Staff,
  customerId: string,
  phoneText: string,
): Promise<{ phone: string }> {
  const phone = phoneOf(phoneText);
  if (!isUuid(customerId)) throw new CodedError('not_found');
  const change = inCustomerTransaction(db, async (tx) => {
    const { id, phone: before } = await lockCustomer(tx, { id: customerId });
    if (id !== customerId.toLowerCase()) throw new CodedError('already_done');
    if (before === phone) return;
    await tx.update(customers).set({ phone }).where(eq(customers.id, id));
    await signOutCustomer(tx, id);
    const subject = { subjectKind: 'customer', subjectId: id };
    await recordAudit(tx, staff, {
      action: 'change_phone',
      ...subject,
      before: { phone: before },
      after: { phone },
    });
  });
  await change.catch((error: unknown) => {
    throw violates(error, 'customers_phone_unique') ? new CodedError('phone_taken') : error;
  });
  return { phone: formatPhone(phone) };
}
