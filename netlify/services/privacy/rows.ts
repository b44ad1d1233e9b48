import { eq, sql } from 'drizzle-orm';
import { PRIVACY_UNCONFIRMED_DAYS } from '../../../src/domain/privacy/retention.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import type { Executor } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { CodedError } from '../../lib/errors.ts';

export type PrivacyRecord = typeof privacyRequests.$inferSelect;

/** Nobody has confirmed it in time: it is as good as deleted. */
export const IS_LAPSED = sql`(${privacyRequests.state} = 'unconfirmed'
  and ${privacyRequests.createdAt} <= now() - ${PRIVACY_UNCONFIRMED_DAYS}::int * interval '1 day')`;

/** Throws not_found, also for one that lapsed. */
export async function findPrivacyRequest(
  tx: Executor,
  id: string,
  strength?: 'update',
): Promise<PrivacyRecord> {
  if (!isUuid(id)) throw new CodedError('not_found');
  const query = tx
    .select()
    .from(privacyRequests)
    .where(sql`${eq(privacyRequests.id, id)} and not ${IS_LAPSED}`);
  const [request] = await (strength ? query.for(strength) : query);
  if (!request) throw new CodedError('not_found');
  return request;
}
