import { and, inArray, not } from 'drizzle-orm';
import type { PrivacyFilter, PrivacyRow } from '../../../src/domain/privacy/admin-privacy.api.ts';
import { dueAtOf } from '../../../src/domain/privacy/privacy-state.ts';
import type { Page } from '../../../src/domain/shared/page-cursor.ts';
import type { Database } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { exactTime, readPage } from '../../lib/keyset.ts';
import { IS_LAPSED } from './rows.ts';

const { id, createdAt, kind, state, name, locale, suspectedSpam } = privacyRequests;

const SHOWN = {
  open: and(inArray(state, ['unconfirmed', 'confirmed']), not(suspectedSpam), not(IS_LAPSED)),
  closed: and(inArray(state, ['done', 'refused']), not(suspectedSpam)),
  spam: and(suspectedSpam.getSQL(), not(IS_LAPSED)),
};

/** A page of requests: open ones with the oldest first, which is due next; the others with the newest first. */
export async function listPrivacyRequests(
  db: Database,
  { state: shown = 'open', after }: PrivacyFilter,
): Promise<Page<PrivacyRow>> {
  const found = db
    .select({ id, createdAt: exactTime(createdAt), kind, state, name, locale })
    .from(privacyRequests);
  const { rows, next } = await readPage(found.$dynamic(), {
    where: SHOWN[shown],
    after,
    at: createdAt,
    id,
    isOldestFirst: shown === 'open',
  });
  return {
    rows: rows.map((row) => ({ ...row, dueAt: dueAtOf(new Date(row.createdAt)).toISOString() })),
    next,
  };
}
