import { sql } from 'drizzle-orm';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../../src/domain/addresses/addresses.api.ts';
import type { Executor } from '../../database/client.ts';
import { addressChecks } from '../../database/schema/addresses.ts';
import { addressKey } from './address-on-record.ts';

export type Outcome = (typeof addressChecks.$inferSelect)['outcome'];

/** Keeps what a check found. One that could not be made does not replace one that could. */
export async function recordCheck(
  tx: Executor,
  address: Address,
  { verification, outcome }: { readonly verification: AddressVerification; readonly outcome: Outcome },
): Promise<void> {
  // The key tells nobody where somebody lives, so the finding must not either.
  const found = {
    outcome,
    verification: { ...verification, suggestedAddress: null, correctedAddress: null },
  };
  await tx
    .insert(addressChecks)
    .values({ key: addressKey(address), ...found })
    .onConflictDoUpdate({
      target: addressChecks.key,
      set: { ...found, checkedAt: sql`now()` },
      setWhere: sql`excluded.outcome <> 'unchecked' or ${addressChecks.outcome} = 'unchecked'`,
    });
}
