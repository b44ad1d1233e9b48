import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { YardId } from '../../../src/business/yards.ts';
import type { CounterHold } from '../../../src/domain/holds/admin-holds.api.ts';
import { holdCodeOf } from '../../../src/domain/holds/hold-code.ts';
import { holdRefusal } from '../../../src/domain/holds/hold-refusal.ts';
import { isUuid } from '../../../src/domain/shared/contract/is-uuid.ts';
import { fromNewYork } from '../../../src/domain/shared/time/from-new-york.ts';
import { formatPhone, toE164 } from '../../../src/domain/shared/contact/phone.ts';
import type { Executor } from '../../database/client.ts';
import { priceHolds } from '../../database/schema/price-holds.ts';
import { metalPrices } from '../../database/schema/prices.ts';
import { customers } from '../../database/schema/rewards.ts';
import { stayingCustomer } from '../rewards/rows.ts';
import { isOpenHoldAt } from './rules.ts';

const MOST_SHOWN = 10;

/** Held prices as the counter of a yard sees them; without a yard each is usable where it is held. */
async function readHolds(
  tx: Executor,
  where: SQL | undefined,
  yard: YardId | null,
  at: Date,
): Promise<readonly CounterHold[]> {
  const rows = await tx
    .select({
      hold: priceHolds,
      name: metalPrices.name,
      customerId: sql<string | null>`(select coalesce(holder.merged_into, holder.id) from ${customers} holder
        where holder.phone = ${priceHolds.phone} and holder.phone_released_at is null and holder.anonymized_at is null)`,
    })
    .from(priceHolds)
    .innerJoin(metalPrices, eq(metalPrices.metalType, priceHolds.metalType))
    .where(where)
    .orderBy(asc(priceHolds.until), asc(priceHolds.id))
    .limit(MOST_SHOWN);
  return rows.map(({ hold, name, customerId }) => {
    const { id, code, yardId, metalType, price, unit, most, phone, locale, until } = hold;
    return {
      id,
      code,
      yardId,
      metalType,
      name,
      price,
      unit,
      most,
      until: until.toISOString(),
      phone: phone && formatPhone(phone),
      locale,
      customerId,
      refusal: holdRefusal(hold, { yardId: yard ?? yardId, at }),
    };
  });
}

interface Asked {
  readonly yard: YardId;
  readonly customer?: string | undefined;
  readonly ids?: string | undefined;
  readonly soldAt?: string | undefined;
}

/** For a ticket at a yard: the holds that were open to the customer when it was sold, by every number that leads to their account, and those that it names. */
export async function listHolds(
  tx: Executor,
  { yard, customer, ids = '', soldAt = '' }: Asked,
  now: Date = new Date(),
): Promise<readonly CounterHold[]> {
  const at = fromNewYork(soldAt) ?? now;
  const named = ids.split(',').filter(isUuid);
  const phones =
    customer === undefined
      ? sql`false`
      : sql`${priceHolds.phone} in (select phone from ${customers} holder where holder.phone_released_at is null
          and coalesce(holder.merged_into, holder.id) = ${stayingCustomer({ id: customer })})`;
  return readHolds(
    tx,
    or(and(phones, isOpenHoldAt(at)), named.length > 0 ? inArray(priceHolds.id, named) : undefined),
    yard,
    at,
  );
}

/** Held prices by what a seller says or shows: the code, however it stands, or the phone number's open ones. */
export async function findHolds(tx: Executor, text: string, at: Date): Promise<readonly CounterHold[]> {
  const code = holdCodeOf(text);
  if (code !== null) return readHolds(tx, eq(priceHolds.code, code), null, at);
  const phone = toE164(text);
  return phone === null ? [] : readHolds(tx, and(eq(priceHolds.phone, phone), isOpenHoldAt(at)), null, at);
}
