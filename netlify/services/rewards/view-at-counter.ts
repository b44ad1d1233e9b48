import { and, eq, isNull } from 'drizzle-orm';
import type { CounterCustomer } from '../../../src/domain/rewards/admin-rewards.api.ts';
import {
  COUNTER_CLOSED_VOUCHERS_SHOWN,
  COUNTER_VISITS_SHOWN,
} from '../../../src/business/staff-constants.ts';
import { formatPhone } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { customers } from '../../database/schema/rewards.ts';
import { CodedError } from '../../lib/errors.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { listTransactions, listVouchers } from './customer-lists.ts';
import { readCustomer } from './read-customer.ts';
import { stayingCustomer } from './rows.ts';

/** A customer by id, as staff see them; a merged customer leads to the one they were merged into. Throws not_found. */
export async function viewAtCounter(
  db: Database,
  id: string,
  now: Date = new Date(),
): Promise<CounterCustomer> {
  if (!isUuid(id)) throw new CodedError('not_found');
  const [customer, born, former, visits, vouchers] = await Promise.all([
    readCustomer(db, id, now),
    db
      .select({ dateOfBirth: customers.dateOfBirth })
      .from(customers)
      .where(eq(customers.id, stayingCustomer({ id }))),
    db
      .select({ phone: customers.phone })
      .from(customers)
      .where(and(eq(customers.mergedInto, stayingCustomer({ id })), isNull(customers.phoneReleasedAt)))
      .orderBy(customers.phone),
    listTransactions(db, id),
    listVouchers(db, id),
  ]);
  if (!customer) throw new CodedError('not_found');
  return {
    ...customer,
    dateOfBirth: born[0]?.dateOfBirth ?? null,
    formerPhones: former.map(({ phone }) => formatPhone(phone)),
    visits: visits.slice(0, COUNTER_VISITS_SHOWN),
    vouchers: [
      ...vouchers.filter(({ state }) => state === 'issued'),
      ...vouchers.filter(({ state }) => state !== 'issued').slice(0, COUNTER_CLOSED_VOUCHERS_SHOWN),
    ],
  };
}
