import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import { isInShippingArea } from '../../../src/domain/addresses/judge-address.ts';
import type { Executor } from '../../database/client.ts';
import { addressChecks } from '../../database/schema/addresses.ts';
import { keyedHash, keyedHashes } from '../../lib/secret.ts';

export type AddressRecord = Readonly<Pick<typeof addressChecks.$inferSelect, 'outcome'>>;

const text = ({ address, city, state, zip }: Address): string =>
  [address, city, state, zip].join('\n').toUpperCase();

/** The input of the address's key: upper and lower case count as the same. */
export const addressKey = (address: Address): string => keyedHash('postal-address', text(address));

/** The result of an earlier check of an address; unchecked if there is none. An address outside our shipping area needs no check. */
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
    // As in recordCheck(): a failed check does not replace a successful one.
    .orderBy(sql`${addressChecks.outcome} = 'unchecked'`, desc(addressChecks.checkedAt))
    .limit(1);
  return found ?? { outcome: 'unchecked' };
}

export type AddressOutcome = (typeof addressChecks.$inferSelect)['outcome'];

/** Saves the result of a check. A failed check does not replace a successful one. */
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
