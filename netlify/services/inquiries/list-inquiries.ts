import { and, eq, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { InquiryFilter, InquiryRow } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { nameSearch } from '../../../src/domain/shared/name-search.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import {
  after,
  cursorOf,
  EMPTY_PAGE,
  emailBegins,
  exactTime,
  idHasCode,
  nameBegins,
  newestFirst,
  pageOf,
} from '../../lib/keyset.ts';

const { id, createdAt, name, email, answeredAt, suspectedSpam } = merchandiseInquiries;

function searchFor(text: string): SQL | undefined {
  const search = nameSearch(text);
  switch (search.by) {
    case 'id':
      return eq(id, search.id);
    case 'email':
      return emailBegins(email, search.email);
    case 'phone':
    case 'name':
      return or(idHasCode(id, text), nameBegins(name, text));
  }
}

const STATES = { open: isNull(answeredAt), answered: isNotNull(answeredAt) };

/** A page of the inbox of merchandise inquiries, newest first. Spam is left out unless asked for; a search finds both. */
export async function listInquiries(db: Database, filter: InquiryFilter): Promise<Page<InquiryRow>> {
  const cursor = cursorOf(filter.after);
  if (cursor === 'nowhere') return EMPTY_PAGE;
  const search = filter.q ? searchFor(filter.q) : undefined;
  const found = await db
    .select({
      id,
      createdAt: exactTime(createdAt),
      name,
      locale: merchandiseInquiries.locale,
      inquiryType: merchandiseInquiries.inquiryType,
      subject: merchandiseInquiries.subject,
      answeredAt: isoTime(answeredAt),
      suspectedSpam,
    })
    .from(merchandiseInquiries)
    .where(
      and(
        filter.state && STATES[filter.state],
        filter.spam && suspectedSpam.getSQL(),
        filter.spam || search ? undefined : not(suspectedSpam),
        search,
        cursor ? after(createdAt, id, cursor) : undefined,
      ),
    )
    .orderBy(newestFirst(createdAt, id))
    .limit(STAFF_PAGE_LENGTH + 1);
  return pageOf(found, STAFF_PAGE_LENGTH);
}
