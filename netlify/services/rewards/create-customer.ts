import { randomUUID } from 'node:crypto';
import { NEW_CUSTOMERS_RATE_LIMIT } from '../../../src/business/constants.ts';
import type { NewCustomer } from '../../../src/domain/rewards/customer.schema.ts';
import type { RewardsCustomer } from '../../../src/domain/rewards/rewards.api.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { violates } from '../../database/violates.ts';
import { CodedError } from '../../lib/errors.ts';
import { insertOnce, rowsOf } from '../../lib/insert-once.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import type { Sender } from '../../lib/sender.ts';
import { readCustomer } from './read-customer.ts';

const SCOPE = 'customers';

/**
 * Opens a rewards account; the same key answers the same one. A phone number that has one already is phone_taken and tells nothing
 * of it. Throws phone_taken, idempotency_key_reused, too_many_requests.
 */
export async function createCustomer(
  db: Database,
  input: NewCustomer,
  { address, idempotencyKey }: Sender,
): Promise<RewardsCustomer> {
  const phone = phoneOf(input.phone);
  const { firstName, lastName, email } = input;
  const row = { id: randomUUID(), firstName, lastName, phone, email: email || null };
  const id = await insertOnce(db, {
    scope: SCOPE,
    key: idempotencyKey,
    content: { firstName, lastName, phone, email },
    answer: row.id,
    address,
    allowance: NEW_CUSTOMERS_RATE_LIMIT,
    into: [rowsOf(customers, [row])],
    parcels: [],
  }).catch(async (error: unknown) => {
    if (!violates(error, 'customers_phone_unique')) throw error;
    // The count went with the row, and this answer tells who is a customer: nobody may ask for it without end.
    await useAllowance(db, SCOPE, address, NEW_CUSTOMERS_RATE_LIMIT);
    throw new CodedError('phone_taken');
  });
  const customer = await readCustomer(db, id);
  if (!customer) throw new Error('a customer that was just written is gone');
  return customer;
}
