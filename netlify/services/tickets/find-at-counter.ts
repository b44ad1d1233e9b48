import { COUNTER_MATCHES_SHOWN } from '../../../src/business/constants.ts';
import { printedNumber } from '../../../src/domain/shared/text/printed-number.ts';
import type { FoundAtCounter } from '../../../src/domain/tickets/admin-tickets.api.ts';
import { isSearchLongEnough, SEARCH_TOO_SHORT } from '../../../src/domain/tickets/find/search-length.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { findHolds } from '../holds/list-holds.ts';
import { customerByNumber, customersLike } from '../rewards/view-at-counter.ts';
import { hasNumber } from './find-ticket.ts';
import { readTickets } from './rows.ts';

/** Who is at the counter, by anything that staff may be told (FoundAtCounter). Throws invalid_input. */
export async function findAtCounter(
  db: Database,
  text: string,
  now: Date = new Date(),
): Promise<FoundAtCounter> {
  if (!isSearchLongEnough(text)) throw new CodedError('invalid_input', { fields: { q: SEARCH_TOO_SHORT } });
  const customer = await customerByNumber(db, text, now);
  if (customer) return { customer, customers: [], tickets: [], holds: [] };
  const [people, found, holds] = await Promise.all([
    customersLike(db, text),
    readTickets(db, hasNumber(printedNumber(text)), COUNTER_MATCHES_SHOWN),
    findHolds(db, text, now),
  ]);
  return { customer, customers: people, tickets: found, holds };
}
