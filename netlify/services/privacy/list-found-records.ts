import { sql } from 'drizzle-orm';
import { mayAct } from '../../../src/domain/shared/roles.ts';
import type { FoundRecord } from '../../../src/domain/privacy/admin-privacy.api.ts';
import { readStaffOrderApi } from '../../../src/domain/orders/admin-orders.api.ts';
import type { Database } from '../../database/client.ts';
import { isoTime } from '../../database/iso-time.ts';
import { merchandiseInquiries } from '../../database/schema/inquiries.ts';
import { orders } from '../../database/schema/orders.ts';
import { privacyRequests } from '../../database/schema/privacy.ts';
import { quoteRequests } from '../../database/schema/quotes.ts';
import { customers } from '../../database/schema/rewards.ts';
import type { Staff } from '../../lib/call.ts';
import { findAbout } from './about.ts';
import { among } from './numbers.ts';
import { findAnswerable } from './rows.ts';

/**
 * What a copy and a deletion start from, each with the name in it: somebody may have mistyped the number, or share the address. Only what this
 * person may see. Throws not_found, privacy_not_confirmed, privacy_second_person.
 */
export async function listFoundRecords(
  db: Database,
  staff: Staff,
  requestId: string,
): Promise<{ records: readonly FoundRecord[] }> {
  const about = await findAbout(db, await findAnswerable(db, staff, requestId));
  const mayReadOrders = mayAct(staff.role, readStaffOrderApi.access);
  const { rows: records } = await db.execute<FoundRecord & Record<string, unknown>>(sql`
    select id, kind, name, ${isoTime(sql`at`)} as at from (
      select id, 'account' as kind, first_name || ' ' || last_name as name, created_at as at
        from ${customers} where ${among(sql`id`, about.customerIds)}
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
  return { records };
}
