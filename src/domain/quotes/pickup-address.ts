import type { AddressVerification } from '../addresses/addresses.api.ts';
import { isUnverified } from '../addresses/read-verification.ts';
import { pickupAddressTexts } from './texts.ts';

export interface AddressFinding {
  readonly state: 'found' | 'doubtful' | 'unchecked';
  readonly texts: readonly string[];
}

/** Places where the post office delivers, but no truck can go. */
const NO_PLACE: readonly string[] = ['PO box', 'General delivery', 'Private mailbox'];

/** What the pickup form says about a checked address. It never blocks sending. */
export function pickupAddressFinding(verification: AddressVerification): AddressFinding {
  if (isUnverified(verification)) {
    return { state: 'unchecked', texts: [pickupAddressTexts.unchecked] };
  }
  const { isValid, shippingRisk } = verification;
  const { anyway, found, noPlace, problems } = pickupAddressTexts;
  if (shippingRisk.factors.some((factor) => NO_PLACE.includes(factor)))
    return { state: 'doubtful', texts: [noPlace, anyway] };
  return isValid
    ? { state: 'found', texts: [found] }
    : { state: 'doubtful', texts: [...problems(verification), anyway] };
}
