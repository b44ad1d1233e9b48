import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { QuoteDetail } from '../../../src/domain/quotes/admin-quotes.api.ts';
import type { Database } from '../../database/client.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { quoteNotes, quoteRequests } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { exactTime } from '../../lib/keyset.ts';

const CHANGES_LENGTH = 50;

const notesOf = (db: Database, quoteId: string) =>
  db
    .select({
      id: quoteNotes.id,
      authorName: staffUsers.name,
      text: quoteNotes.text,
      createdAt: exactTime(quoteNotes.createdAt),
    })
    .from(quoteNotes)
    .innerJoin(staffUsers, eq(staffUsers.id, quoteNotes.authorId))
    .where(eq(quoteNotes.quoteId, quoteId))
    .orderBy(asc(quoteNotes.createdAt), asc(quoteNotes.id));

const changesOf = (db: Database, quoteId: string) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'quote'),
        eq(auditLog.subjectId, quoteId),
        ne(auditLog.action, 'add_quote_note'),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(CHANGES_LENGTH);

/** One request with everything. Throws not_found. */
export async function readQuote(db: Database, quoteId: string): Promise<QuoteDetail> {
  if (!isUuid(quoteId)) throw new CodedError('not_found');
  const [[found], notes, changes] = await Promise.all([
    db
      .select({ quote: quoteRequests, at: exactTime(quoteRequests.createdAt), assigneeName: staffUsers.name })
      .from(quoteRequests)
      .leftJoin(staffUsers, eq(staffUsers.id, quoteRequests.assigneeId))
      .where(eq(quoteRequests.id, quoteId)),
    notesOf(db, quoteId),
    changesOf(db, quoteId),
  ]);
  if (!found) throw new CodedError('not_found');
  const { createdAt: _, photoKey: _key, lastName, location, answeredAt, ...quote } = found.quote;
  return {
    ...quote,
    createdAt: found.at,
    name: `${quote.firstName} ${lastName}`,
    yard: location,
    assigneeName: found.assigneeName,
    answeredAt: answeredAt?.toISOString() ?? null,
    notes,
    changes: changes.map(({ id, at, actorName, action, before, after }) => ({
      id: String(id),
      at: at.toISOString(),
      actorName,
      action,
      before,
      after,
    })),
  };
}
