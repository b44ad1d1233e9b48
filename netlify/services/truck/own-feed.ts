import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import { type OwnFeed, readCalendarFeedApi } from '../../../src/domain/truck/calendar-feed.api.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { calendarFeeds } from '../../database/schema/trucks.ts';
import type { Staff } from '../../lib/http/call.ts';
import { shortToken, shortTokenOf, tokenHash } from '../../lib/secret.ts';
import { siteAddress } from '../../lib/site-address.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** A new secret address, derived from its row's id as a request's is (decision 57). */
function newSecret() {
  const id = randomUUID();
  return { id, tokenHash: tokenHash(shortToken('calendar-feed', id)) };
}

const ownOf = ({ id: staffId }: Staff, yardId: YardId) =>
  and(eq(calendarFeeds.staffId, staffId), eq(calendarFeeds.yardId, yardId));

async function renew(tx: Executor, staff: Staff, yardId: YardId, id: string): Promise<void> {
  const renewed = await tx
    .update(calendarFeeds)
    .set({ ...newSecret(), createdAt: new Date() })
    .where(and(ownOf(staff, yardId), eq(calendarFeeds.id, id)))
    .returning({ id: calendarFeeds.id });
  if (renewed.length > 0)
    await recordAudit(tx, staff, {
      action: 'change_calendar_address',
      subjectKind: 'yard',
      subjectId: yardId,
    });
}

/** Their address for a yard; made if there is none, or if it is of a secret that the server no longer has. Safe to repeat. */
async function ensureFeed(tx: Executor, staff: Staff, yardId: YardId): Promise<OwnFeed> {
  const made = await tx
    .insert(calendarFeeds)
    .values({ ...newSecret(), staffId: staff.id, yardId })
    .onConflictDoNothing({ target: [calendarFeeds.staffId, calendarFeeds.yardId] })
    .returning({ id: calendarFeeds.id });
  if (made.length > 0)
    await recordAudit(tx, staff, { action: 'open_calendar_address', subjectKind: 'yard', subjectId: yardId });
  const [feed] = await tx.select().from(calendarFeeds).where(ownOf(staff, yardId)).for('update');
  if (!feed) throw new Error('The address was not written.');
  const token = shortTokenOf('calendar-feed', feed);
  if (token !== null)
    return { id: feed.id, address: siteAddress(readCalendarFeedApi.path.replace(':token', token)) };
  await renew(tx, staff, yardId, feed.id);
  return ensureFeed(tx, staff, yardId);
}

/** The caller's address for a yard's calendar. */
export const openOwnFeed = (db: Database, staff: Staff, yard: YardId): Promise<OwnFeed> =>
  inTransaction(db, (tx) => ensureFeed(tx, staff, yard));

/** The same in place of the one with this id. Safe to repeat: another one stays. */
export const changeOwnFeed = (
  db: Database,
  staff: Staff,
  { yard, id }: { readonly yard: YardId; readonly id: string },
): Promise<OwnFeed> =>
  inTransaction(db, async (tx) => {
    await renew(tx, staff, yard, id);
    return ensureFeed(tx, staff, yard);
  });
