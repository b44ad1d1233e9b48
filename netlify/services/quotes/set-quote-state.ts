import { and, eq, sql } from 'drizzle-orm';
import type { NewQuoteNote, QuoteStateChange } from '../../../src/domain/quotes/quote-change.schema.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { QuoteState } from '../../../src/domain/shared/quote-state.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { quoteNotes, quoteRequests } from '../../database/schema/quotes.ts';
import { pickups } from '../../database/schema/trucks.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { assertOwnRepeat } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { endSentOffers } from '../offers/rows.ts';
import { unplanStops } from '../truck/plan-stop.ts';
import { findQuote } from './rows.ts';

/** Sets how far staff have handled a request; back to new is allowed. What is won by hand may have a sum; what is lost comes off its truck. Throws not_found, changed_since. */
export async function setQuoteState(
  db: Database,
  actor: Staff,
  quoteId: string,
  { from, to, wonCents }: QuoteStateChange,
): Promise<{ state: QuoteState }> {
  if (!isUuid(quoteId)) throw new CodedError('not_found');
  const entry = { action: 'change_quote_state', subjectKind: 'quote', subjectId: quoteId };
  // The sum of what is won can be corrected.
  const isChange =
    from === to ? sql`${to} = 'won' and ${quoteRequests.wonCents} is distinct from ${wonCents}` : sql`true`;
  return inTransaction(db, async (tx) => {
    const [before] = await tx
      .select({ wonCents: quoteRequests.wonCents })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, quoteId))
      .for('update');
    const changed = await tx
      .update(quoteRequests)
      .set({
        state: to,
        wonCents,
        wonFrom: null,
        lostAt: to === 'lost' ? sql`now()` : null,
        answeredAt: to === 'new' ? null : sql`coalesce(${quoteRequests.answeredAt}, now())`,
      })
      .where(and(eq(quoteRequests.id, quoteId), eq(quoteRequests.state, from), isChange))
      .returning({ id: quoteRequests.id });
    if (changed.length > 0) {
      // What is won or lost can no longer be accepted.
      const ended = to === 'won' || to === 'lost' ? await endSentOffers(tx, quoteId, 'withdrawn') : [];
      for (const { id, version } of ended) {
        await recordAudit(tx, actor, {
          action: 'withdraw_offer',
          subjectKind: 'offer',
          subjectId: id,
          before: { state: 'sent' },
          after: { state: 'withdrawn', version },
        });
      }
      if (to === 'lost') await unplanStops(tx, actor, eq(pickups.quoteId, quoteId));
      const withSum = (state: QuoteState, cents: number | null) =>
        cents === null && from !== to ? { state } : { state, wonCents: cents };
      await recordAudit(tx, actor, {
        ...entry,
        before: from === to ? withSum(from, before?.wonCents ?? null) : { state: from },
        after: withSum(to, wonCents),
      });
      return { state: to };
    }
    const quote = await findQuote(tx, quoteId);
    if (!quote) throw new CodedError('not_found');
    await assertOwnRepeat(tx, actor, entry, {
      isAsAsked: quote.state === to && quote.wonCents === wonCents,
      now: quote.state,
    });
    return { state: to };
  });
}

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
