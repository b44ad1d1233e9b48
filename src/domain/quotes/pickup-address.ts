import type { AddressVerification } from '../addresses/addresses.api.ts';
import { isUnverified } from '../addresses/read-verification.ts';

export interface AddressFinding {
  readonly state: 'found' | 'doubtful' | 'unchecked';
  readonly texts: readonly string[];
}

/** Places where the post office delivers, but no truck can go. */
const NO_PLACE: readonly string[] = ['PO box', 'General delivery', 'Private mailbox'];

const ANYWAY = 'You can send your request as it is: a person will look at the address.';

/** What the pickup form says about a checked address. It never blocks sending. */
export function pickupAddressFinding(verification: AddressVerification): AddressFinding {
  if (isUnverified(verification)) {
    return { state: 'unchecked', texts: ['We could not check this address; a person will.'] };
  }
  const { isValid, errors, shippingRisk } = verification;
  const noPlace = shippingRisk.factors.find((factor) => NO_PLACE.includes(factor));
  if (noPlace) {
    return { state: 'doubtful', texts: ['Please give us the street where the truck should come.', ANYWAY] };
  }
  return isValid
    ? { state: 'found', texts: ['Address found.'] }
    : { state: 'doubtful', texts: [...errors, ANYWAY] };
}
