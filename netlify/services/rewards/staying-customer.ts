import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { customers } from '../../database/schema/rewards.ts';

type Given<Name extends string> = Readonly<Record<Name, string | Placeholder>>;

/**
 * The id of the customer that an id or a phone number leads to: the one who stayed where two were merged. None of them was merged
 * into another, as a merge moves those along: one step is enough.
 */
export const stayingCustomer = (by: Given<'id'> | Given<'phone'>): SQL =>
  'id' in by
    ? sql`(select coalesce(given.merged_into, given.id) from ${customers} given where given.id = ${by.id})`
    : sql`(select coalesce(given.merged_into, given.id) from ${customers} given where given.phone = ${by.phone})`;
