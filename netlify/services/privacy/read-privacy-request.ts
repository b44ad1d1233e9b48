import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { yardName } from '../../../src/business/yards.ts';
import { listHoldsApi } from '../../../src/domain/holds/admin-holds.api.ts';
import { readStaffOrderApi } from '../../../src/domain/orders/admin-orders.api.ts';
import type {
  FoundRecord,
  PrivacyDetail,
  PrivacyFilter,
  PrivacyRow,
} from '../../../src/domain/privacy/admin-privacy.api.ts';
import { readCustomerAtCounterApi } from '../../../src/domain/rewards/admin-rewards.api.ts';
import type { Page } from '../../../src/domain/shared/contract/page-cursor.ts';
import { maskEmail } from '../../../src/domain/shared/contact/mask-email.ts';
import { formatPhone } from '../../../src/domain/shared/contact/phone.ts';
import { mayAct } from '../../../src/domain/shared/roles.ts';
import type { Database, Executor } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { orders } from '../../database/schema/orders.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { customers } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import type { Staff } from '../../lib/http/call.ts';
import { exactTime, readPage } from '../../lib/http/keyset.ts';
import { findAbout } from './about.ts';
import { among } from '../rewards/numbers.ts';
import { tablesFor } from './personal-data.ts';
import { findAnswerable, findPrivacyRequest, IS_LAPSED, needsSecondPerson } from './rows.ts';

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
    dueAt: request.dueAt.toISOString(),
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

const { id, createdAt, dueAt, kind, state, name, locale, suspectedSpam } = privacyRequests;

const SHOWN = {
  open: and(inArray(state, ['unconfirmed', 'confirmed']), not(suspectedSpam), not(IS_LAPSED)),
  closed: and(inArray(state, ['done', 'refused']), not(suspectedSpam)),
  spam: and(suspectedSpam.getSQL(), not(IS_LAPSED)),
};

/** A page of requests: open ones by when they are due, the others with the newest first. */
export function listPrivacyRequests(
  db: Database,
  { state: shown = 'open', after }: PrivacyFilter,
): Promise<Page<PrivacyRow>> {
  const found = db
    .select({ id, createdAt: exactTime(createdAt), dueAt: exactTime(dueAt), kind, state, name, locale })
    .from(privacyRequests);
  return readPage(found.$dynamic(), {
    where: SHOWN[shown],
    after,
    at: createdAt,
    id,
    dueAt: shown === 'open' && dueAt,
  });
}

/** Nobody's name is in them. */
async function foundHolds(db: Executor, ids: readonly string[]): Promise<readonly FoundRecord[]> {
  const rows = await db
    .select({ hold: priceHolds, grade: metalPrices.name, at: isoTime(priceHolds.createdAt) })
    .from(priceHolds)
    .innerJoin(metalPrices, eq(metalPrices.metalType, priceHolds.metalType))
    .where(among(priceHolds.id, ids));
  return rows.map(({ hold, grade, at }) => ({
    id: hold.id,
    kind: 'hold',
    name: [
      grade,
      yardName(hold.yardId),
      ...(hold.phone === null ? [] : [formatPhone(hold.phone)]),
      ...(hold.email === null ? [] : [maskEmail(hold.email)]),
    ].join(', '),
    at,
  }));
}

/**
 * What a copy and a deletion start from, each with the name in it, or what was typed: somebody may have mistyped the number, or share the address.
 * What is found only by the confirmed address and names nobody, such as price alerts, is theirs. Only what this person may see. Throws not_found, privacy_not_confirmed, privacy_second_person.
 */
export async function listFoundRecords(
  db: Database,
  staff: Staff,
  requestId: string,
): Promise<{ records: readonly FoundRecord[] }> {
  const about = await findAbout(db, await findAnswerable(db, staff, requestId));
  const mayReadOrders = mayAct(staff.role, readStaffOrderApi.access);
  const mayReadAccounts = mayAct(staff.role, readCustomerAtCounterApi.access);
  const holds = await foundHolds(db, mayAct(staff.role, listHoldsApi.access) ? about.holdIds : []);
  const { rows } = await db.execute<FoundRecord & Record<string, unknown>>(sql`
    select id, kind, name, ${isoTime(sql`at`)} as at from (
      select id, 'account' as kind, first_name || ' ' || last_name as name, created_at as at
        from ${customers} where ${among(sql`id`, mayReadAccounts ? about.customerIds : [])}
      union all
      select id, 'request', first_name || ' ' || last_name, created_at
        from ${quoteRequests} where ${among(sql`id`, about.quoteIds)}
      union all
      select id, 'inquiry', name, created_at
        from ${merchandiseInquiries} where ${among(sql`id`, about.inquiryIds)}
      union all
      select id, 'order', customer_name, created_at
        from ${orders} where ${among(sql`id`, mayReadOrders ? about.orderIds : [])}
      union all
      select id, 'data_request', coalesce(name, 'Deleted'), created_at
        from ${privacyRequests} where ${among(sql`id`, about.otherRequestIds)}) as found
    order by found.at, id`);
  return { records: [...rows, ...holds] };
}
