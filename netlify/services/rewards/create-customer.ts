import { randomUUID } from 'node:crypto';
import { createCustomerApi, type RewardsCustomer } from '../../../src/domain/rewards/rewards.api.ts';
import type { NewCustomer } from '../../../src/domain/rewards/customer.schema.ts';
import type { Locale } from '../../../src/domain/shared/locales.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { violates } from '../../database/database-errors.ts';
import { CodedError } from '../../lib/errors.ts';
import { once } from '../../lib/idempotency.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import type { Sender } from '../../lib/call.ts';
import { readCustomer } from './read-customer.ts';

/**
 * Opens a rewards account; the same key returns the same one. If the phone number already has one, it throws phone_taken and reveals nothing
 * else about it. Throws phone_taken, idempotency_key_reused, too_many_requests.
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
  const id = await once(db, repeatable, address, row.id, (tx) => tx.insert(customers).values(row)).catch(
    async (error: unknown) => {
      if (!violates(error, 'customers_phone_unique')) throw error;
      // The count was rolled back with the row, but this answer reveals who is a customer, so it must be limited too.
      await useAllowance(db, createCustomerApi.verbLimit, address);
      throw new CodedError('phone_taken');
    },
  );
  const customer = await readCustomer(db, id);
  if (!customer) throw new Error('a customer that was just written is gone');
  return customer;
}
