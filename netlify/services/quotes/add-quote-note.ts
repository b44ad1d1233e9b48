import { eq } from 'drizzle-orm';
import type { NewQuoteNote } from '../../../src/domain/quotes/quote-change.schema.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { quoteNotes } from '../../database/schema/quotes.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Staff } from '../../lib/call.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findQuote } from './rows.ts';

/** Adds a note to a request, once however often it is sent. Throws not_found, idempotency_key_reused. */
export async function addQuoteNote(
  db: Database,
  actor: Staff,
  quoteId: string,
  { id, text }: NewQuoteNote,
): Promise<{ id: string }> {
  if (!isUuid(quoteId)) throw new CodedError('not_found');
  return inTransaction(db, async (tx) => {
    if (!(await findQuote(tx, quoteId))) throw new CodedError('not_found');
    const added = await tx
      .insert(quoteNotes)
      .values({ id, quoteId, authorId: actor.id, text })
      .onConflictDoNothing()
      .returning({ id: quoteNotes.id });
    if (added.length > 0) {
      const subject = { subjectKind: 'quote', subjectId: quoteId };
      await recordAudit(tx, actor, { action: 'add_quote_note', ...subject, after: { text } });
      return { id };
    }
    const [there] = await tx.select().from(quoteNotes).where(eq(quoteNotes.id, id));
    const isSame = there?.quoteId === quoteId && there.authorId === actor.id && there.text === text;
    if (!isSame) throw new CodedError('idempotency_key_reused');
    return { id };
  });
}
