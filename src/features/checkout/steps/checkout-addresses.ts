import { atom, computed } from 'nanostores';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import type { AddressVerification } from '../../../domain/addresses/addresses.api.ts';
import { isUnverified } from '../../../domain/addresses/read-verification.ts';
import {
  billingRefusal,
  type CheckoutNotice,
  shippingRefusal,
} from '../../../domain/orders/checkout-notices.ts';
import { type AddressForm, createAddressForm } from './address-form.ts';
import { takeBack, tellProblem, tellSuccess } from '../checkout-toasts.ts';
import { $savedShipping } from './saved-info.ts';

export const shippingForm = createAddressForm();
export const billingForm = createAddressForm();

export const $billingSameAsShipping = atom(true);

/** The billing address as it will be sent. */
export const $billing = computed(
  [$billingSameAsShipping, shippingForm.$state, billingForm.$state],
  (same, shipping, billing): Address => (same ? shipping : billing).address,
);

/** Checks one address of the checkout and tells the visitor the result in a toast. */
export interface AddressVerifier {
  readonly form: AddressForm;
  /** Why the address cannot be used; null if it can. */
  readonly refusalOf: (verification: AddressVerification) => CheckoutNotice | null;
  /** Whether this address has to be checked: a bill that goes to the shipping address needs no check of its own. */
  readonly isAsked: () => boolean;
  readonly verify: () => Promise<void>;
  readonly takeSuggestion: (suggestion: Address) => Promise<void>;
  /** Settles an open suggestion with what was typed. Without one it does nothing. */
  readonly keepTyped: () => void;
}

function createVerifier(
  form: AddressForm,
  refusalOf: AddressVerifier['refusalOf'],
  success: CheckoutNotice,
  { onAccepted = () => {}, isAsked = () => true },
): AddressVerifier {
  function accept(verification: AddressVerification): void {
    onAccepted();
    // The form itself says that the address could not be checked.
    if (!isUnverified(verification)) tellSuccess(success.title, success.text);
  }
  async function tell(check: Promise<AddressVerification | null>): Promise<void> {
    takeBack();
    const verification = await check;
    if (!verification) return;
    const refusal = refusalOf(verification);
    if (refusal) return tellProblem(refusal);
    // Nothing is verified while the visitor is asked which of two addresses it is.
    if (form.$state.get().suggestion === null) accept(verification);
  }
  function keepTyped(): void {
    const { verification, suggestion } = form.$state.get();
    if (!verification || !suggestion || refusalOf(verification)) return;
    form.keepTyped();
    accept(verification);
  }
  return {
    form,
    refusalOf,
    isAsked,
    verify: () => tell(form.verify()),
    takeSuggestion: (suggestion) => tell(form.takeSuggestion(suggestion)),
    keepTyped,
  };
}

export const shippingVerifier = createVerifier(
  shippingForm,
  shippingRefusal,
  { title: 'Shipping Address Verified', text: 'We ship to this address.' },
  { onAccepted: () => $savedShipping.set(shippingForm.$state.get().address) },
);

export const billingVerifier = createVerifier(
  billingForm,
  billingRefusal,
  {
    title: 'Addresses Verified',
    text: 'Your shipping and billing addresses are complete.',
  },
  { isAsked: () => !$billingSameAsShipping.get() },
);
