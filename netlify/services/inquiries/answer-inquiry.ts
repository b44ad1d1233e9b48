import { asc, eq, sql } from 'drizzle-orm';
import type { NewInquiryAnswer } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Database } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { inquiryAnswers, merchandiseInquiries } from '../../database/schema/inquiries.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { changedSince } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { hasRefusedMail } from '../outbox/visitor-mail.ts';

const BOUNCED = 'Our last email to this address bounced. Please call, and mark the inquiry as answered';

/**
 * Mails an answer to whoever asked, keeps it, and marks the inquiry as answered. Safe to repeat. Throws not_found, invalid_input,
 * changed_since, idempotency_key_reused.
 */
export async function answerInquiry(
  db: Database,
  actor: Staff,
  inquiryId: string,
  { id, text, seen }: NewInquiryAnswer,
): Promise<{ id: string }> {
  if (!isUuid(inquiryId)) throw new CodedError('not_found');
  const subject = { subjectKind: 'inquiry', subjectId: inquiryId };
  return inTransaction(db, async (tx) => {
    const [inquiry] = await tx
      .select()
      .from(merchandiseInquiries)
      .where(eq(merchandiseInquiries.id, inquiryId))
      .for('update');
    if (!inquiry) throw new CodedError('not_found');
    const [earlier] = await tx.select().from(inquiryAnswers).where(eq(inquiryAnswers.id, id));
    if (earlier) {
      const isSame =
        earlier.inquiryId === inquiryId && earlier.authorId === actor.id && earlier.text === text;
      if (!isSame) throw new CodedError('idempotency_key_reused');
      return { id };
    }
    const given = await tx
      .select({ text: inquiryAnswers.text })
      .from(inquiryAnswers)
      .where(eq(inquiryAnswers.inquiryId, inquiryId))
      .orderBy(asc(inquiryAnswers.createdAt), asc(inquiryAnswers.id));
    const isAnswered = inquiry.answeredAt !== null;
    if (seen.answers !== given.length || seen.isAnswered !== isAnswered) {
      const now = { answers: given.length, isAnswered, text: given.at(-1)?.text ?? '' };
      throw await changedSince(tx, subject, now);
    }
    if (await hasRefusedMail(tx, inquiry.email))
      throw new CodedError('invalid_input', { fields: { text: BOUNCED } });
    await tx.insert(inquiryAnswers).values({ id, inquiryId, authorId: actor.id, text });
    await tx
      .update(merchandiseInquiries)
      .set({ answeredAt: sql`coalesce(${merchandiseInquiries.answeredAt}, now())` })
      .where(eq(merchandiseInquiries.id, inquiryId));
    await enqueue(tx, [{ kind: 'inquiry_answer_mail', subjectId: id }]);
    // Without the text, which goes when the inquiry goes.
    const after = { isAnswered: true, answers: given.length + 1 };
    await recordAudit(tx, actor, { action: 'answer_inquiry', ...subject, before: seen, after });
    return { id };
  });
}
