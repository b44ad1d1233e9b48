import { and, eq, isNotNull, isNull, not, or, type SQL } from 'drizzle-orm';
import type { InquiryFilter, InquiryRow } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import { nameSearch } from '../../../src/domain/shared/name-search.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { emailBegins, exactTime, idHasCode, nameBegins, readPage } from '../../lib/keyset.ts';

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
export function listInquiries(
  db: Database,
  { state, spam, q, after }: InquiryFilter,
): Promise<Page<InquiryRow>> {
  const search = q ? searchFor(q) : undefined;
  const fits = and(
    state && STATES[state],
    spam && suspectedSpam.getSQL(),
    spam || search ? undefined : not(suspectedSpam),
    search,
  );
  const rows = db
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
    .from(merchandiseInquiries);
  return readPage(rows.$dynamic(), { where: fits, after, at: createdAt, id });
}
