import { and, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import { quoteSearch } from '../../../src/domain/quotes/quote-search.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { beginsWith } from '../../lib/keyset.ts';

const {
  id,
  state,
  kind,
  location,
  assigneeId,
  phone,
  firstName,
  lastName,
  email,
  photoState,
  suspectedSpam,
} = quoteRequests;

function searchFor(text: string): SQL | undefined {
  const search = quoteSearch(text);
  switch (search.by) {
    case 'id':
      return eq(id, search.id);
    case 'phone':
      return eq(phone, search.phone);
    case 'email':
      return beginsWith(email, search.email);
    case 'name':
      return or(beginsWith(lastName, search.name), beginsWith(firstName, search.name));
    case 'names':
      return and(beginsWith(lastName, search.last), eq(sql`lower(${firstName})`, search.first));
  }
}

function assignedTo(assignee: string, staffId: string): SQL {
  if (assignee === 'none') return isNull(assigneeId);
  return eq(assigneeId, assignee === 'me' ? staffId : assignee);
}

/** What of the requests is asked for, by the one of staff that "me" is. Spam is left out unless asked for; a search finds both. */
export const quoteConditions = (filter: QuoteFilter, staffId: string): SQL | undefined =>
  and(
    filter.state && eq(state, filter.state),
    filter.kind && eq(kind, filter.kind),
    filter.yard && eq(location, filter.yard),
    filter.assignee ? assignedTo(filter.assignee, staffId) : undefined,
    filter.photo && eq(photoState, 'stored'),
    filter.spam && eq(suspectedSpam, true),
    filter.spam || filter.q ? undefined : not(suspectedSpam),
    filter.q ? searchFor(filter.q) : undefined,
  );
