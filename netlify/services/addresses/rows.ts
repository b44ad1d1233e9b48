import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import { isInShippingArea } from '../../../src/domain/addresses/judge-address.ts';
import type { Executor } from '../../database/client.ts';
import { addressChecks } from '../../database/schema/addresses.ts';
import { keyedHash, keyedHashes } from '../../lib/secret.ts';

export type AddressRecord = Readonly<Pick<typeof addressChecks.$inferSelect, 'outcome'>>;

const text = ({ address, city, state, zip }: Address): string =>
  [address, city, state, zip].join('\n').toUpperCase();

/** What the address's key is made of: the same address however it is capitalised. */
export const addressKey = (address: Address): string => keyedHash('postal-address', text(address));

/** What an earlier check found of an address; unchecked where there was none. What we do not ship to needs no check. */
export async function addressOnRecord(tx: Executor, address: Address): Promise<AddressRecord> {
  if (!isInShippingArea(address.state)) return { outcome: 'undeliverable' };
  const [found] = await tx
    .select({ outcome: addressChecks.outcome })
    .from(addressChecks)
    .where(
      and(
        inArray(addressChecks.key, [...keyedHashes('postal-address', text(address))]),
        gt(addressChecks.checkedAt, sql`now() - interval '30 days'`),
      ),
    )
    // As in recordCheck(): a check that could not be made does not stand before one that could.
    .orderBy(sql`${addressChecks.outcome} = 'unchecked'`, desc(addressChecks.checkedAt))
    .limit(1);
  return found ?? { outcome: 'unchecked' };
}

export type AddressOutcome = (typeof addressChecks.$inferSelect)['outcome'];

/** Keeps what a check found. One that could not be made does not replace one that could. */
export async function recordCheck(tx: Executor, address: Address, outcome: AddressOutcome): Promise<void> {
  await tx
    .insert(addressChecks)
    .values({ key: addressKey(address), outcome })
    .onConflictDoUpdate({
      target: addressChecks.key,
      set: { outcome, checkedAt: sql`now()` },
      setWhere: sql`excluded.outcome <> 'unchecked' or ${addressChecks.outcome} = 'unchecked'`,
    });
}
