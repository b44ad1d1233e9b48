import type { CounterCustomerInput } from '../../../src/domain/rewards/counter.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { customers } from '../../database/schema/rewards.ts';
import { violates } from '../../database/database-errors.ts';
import { CodedError } from '../../lib/errors.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import type { Staff } from '../../lib/call.ts';
import { assertAddedAs, recordAudit } from '../audit/record-audit.ts';

/** Opens an account, once for each id. Throws phone_taken, idempotency_key_reused if the id is another customer's. */
export async function addCustomerAtCounter(
  db: Database,
  staff: Staff,
  { id, firstName, lastName, phone: phoneText, email }: CounterCustomerInput,
): Promise<{ id: string }> {
  const phone = phoneOf(phoneText);
  const row = { id, firstName, lastName, phone, email: email || null };
  const add = inTransaction(db, async (tx) => {
    const added = await tx
      .insert(customers)
      .values(row)
      .onConflictDoNothing({ target: customers.id })
      .returning({ id: customers.id });
    const { id: subjectId, ...after } = row;
    const entry = { action: 'add_customer', subjectKind: 'customer', subjectId, after };
    if (added.length > 0) await recordAudit(tx, staff, entry);
    else await assertAddedAs(tx, entry);
    return { id };
  });
  return add.catch((error: unknown) => {
    throw violates(error, 'customers_phone_unique') ? new CodedError('phone_taken') : error;
  });
}
