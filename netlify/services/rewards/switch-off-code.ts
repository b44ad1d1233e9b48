import { eq } from 'drizzle-orm';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer } from './rows.ts';

/** For a customer who no longer reads the mail: the phone number opens the account again. Safe to repeat. Throws not_found. */
export async function switchOffCode(
  db: Database,
  staff: Staff,
  customerId: string,
): Promise<{ hasCodeByMail: false }> {
  if (!isUuid(customerId)) throw new CodedError('not_found');
  await inCustomerTransaction(db, async (tx) => {
    const { id, codeByMailSince } = await lockCustomer(tx, { id: customerId });
    if (codeByMailSince === null) return;
    await tx.update(customers).set({ codeByMailSince: null }).where(eq(customers.id, id));
    await recordAudit(tx, staff, {
      action: 'switch_off_code',
      subjectKind: 'customer',
      subjectId: id,
      before: { codeByMail: true },
      after: { codeByMail: false },
    });
  });
  return { hasCodeByMail: false };
}
