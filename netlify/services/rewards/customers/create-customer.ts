import { randomUUID } from 'node:crypto';
import type { CounterCustomerInput } from '../../../../src/domain/rewards/counter.schema.ts';
import type { NewCustomer } from '../../../../src/domain/rewards/customer.schema.ts';
import {
  createCustomerApi,
  lookUpCustomerApi,
  type RewardsCustomer,
} from '../../../../src/domain/rewards/rewards.api.ts';
import type { Locale } from '../../../../src/domain/shared/language/locales.ts';
import type { Database } from '../../../database/client.ts';
import { violates } from '../../../database/database-errors.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { customers } from '../../../database/schema/rewards.ts';
import type { Sender, Staff } from '../../../lib/http/call.ts';
import { CodedError } from '../../../lib/http/errors.ts';
import { earlierAnswer, once } from '../../../lib/http/idempotency.ts';
import { phoneOf } from '../../../lib/sessions/phone-of.ts';
import { useAllowance } from '../../../lib/http/rate-limit.ts';
import { assertAddedAs, recordAudit } from '../../audit/record-audit.ts';
import { readCustomer } from './read-customer.ts';

/**
 * Opens a rewards account; the same key returns the same one. If the phone number already has one, it throws phone_taken and reveals nothing
 * else about it. As any answer tells whether a number has an account, this counts as a look-up, too. Throws phone_taken,
 * idempotency_key_reused, too_many_requests.
 */
export async function createCustomer(
  db: Database,
  input: NewCustomer & { readonly locale?: Locale | undefined },
  { address, idempotencyKey }: Sender,
): Promise<RewardsCustomer> {
  const phone = phoneOf(input.phone);
  const { firstName, lastName, email, locale = 'en' } = input;
  const row = { id: randomUUID(), firstName, lastName, phone, email: email || null, locale };
  // The language may differ between two tries of the same request.
  const repeatable = {
    limit: createCustomerApi.verbLimit,
    key: idempotencyKey,
    schema: createCustomerApi.input,
    content: { firstName, lastName, phone, email },
  };
  const earlier = await earlierAnswer<string>(db, repeatable);
  if (!earlier) await useAllowance(db, lookUpCustomerApi.verbLimit, address);
  const id = await once(db, repeatable, address, row.id, (tx) => tx.insert(customers).values(row)).catch(
    async (error: unknown) => {
      if (!violates(error, 'customers_phone_unique')) throw error;
      // The count was rolled back with the row.
      await useAllowance(db, createCustomerApi.verbLimit, address);
      throw new CodedError('phone_taken');
    },
  );
  const customer = await readCustomer(db, id);
  if (!customer) throw new Error('a customer that was just written is gone');
  return customer;
}

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
