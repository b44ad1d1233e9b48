import { and, asc, inArray, not, sql } from 'drizzle-orm';
import { STAFF_PAGE_LENGTH } from '../../../src/business/staff-constants.ts';
import type { PrivacyFilter, PrivacyRow } from '../../../src/domain/privacy/admin-privacy.api.ts';
import { dueAtOf } from '../../../src/domain/privacy/privacy-state.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { after, cursorOf, EMPTY_PAGE, exactTime, newestFirst, pageOf } from '../../lib/keyset.ts';
import { IS_LAPSED } from './rows.ts';

const { id, createdAt, kind, state, name, locale, suspectedSpam } = privacyRequests;

const SHOWN = {
  open: and(inArray(state, ['unconfirmed', 'confirmed']), not(suspectedSpam), not(IS_LAPSED)),
  closed: and(inArray(state, ['done', 'refused']), not(suspectedSpam)),
  spam: and(suspectedSpam.getSQL(), not(IS_LAPSED)),
};

/** A page of requests: open ones with the oldest first, which is due next; the others with the newest first. */
export async function listPrivacyRequests(db: Database, filter: PrivacyFilter): Promise<Page<PrivacyRow>> {
  const cursor = cursorOf(filter.after);
  if (cursor === 'nowhere') return EMPTY_PAGE;
  const { state: shown = 'open' } = filter;
  const isOpen = shown === 'open';
  const laterThan = cursor && sql`(${createdAt}, ${id}) > (${cursor.at}::timestamptz, ${cursor.id}::uuid)`;
  const found = await db
    .select({ id, createdAt: exactTime(createdAt), kind, state, name, locale })
    .from(privacyRequests)
    .where(
      and(
        SHOWN[shown],
        cursor ? (isOpen ? (laterThan ?? undefined) : after(createdAt, id, cursor)) : undefined,
      ),
    )
    .orderBy(...(isOpen ? [asc(createdAt), asc(id)] : [newestFirst(createdAt, id)]))
    .limit(STAFF_PAGE_LENGTH + 1);
  const { rows, next } = pageOf(found, STAFF_PAGE_LENGTH);
  return {
    rows: rows.map((row) => ({ ...row, dueAt: dueAtOf(new Date(row.createdAt)).toISOString() })),
    next,
  };
}
