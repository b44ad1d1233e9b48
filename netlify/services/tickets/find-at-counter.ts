import { eq } from 'drizzle-orm';
import { COUNTER_MATCHES_SHOWN } from '../../../src/business/staff-constants.ts';
import { printedNumber } from '../../../src/domain/shared/meant-signs.ts';
import { searchKey } from '../../../src/domain/shared/search-key.ts';
import type { FoundAtCounter } from '../../../src/domain/tickets/admin-tickets.api.ts';
import type { Database } from '../../database/client.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { customerByNumber, customersLike } from '../rewards/view-at-counter.ts';
import { readTickets } from './rows.ts';

const MIN_SIGNS = 2;

/** Who is at the counter, by anything that staff may be told (FoundAtCounter). Throws invalid_input. */
export async function findAtCounter(
  db: Database,
  text: string,
  now: Date = new Date(),
): Promise<FoundAtCounter> {
  if (searchKey(text).length < MIN_SIGNS)
    throw new CodedError('invalid_input', { fields: { q: 'Please type at least two letters or digits' } });
  const customer = await customerByNumber(db, text, now);
  if (customer) return { customer, customers: [], tickets: [] };
  const [people, found] = await Promise.all([
    customersLike(db, text),
    readTickets(db, eq(tickets.number, printedNumber(text)), COUNTER_MATCHES_SHOWN),
  ]);
  return { customer, customers: people, tickets: found };
}
