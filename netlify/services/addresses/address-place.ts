import { ADDRESS_CHECKS_RATE_LIMIT } from '../../../src/domain/addresses/addresses.api.ts';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { Place } from '../../../src/domain/locations/places/nearest.ts';
import type { Database } from '../../database/client.ts';
import { config } from '../../lib/config.ts';
import { describeError, log } from '../../lib/log.ts';
import { hasAllowance } from '../../lib/http/rate-limit.ts';
import { findAddress } from '../../providers/smarty/find-address.ts';

/** Where an address is, by Smarty, within what a sender may ask of it. null: it isn't set up, is down, or doesn't know precisely enough. */
export async function addressPlace(
  db: Database,
  { address, city, state, zip }: Address,
  sender: string,
): Promise<Place | null> {
  const { smarty } = config();
  if (!smarty || !(await hasAllowance(db, ADDRESS_CHECKS_RATE_LIMIT, sender))) return null;
  try {
    return (await findAddress(smarty, { address, city, state, zip })).place;
  } catch (error) {
    log({ event: 'address_place_failed', error: describeError(error) });
    return null;
  }
}
