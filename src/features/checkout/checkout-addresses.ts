import { atom, computed } from 'nanostores';
import type { Address } from '../../domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../domain/addresses/addresses.api.ts';
import { isUnverified } from '../../domain/addresses/read-verification.ts';
import { billingRefusal, shippingRefusal } from '../../domain/orders/checkout-notices.ts';
import { createAddressForm } from './address-form.ts';
import { takeBack, tellProblem, tellSuccess } from './checkout-toasts.ts';
import { $savedShipping } from './saved-info.ts';

export const shippingForm = createAddressForm();
export const billingForm = createAddressForm();

export const $billingSameAsShipping = atom(true);

/** Where the bill goes. */
export const $billing = computed(
  [$billingSameAsShipping, shippingForm.$state, billingForm.$state],
  (same, shipping, billing): Address => (same ? shipping : billing).address,
);

function tellShipping(verification: AddressVerification | null): void {
  if (!verification) return;
  const refusal = shippingRefusal(verification);
  if (refusal) return tellProblem(refusal);
  $savedShipping.set(shippingForm.$state.get().address);
  // The result beside the fields says at length that nobody could look.
  if (!isUnverified(verification)) tellSuccess('Shipping Address Verified', 'We ship to this address.');
}

function tellBilling(verification: AddressVerification | null): void {
  if (!verification) return;
  const refusal = billingRefusal(verification);
  if (refusal) return tellProblem(refusal);
  if (!isUnverified(verification)) {
    tellSuccess('Addresses Verified', 'Your shipping and billing addresses are complete.');
  }
}

type Check = Promise<AddressVerification | null>;

/** What was told of the address before is out of date while this one is being checked. */
async function telling(
  check: Check,
  tell: (verification: AddressVerification | null) => void,
): Promise<void> {
  takeBack();
  tell(await check);
}

export const verifyShipping = () => telling(shippingForm.verify(), tellShipping);
export const verifyBilling = () => telling(billingForm.verify(), tellBilling);

export const takeShippingSuggestion = (suggestion: Address) =>
  telling(shippingForm.takeSuggestion(suggestion), tellShipping);
export const takeBillingSuggestion = (suggestion: Address) =>
  telling(billingForm.takeSuggestion(suggestion), tellBilling);
