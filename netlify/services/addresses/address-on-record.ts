import { and, eq, gt, sql } from 'drizzle-orm';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import { isInShippingArea } from '../../../src/domain/addresses/shipping-area.ts';
import type { Executor } from '../../database/client.ts';
import { prepared } from '../../database/prepared.ts';
import { addressChecks } from '../../database/schema/addresses.ts';
import { keyedHash } from '../../lib/secret.ts';

export type AddressRecord = Readonly<Pick<typeof addressChecks.$inferSelect, 'outcome'>>;

const find = prepared((tx: Executor) =>
  tx
    .select({ outcome: addressChecks.outcome })
    .from(addressChecks)
    .where(
      and(
        eq(addressChecks.key, sql.placeholder('key')),
        gt(addressChecks.checkedAt, sql`now() - interval '30 days'`),
      ),
    )
    .prepare('find_address_check'),
);

/** What the address's key is made of: the same address however it is capitalised. */
export const addressKey = ({ address, city, state, zip }: Address): string =>
  keyedHash('postal-address', [address, city, state, zip].join('\n').toUpperCase());

/** What an earlier check found of an address; unchecked where there was none. What we do not ship to needs no check. */
export async function addressOnRecord(tx: Executor, address: Address): Promise<AddressRecord> {
  if (!isInShippingArea(address.state)) return { outcome: 'undeliverable' };
  const [found] = await find(tx).execute({ key: addressKey(address) });
  return found ?? { outcome: 'unchecked' };
}
