import type { AddressVerification } from '../addresses/addresses.api.ts';
import { isUnverified } from '../addresses/read-verification.ts';

export interface AddressFinding {
  readonly state: 'found' | 'doubtful' | 'unchecked';
  readonly texts: readonly string[];
}

/** What no truck finds, whatever the post office delivers there. */
const NO_PLACE: readonly string[] = ['PO box', 'General delivery', 'Private mailbox'];

const ANYWAY = 'You can send your request as it is: a person will look at the address.';

/** What somebody who asks for a truck is told of the check of an address. It keeps nobody from sending. */
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
