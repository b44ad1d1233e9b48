import { and, eq, isNull, sql } from 'drizzle-orm';
import {
  COUNTER_CLOSED_VOUCHERS_SHOWN,
  COUNTER_VISITS_SHOWN,
} from '../../../src/business/staff-constants.ts';
import type { CounterCustomer, VoucherAtCounter } from '../../../src/domain/rewards/admin-rewards.api.ts';
import { isUuid } from '../../../src/domain/shared/is-uuid.ts';
import { codeOf } from '../../../src/domain/shared/meant-signs.ts';
import { formatPhone, toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { customers, redemptions, rewards } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/errors.ts';
import { listTransactions, listVouchers, VOUCHER } from './customer-lists.ts';
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

const byPhone = prepared((db: Database) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, stayingCustomer({ phone: sql.placeholder('phone') })))
    .prepare('find_customer_by_phone'),
);

const byCode = prepared((db: Database) =>
  db
    .select({
      ...VOUCHER,
      customerId: redemptions.customerId,
    })
    .from(redemptions)
    .innerJoin(rewards, eq(rewards.id, redemptions.rewardId))
    .leftJoin(staffUsers, eq(staffUsers.id, redemptions.closedBy))
    .where(eq(redemptions.code, sql.placeholder('code')))
    .prepare('find_voucher_by_code'),
);

/** The voucher that was shown comes first, however long ago it was closed. */
const withFirst = (customer: CounterCustomer, voucher: VoucherAtCounter): CounterCustomer => ({
  ...customer,
  vouchers: [voucher, ...customer.vouchers.filter(({ id }) => id !== voucher.id)],
});

/**
 * The customer that a phone number in any common spelling, or a voucher's code, belongs to. Throws invalid_input if the
 * text is neither, not_found.
 */
export async function findCustomerAtCounter(
  db: Database,
  text: string,
  now: Date = new Date(),
): Promise<CounterCustomer> {
  const phone = toE164(text);
  const code = codeOf('RW', text);
  if (phone !== null) {
    const [found] = await byPhone(db).execute({ phone });
    if (!found) throw new CodedError('not_found');
    return viewAtCounter(db, found.id, now);
  }
  if (code === null) {
    const q = 'Please enter a phone number of 10 digits, or a reward code such as RW-7K2M9QXT';
    throw new CodedError('invalid_input', { fields: { q } });
  }
  const [found] = await byCode(db).execute({ code });
  if (!found) throw new CodedError('not_found');
  const { customerId, ...voucher } = found;
  return withFirst(await viewAtCounter(db, customerId, now), voucher);
}
