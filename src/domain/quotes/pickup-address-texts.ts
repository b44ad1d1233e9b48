import type { AddressVerification } from '../addresses/addresses.api.ts';

/** About a checked address. */
export const pickupAddressTexts = {
  unchecked: 'We could not check this address; a person will.',
  noPlace: 'Please give us the street where the truck should come.',
  found: 'Address found.',
  anyway: 'You can send your request as it is: a person will look at the address.',
  /** The server's sentences are in English. */
  problems: ({ errors }: AddressVerification): readonly string[] => errors,
  /** The same for what a suggestion changes. */
  suggested: (reason: string) => reason,
};
