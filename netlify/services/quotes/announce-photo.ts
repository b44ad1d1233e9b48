import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { outbox } from '../../database/schema/outbox.ts';
import { enqueue } from '../outbox/enqueue.ts';
import type { QuoteRow } from './find-quote.ts';

/** Staff's mail stops waiting and takes the photo along; where it has gone or is just going, a second one follows. */
export async function announcePhoto(
  tx: Executor,
  { id, suspectedSpam }: Pick<QuoteRow, 'id' | 'suspectedSpam'>,
): Promise<void> {
  if (suspectedSpam) return;
  const isNotGoing = or(isNull(outbox.leasedUntil), lt(outbox.leasedUntil, sql`now()`));
  const waiting = await tx
    .update(outbox)
    .set({ availableAt: sql`now()` })
    .where(
      and(
        eq(outbox.kind, 'quote_staff_mail'),
        eq(outbox.subjectId, id),
        eq(outbox.state, 'pending'),
        isNotGoing,
      ),
    )
    .returning({ id: outbox.subjectId });
  if (waiting.length === 0) await enqueue(tx, [{ kind: 'quote_photo_mail', subjectId: id }]);
}
