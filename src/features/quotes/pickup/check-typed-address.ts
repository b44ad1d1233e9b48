import { type Address, addressSchema } from '../../../domain/addresses/address.schema.ts';
import { suggestionFor } from '../../../domain/addresses/read-verification.ts';
import { pickupAddressFinding } from '../../../domain/quotes/pickup-address.ts';
import { pickupAddressTexts } from '../../../domain/quotes/texts.ts';
import { checkAddress } from '../../../lib/requests/check-address.ts';

/** null: not complete yet. */
export function completeAddress(values: unknown): Address | null {
  const typed = addressSchema.safeParse(values);
  return typed.success ? typed.data : null;
}

/** What the form says about an address, and the one that it may mean instead. */
export async function checkCompleteAddress(address: Address) {
  const verification = await checkAddress(address);
  const suggestion = suggestionFor(address, verification);
  return {
    finding: pickupAddressFinding(verification),
    suggestion: suggestion && { ...suggestion, reason: pickupAddressTexts.suggested(suggestion.reason) },
  };
}
