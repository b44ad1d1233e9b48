import { eq } from 'drizzle-orm';
import type { Executor, Database } from '../../database/client.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { tickets } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { exactTime } from '../../lib/keyset.ts';
import type { InquiryDetail } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { readTickets } from '../tickets/rows.ts';
import { readyReply } from './ready-reply.ts';

/** Throws not_found. */
export async function findInquiry(db: Executor, inquiryId: string) {
  if (!isUuid(inquiryId)) throw new CodedError('not_found');
  const [found] = await db
    .select({ inquiry: merchandiseInquiries, createdAt: exactTime(merchandiseInquiries.createdAt) })
    .from(merchandiseInquiries)
    .where(eq(merchandiseInquiries.id, inquiryId));
  if (!found) throw new CodedError('not_found');
  return { ...found.inquiry, createdAt: found.createdAt };
}

/** One inquiry with all its details. Throws not_found. */
export async function readInquiry(db: Database, inquiryId: string): Promise<InquiryDetail> {
  const { answeredAt, ticketId, ...inquiry } = await findInquiry(db, inquiryId);
  const [ticket = null] = ticketId ? await readTickets(db, eq(tickets.id, ticketId), 1) : [];
  return {
    ...inquiry,
    answeredAt: answeredAt?.toISOString() ?? null,
    ticket,
    readyReply: readyReply({ ...inquiry, ticket }),
  };
}
