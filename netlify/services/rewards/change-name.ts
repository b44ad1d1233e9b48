import { eq } from 'drizzle-orm';
import type { NameChange } from '../../../src/domain/rewards/counter.schema.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/call.ts';
import { CodedError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { inCustomerTransaction, lockCustomer } from './rows.ts';

/** Corrects a customer's name and, if one is given, the email, which ends a code by mail. The same again changes nothing. Throws not_found, already_done for a merged customer. */
export function changeName(
  db: Database,
  staff: Staff,
  customerId: string,
  { firstName, lastName, email }: NameChange,
): Promise<{ name: string }> {
  if (!isUuid(customerId)) throw new CodedError('not_found');
  return inCustomerTransaction(db, async (tx) => {
    const { id } = await lockCustomer(tx, { id: customerId });
    if (id !== customerId.toLowerCase()) throw new CodedError('already_done');
    const facts = { firstName: customers.firstName, lastName: customers.lastName, email: customers.email };
    const [before] = await tx.select(facts).from(customers).where(eq(customers.id, id));
    if (!before) throw new CodedError('not_found');
    const after = { firstName, lastName, email: email || before.email };
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      // Nobody has proven the new address.
      const unproven = after.email === before.email ? {} : { codeByMailSince: null };
      await tx
        .update(customers)
        .set({ ...after, ...unproven })
        .where(eq(customers.id, id));
      await recordAudit(tx, staff, {
        action: 'change_name',
        subjectKind: 'customer',
        subjectId: id,
        before,
        after,
      });
    }
    return { name: `${firstName} ${lastName}` };
  });
}
