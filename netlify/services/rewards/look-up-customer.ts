import { and, eq, isNull } from 'drizzle-orm';
import {
  type CodeMailed,
  lookUpCustomerApi,
  type RewardsCustomer,
} from '../../../src/domain/rewards/rewards.api.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import { countUse, tooMany } from '../../lib/rate-limit.ts';
import { mailCode } from './mail-code.ts';
import { CUSTOMER_FACTS, readCustomer, readFacts, viewCustomer } from './read-customer.ts';

const LIMIT = lookUpCustomerApi.verbLimit;

export interface LookUpSender {
  /** As Netlify reports it. */
  readonly address: string;
  /** The id of the customer that this browser already sees, or null. */
  readonly own: string | null;
  /** Whether a code was entered on this device since the customer asks for one. */
  readonly isKnown: (customerId: string, since: Date) => boolean;
}

/**
 * The customer with a phone number in any common spelling of ten US digits; after a merge, the remaining one. Each look-up counts, found or not, so
 * that nobody can try all numbers. One for the customer that the browser already sees does not count, as it reveals nothing new. A
 * customer who asked for it is shown to a new device only after a code, which this mails. Throws invalid_input, too_many_requests, not_found.
 */
export async function lookUpCustomer(
  db: Database,
  phoneText: string,
  { address, own, isKnown }: LookUpSender,
  now: Date = new Date(),
): Promise<RewardsCustomer | CodeMailed> {
  const phone = phoneOf(phoneText);
  const known = own === null ? null : await readCustomer(db, own, now);
  if (known && toE164(known.phone) === phone) return known;
  // Counts the look-up and finds the customer in one round trip: no row if it is not allowed, a row without a customer if there is none.
  const allowed = db.$with('allowed').as(countUse(db, LIMIT, address));
  const [found] = await db
    .with(allowed)
    .select(CUSTOMER_FACTS)
    .from(allowed)
    .leftJoin(customers, and(eq(customers.phone, phone), isNull(customers.phoneReleasedAt)));
  if (!found) throw await tooMany(db, LIMIT, address);
  const { customer, claimedYear } = found;
  // Merged customers are rare, and cost one more round trip.
  const facts = customer?.mergedInto
    ? await readFacts(db, customer.mergedInto)
    : customer && { customer, claimedYear };
  if (!facts) throw new CodedError('not_found');
  const { id, codeByMailSince: since } = facts.customer;
  if (since === null || isKnown(id, since)) return viewCustomer(facts, now);
  const { mailedTo } = await mailCode(db, facts.customer);
  return { mailedTo: mailedTo.replace(/@.*/, '@…') };
}
