import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  COUNTER_CLOSED_VOUCHERS_SHOWN,
  COUNTER_MATCHES_SHOWN,
  COUNTER_VISITS_SHOWN,
} from '../../../src/business/constants.ts';
import type {
  CounterCustomer,
  CustomerMatch,
  VoucherAtCounter,
} from '../../../src/domain/rewards/admin-rewards.api.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { codeOf } from '../../../src/domain/shared/text/printed-number.ts';
import { formatPhone, toE164 } from '../../../src/domain/shared/contact/phone.ts';
import type { Database } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { customers, redemptions, rewards } from '../../database/schema/rewards.ts';
import { staffUsers } from '../../database/schema/staff-users.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { beginsWith, nameHas } from '../../lib/http/keyset.ts';
import { listTransactions, listVouchers, VOUCHER } from './customers/customer-lists.ts';
import { readCustomer } from './customers/read-customer.ts';
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

/** Whose a whole phone number or a voucher's code is; null: nobody's, or it is neither. */
export async function customerByNumber(
  db: Database,
  text: string,
  now: Date,
): Promise<CounterCustomer | null> {
  const phone = toE164(text);
  if (phone !== null) {
    const [found] = await byPhone(db).execute({ phone });
    return found ? viewAtCounter(db, found.id, now) : null;
  }
  // A name of eight letters may look like a code.
  const code = codeOf('RW', text);
  const [found] = code === null ? [] : await byCode(db).execute({ code });
  if (!found) return null;
  const { customerId, ...voucher } = found;
  return withFirst(await viewAtCounter(db, customerId, now), voucher);
}

const PHONE_PART_MIN_DIGITS = 3;

/** Whether a number ends in ten, seven or four digits that begin with these: "770 555", "555-01", "0103". */
function phoneHas(text: string): SQL | undefined {
  const digits = text.replace(/^\s*\+1/, '').replace(/\D/g, '');
  if (/\p{L}/u.test(text) || digits.length < PHONE_PART_MIN_DIGITS) return undefined;
  const ends = ([10, 7, 4] as const).filter((length) => digits.length <= length);
  const begin = ends.map((length) =>
    beginsWith(sql`right(${customers.phone}, ${sql.raw(String(length))})`, digits),
  );
  return and(isNull(customers.phoneReleasedAt), or(...begin, sql`false`));
}

/** Who may be meant by the beginning of a name or a part of a phone number, at most COUNTER_MATCHES_SHOWN; who was here last comes first. */
export async function customersLike(db: Database, text: string): Promise<readonly CustomerMatch[]> {
  const { id, firstName, lastName, phone, mergedInto, lastVisitOn, anonymizedAt } = customers;
  const found = db
    .select({ id: sql<string>`coalesce(${mergedInto}, ${id})` })
    .from(customers)
    .where(or(nameHas(sql`${firstName} || ' ' || ${lastName}`, text), phoneHas(text)));
  const rows = await db
    .select({ id, firstName, lastName, phone })
    .from(customers)
    .where(and(inArray(id, found), isNull(anonymizedAt)))
    .orderBy(sql`${lastVisitOn} desc nulls last`, id)
    .limit(COUNTER_MATCHES_SHOWN);
  return rows.map((row) => ({ ...row, phone: formatPhone(row.phone) }));
}
