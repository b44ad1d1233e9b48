import { sql } from 'drizzle-orm';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { Executor } from '../../database/client.ts';
import { addressChecks } from '../../database/schema/addresses.ts';
import { addressKey } from './address-on-record.ts';

export type Outcome = (typeof addressChecks.$inferSelect)['outcome'];

/** Keeps what a check found. One that could not be made does not replace one that could. */
export async function recordCheck(tx: Executor, address: Address, outcome: Outcome): Promise<void> {
  await tx
    .insert(addressChecks)
    .values({ key: addressKey(address), outcome })
    .onConflictDoUpdate({
      target: addressChecks.key,
      set: { outcome, checkedAt: sql`now()` },
      setWhere: sql`excluded.outcome <> 'unchecked' or ${addressChecks.outcome} = 'unchecked'`,
    });
}
