import { inArray } from 'drizzle-orm';
import type { PrivacyDetail } from '../../../src/domain/privacy/admin-privacy.api.ts';
import { dueAtOf } from '../../../src/domain/privacy/privacy-state.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import type { Staff } from '../../lib/call.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { tablesFor } from './personal-data.ts';
import { findPrivacyRequest, needsSecondPerson } from './rows.ts';

/** One request with all its details; of what a deletion did, the kinds of rows that this person may see. Throws not_found. */
export async function readPrivacyRequest(
  db: Database,
  staff: Staff,
  requestId: string,
): Promise<PrivacyDetail> {
  const request = await findPrivacyRequest(db, requestId);
  const { createdAt, phone, confirmedBy, closedBy } = request;
  const shown = new Set(tablesFor(staff.role).map(({ what }) => what));
  const ids = [confirmedBy, closedBy].filter((id) => id !== null);
  const people =
    ids.length === 0
      ? []
      : await db
          .select({ id: staffUsers.id, name: staffUsers.name })
          .from(staffUsers)
          .where(inArray(staffUsers.id, ids));
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? null;
  return {
    id: request.id,
    createdAt: createdAt.toISOString(),
    kind: request.kind,
    state: request.state,
    name: request.name,
    locale: request.locale,
    dueAt: dueAtOf(createdAt).toISOString(),
    email: request.email,
    phone: phone && formatPhone(phone),
    details: request.details,
    yardId: request.yardId,
    suspectedSpam: request.suspectedSpam,
    emailConfirmedAt: request.emailConfirmedAt?.toISOString() ?? null,
    phoneConfirmedAt: request.phoneConfirmedAt?.toISOString() ?? null,
    confirmedBy: nameOf(confirmedBy),
    closedAt: request.closedAt?.toISOString() ?? null,
    closedBy: nameOf(closedBy),
    note: request.note,
    needsSecondPerson: needsSecondPerson(staff, request),
    erased: request.erased?.filter(({ what }) => shown.has(what)) ?? null,
  };
}
