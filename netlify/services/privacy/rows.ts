import { eq, sql } from 'drizzle-orm';
import { PRIVACY_UNCONFIRMED_DAYS } from '../../../src/domain/privacy/retention.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import type { Executor } from '../../database/client.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import type { Staff } from '../../lib/http/call.ts';
import { CodedError } from '../../lib/http/errors.ts';

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

/** Whether this person vouched for the number themselves: a colleague or an owner answers, so that nobody opens somebody's data alone. */
export const needsSecondPerson = (
  { id, role }: Pick<Staff, 'id' | 'role'>,
  { confirmedBy }: PrivacyRecord,
): boolean => role !== 'owner' && confirmedBy === id;

/** A confirmed request that this person may answer. Throws not_found, privacy_not_confirmed, privacy_second_person. */
export async function findAnswerable(tx: Executor, staff: Staff, id: string): Promise<PrivacyRecord> {
  const request = await findPrivacyRequest(tx, id);
  if (request.state !== 'confirmed') throw new CodedError('privacy_not_confirmed');
  if (needsSecondPerson(staff, request)) throw new CodedError('privacy_second_person');
  return request;
}
