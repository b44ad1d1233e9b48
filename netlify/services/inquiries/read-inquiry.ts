import { and, asc, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type {
  InquiryDetail,
  InquiryFilter,
  InquiryRow,
} from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { nameSearch } from '../../../src/domain/shared/text/name-search.ts';
import type { Page } from '../../../src/domain/shared/contract/page-cursor.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { isoTime } from '../../database/iso-time.ts';
import { inquiryAnswers, merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { emailBegins, exactTime, idHasCode, nameHas, readPage } from '../../lib/http/keyset.ts';
import { assertOwnRepeat } from '../audit/changed-since.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hasRefusedMail } from '../outbox/visitor-mail.ts';
import { readTickets } from '../tickets/rows.ts';
import { readyReply } from './ready-reply.ts';

/** Throws not_found. */
async function findInquiry(db: Executor, inquiryId: string) {
  if (!isUuid(inquiryId)) throw new CodedError('not_found');
  const [found] = await db
    .select({
      inquiry: merchandiseInquiries,
      createdAt: exactTime(merchandiseInquiries.createdAt),
      dueAt: exactTime(merchandiseInquiries.dueAt),
      assigneeName: staffUsers.name,
    })
    .from(merchandiseInquiries)
    .leftJoin(staffUsers, eq(staffUsers.id, merchandiseInquiries.assigneeId))
    .where(eq(merchandiseInquiries.id, inquiryId));
  if (!found) throw new CodedError('not_found');
  const { inquiry, ...beside } = found;
  return { ...inquiry, ...beside };
}

const answersOf = (db: Database, inquiryId: string) =>
  db
    .select({
      id: inquiryAnswers.id,
      authorName: staffUsers.name,
      text: inquiryAnswers.text,
      createdAt: isoTime(inquiryAnswers.createdAt),
    })
    .from(inquiryAnswers)
    .innerJoin(staffUsers, eq(staffUsers.id, inquiryAnswers.authorId))
    .where(eq(inquiryAnswers.inquiryId, inquiryId))
    .orderBy(asc(inquiryAnswers.createdAt), asc(inquiryAnswers.id));

/** One inquiry with all its details. Throws not_found. */
export async function readInquiry(db: Database, inquiryId: string): Promise<InquiryDetail> {
  const { answeredAt, ticketId, ...inquiry } = await findInquiry(db, inquiryId);
  const [ticket = null] = ticketId ? await readTickets(db, eq(tickets.id, ticketId), 1) : [];
  return {
    ...inquiry,
    answeredAt: answeredAt?.toISOString() ?? null,
    ticket,
    answers: await answersOf(db, inquiryId),
    isMailRefused: await hasRefusedMail(db, inquiry.email),
    readyReply: readyReply({ ...inquiry, ticket }),
  };
}

const { id, createdAt, dueAt, name, email, answeredAt, suspectedSpam } = merchandiseInquiries;

function searchFor(text: string): SQL | undefined {
  const search = nameSearch(text);
  switch (search.by) {
    case 'id':
      return eq(id, search.id);
    case 'email':
      return emailBegins(email, search.email);
    case 'phone':
    case 'name':
      return or(idHasCode(id, text), nameHas(name, text));
  }
}

const STATES = { open: isNull(answeredAt), answered: isNotNull(answeredAt) };

/** A page of the inbox of inquiries: open ones by when they are due, others newest first. Spam is left out unless asked for; a search finds both. */
export function listInquiries(
  db: Database,
  staffId: string,
  { state, spam, assignee, q, after }: InquiryFilter,
): Promise<Page<InquiryRow>> {
  const search = q ? searchFor(q) : undefined;
  const fits = and(
    state && STATES[state],
    assignee && eq(merchandiseInquiries.assigneeId, staffId),
    spam && suspectedSpam.getSQL(),
    spam || search ? undefined : not(suspectedSpam),
    search,
  );
  const rows = db
    .select({
      id,
      createdAt: exactTime(createdAt),
      dueAt: exactTime(dueAt),
      name,
      locale: merchandiseInquiries.locale,
      inquiryType: merchandiseInquiries.inquiryType,
      subject: merchandiseInquiries.subject,
      answeredAt: isoTime(answeredAt),
      suspectedSpam,
      assigneeName: staffUsers.name,
    })
    .from(merchandiseInquiries)
    .leftJoin(staffUsers, eq(staffUsers.id, merchandiseInquiries.assigneeId));
  return readPage(rows.$dynamic(), {
    where: fits,
    after,
    at: createdAt,
    id,
    dueAt: state === 'open' && dueAt,
  });
}

/** Marks an inquiry as answered, or as open again. Throws not_found, changed_since. */
export async function setInquiryAnswered(
  db: Database,
  actor: Staff,
  inquiryId: string,
  isAnswered: boolean,
): Promise<{ isAnswered: boolean }> {
  if (!isUuid(inquiryId)) throw new CodedError('not_found');
  const entry = { action: 'set_inquiry_answered', subjectKind: 'inquiry', subjectId: inquiryId };
  return inTransaction(db, async (tx) => {
    const changed = await tx
      .update(merchandiseInquiries)
      .set({ answeredAt: isAnswered ? sql`now()` : null })
      .where(and(eq(id, inquiryId), sql`(${answeredAt} is null) = ${isAnswered}::boolean`))
      .returning({ id });
    if (changed.length > 0) {
      await recordAudit(tx, actor, { ...entry, before: { isAnswered: !isAnswered }, after: { isAnswered } });
      return { isAnswered };
    }
    await findInquiry(tx, inquiryId);
    await assertOwnRepeat(tx, actor, entry, { isAsAsked: true, now: isAnswered });
    return { isAnswered };
  });
}
