import { and, eq, sql, type SQL } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { InquiryFilter, InquiryRow } from '../../../src/domain/inquiries/admin-inquiries.api.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import { atMost } from '../../database/at-most.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import type { JsonText } from '../../database/json-text.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import {
  beginsWith,
  behind,
  cursorValues,
  exactTime,
  newestFirst,
  pageAsJson,
  pageOfJson,
} from '../../lib/keyset.ts';
import { statements } from '../../lib/statements.ts';

const { id, createdAt, name, email, answeredAt, suspectedSpam } = merchandiseInquiries;

const SEARCHES = {
  id: eq(id, sql.placeholder('q')),
  email: beginsWith(email, 'q'),
  name: beginsWith(name, 'q'),
} satisfies Record<string, SQL>;

interface InquiryShape extends Pick<InquiryFilter, 'state' | 'spam'> {
  readonly search: keyof typeof SEARCHES | null;
  readonly isFirst: boolean;
}

const conditions = ({ state, spam, search, isFirst }: InquiryShape): SQL | undefined =>
  and(
    state && (state === 'open' ? sql`${answeredAt} is null` : sql`${answeredAt} is not null`),
    spam ? sql`${suspectedSpam}` : undefined,
    spam || search ? undefined : sql`not ${suspectedSpam}`,
    search ? SEARCHES[search] : undefined,
    isFirst ? undefined : behind(createdAt, id),
  );

const rowsOf = (db: Database, shape: InquiryShape) =>
  db
    .select({
      id,
      createdAt: exactTime(createdAt),
      name,
      inquiryType: merchandiseInquiries.inquiryType,
      subject: merchandiseInquiries.subject,
      answeredAt: isoTime(answeredAt),
      suspectedSpam,
    })
    .from(merchandiseInquiries)
    .where(conditions(shape))
    .orderBy(newestFirst(createdAt, id))
    .limit(atMost(STAFF_PAGE_LENGTH + 1));

const list = statements(
  'inquiries',
  (db: Database, shape: InquiryShape) => pageAsJson(db, rowsOf(db, shape), STAFF_PAGE_LENGTH),
  ({ search }) => search === 'name',
);

const searchOf = (q: string): InquiryShape['search'] =>
  isUuid(q) ? 'id' : q.includes('@') ? 'email' : q ? 'name' : null;

/** A page of the inbox of merchandise inquiries, newest first. */
export async function listInquiries(
  db: Database,
  { q = '', after, ...closed }: InquiryFilter,
): Promise<JsonText<Page<InquiryRow>>> {
  const cursor = cursorValues(after);
  if (!cursor) return pageOfJson();
  const text = q.toLowerCase();
  const shape = { ...closed, search: searchOf(text), isFirst: after === undefined };
  return pageOfJson(await list(db, shape).execute({ ...cursor, q: text }));
}
