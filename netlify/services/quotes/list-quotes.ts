import { and, eq, sql } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { QuoteRow } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { QuoteFilter } from '../../../src/domain/quotes/quote-filter.schema.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import { atMost } from '../../database/at-most.ts';
import type { Database } from '../../database/client.ts';
import type { JsonText } from '../../database/json-text.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { exactTime, newestFirst, pageAsJson, pageOfJson } from '../../lib/keyset.ts';
import { statements } from '../../lib/statements.ts';
import { isByName, quoteConditions, type QuoteShape } from './quote-conditions.ts';
import { quoteQuestion } from './quote-question.ts';

const EXCERPT_LENGTH = 140;

const rowsOf = (db: Database, shape: QuoteShape) =>
  db
    .select({
      id: quoteRequests.id,
      createdAt: exactTime(quoteRequests.createdAt),
      kind: quoteRequests.kind,
      name: sql<string>`${quoteRequests.firstName} || ' ' || ${quoteRequests.lastName}`,
      phone: quoteRequests.phone,
      yard: quoteRequests.location,
      state: quoteRequests.state,
      assigneeName: staffUsers.name,
      hasPhoto: sql<boolean>`${quoteRequests.photoState} = 'stored'`,
      suspectedSpam: quoteRequests.suspectedSpam,
      excerpt: sql<string>`left(${quoteRequests.description}, ${sql.raw(String(EXCERPT_LENGTH))})`,
    })
    .from(quoteRequests)
    .leftJoin(staffUsers, eq(staffUsers.id, quoteRequests.assigneeId))
    .where(and(...quoteConditions(shape)))
    .orderBy(newestFirst(quoteRequests.createdAt, quoteRequests.id))
    .limit(atMost(shape.limit));

const list = statements(
  'quotes',
  (db: Database, shape: QuoteShape) => pageAsJson(db, rowsOf(db, shape), STAFF_PAGE_LENGTH),
  isByName,
);

/** A page of the inbox, newest first, for the one of staff that "me" is. */
export async function listQuotes(
  db: Database,
  staffId: string,
  filter: QuoteFilter,
): Promise<JsonText<Page<QuoteRow>>> {
  const question = quoteQuestion(filter, staffId, STAFF_PAGE_LENGTH);
  if (!question) return pageOfJson();
  return pageOfJson(await list(db, question.shape).execute(question.values));
}
