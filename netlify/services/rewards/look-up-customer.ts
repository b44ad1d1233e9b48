import { eq, sql } from 'drizzle-orm';
import { LOOK_UPS_RATE_LIMIT } from '../../../src/business/constants.ts';
import type { RewardsCustomer } from '../../../src/domain/rewards/rewards.api.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { phoneOf } from '../../lib/phone-of.ts';
import { countUse, tooMany, useKey } from '../../lib/rate-limit.ts';
import { CUSTOMER_FACTS, readCustomer, viewCustomer } from './read-customer.ts';

/** A crash of the database may forget the look-ups of its last half second: nobody waits until they are on its disk. */
const unhurried = sql`set_config('synchronous_commit', 'off', true)`;

/** Counts the look-up and finds the customer in one trip: no row where it may not look, one without a customer where there is none. */
const find = prepared((db: Database) => {
  const allowed = db.$with('allowed').as(countUse(db));
  return db
    .with(allowed)
    .select({ unhurried, ...CUSTOMER_FACTS })
    .from(allowed)
    .leftJoin(customers, eq(customers.phone, sql.placeholder('phone')))
    .prepare('look_up_customer');
});

export interface LookUpSender {
  /** As Netlify tells it. */
  readonly address: string;
  /** The id of the customer that this browser sees already, or null. */
  readonly own: string | null;
}

/**
 * The customer with a phone number, in any common spelling of ten US digits; where that one was merged, the one who stays. Each look-up counts, found or not, so that
 * nobody tries all numbers; one for the customer that the browser sees already does not, as it tells nothing new. Throws
 * invalid_input, too_many_requests, not_found.
 */
export async function lookUpCustomer(
  db: Database,
  phoneText: string,
  { address, own }: LookUpSender,
  now: Date = new Date(),
): Promise<RewardsCustomer> {
  const phone = phoneOf(phoneText);
  const known = own === null ? null : await readCustomer(db, own, now);
  if (known && toE164(known.phone) === phone) return known;
  const key = useKey('customer-look-ups', address);
  const [found] = await find(db).execute({ key, ...LOOK_UPS_RATE_LIMIT, phone });
  if (!found) throw await tooMany(db, key, LOOK_UPS_RATE_LIMIT);
  const { customer, claimedYear } = found;
  // Who was merged is rare, and costs a trip more.
  const view = customer?.mergedInto
    ? await readCustomer(db, customer.mergedInto, now)
    : customer && viewCustomer({ customer, claimedYear }, now);
  if (!view) throw new CodedError('not_found');
  return view;
}
