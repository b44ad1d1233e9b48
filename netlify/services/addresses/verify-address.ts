import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../../src/domain/addresses/addresses.api.ts';
import { judgeAddress, unverifiedAddress } from '../../../src/domain/addresses/judge-address.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { findAddress } from '../../providers/smarty/find-address.ts';
import { recordCheck, type AddressOutcome } from './rows.ts';
import { checkOffline } from './rules.ts';

interface Check {
  readonly verification: AddressVerification;
  readonly outcome: AddressOutcome;
}

const checked = (verification: AddressVerification): Check => {
  const { isValid, isInShippingArea: isNear, shippingRisk } = verification;
  const isDeliverable = isValid && isNear && shippingRisk.risk !== 'high';
  return { verification, outcome: isDeliverable ? 'deliverable' : 'undeliverable' };
};

async function check(typed: Address): Promise<Check> {
  const { smarty } = config();
  if (!smarty) return checked(checkOffline(typed));
  try {
    return checked(judgeAddress(typed, await findAddress(smarty, typed)));
  } catch (error) {
    log({ event: 'address_check_failed', error: describeError(error) });
    return { verification: unverifiedAddress(typed), outcome: 'unchecked' };
  }
}

/**
 * Whether a shipment can reach an address: by Smarty if it is set up, otherwise by offline rules; saved for the order
 * that follows. If Smarty is down, the checkout continues.
 */
export async function verifyAddress(db: Database, typed: Address): Promise<AddressVerification> {
  const { verification, outcome } = await check(typed);
  await recordCheck(db, typed, outcome);
  return verification;
}
