import { RATE_LIMITS } from '../../../src/business/constants.ts';
import type { RewardsCustomer } from '../../../src/domain/rewards/rewards.api.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/errors.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { readCustomer } from './read-customer.ts';

/**
 * The customer with a phone number, in any common spelling of ten US digits. Each look-up counts, found or not, so that
 * nobody tries all numbers. Throws invalid_input, too_many_requests, not_found.
 */
export async function lookUpCustomer(
  db: Database,
  phoneText: string,
  address: string,
): Promise<RewardsCustomer> {
  const phone = toE164(phoneText);
  if (!phone) throw new CodedError('invalid_input', { fields: { phone: 'Phone number must be 10 digits' } });
  await useAllowance(db, 'customer-look-ups', address, RATE_LIMITS.lookUps);
  const customer = await readCustomer(db, { phone });
  if (!customer) throw new CodedError('not_found');
  return customer;
}
