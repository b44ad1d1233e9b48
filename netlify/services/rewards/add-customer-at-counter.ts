import { eq } from 'drizzle-orm';
import type { CounterCustomerInput } from '../../../src/domain/rewards/counter.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { customers } from '../../database/schema/rewards.ts';
import { violates } from '../../database/database-errors.ts';
import { CodedError } from '../../lib/errors.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';

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
    if (added.length > 0) {
      const { id: subjectId, ...after } = row;
      await recordAudit(tx, staff, { action: 'add_customer', subjectKind: 'customer', subjectId, after });
      return { id };
    }
    const [earlier] = await tx.select({ phone: customers.phone }).from(customers).where(eq(customers.id, id));
    if (earlier?.phone !== phone) throw new CodedError('idempotency_key_reused');
    return { id };
  });
  return add.catch((error: unknown) => {
    throw violates(error, 'customers_phone_unique') ? new CodedError('phone_taken') : error;
  });
}
