import type { AddressVerification } from '../addresses/addresses.api.ts';

/** The message for a visitor when a step is refused. */
export interface CheckoutNotice {
  readonly title: string;
  readonly text: string;
}

const VERIFY_FIRST = 'Please verify your shipping address first.';

export const NOTICES = {
  riskTooHigh: {
    title: 'Address Risk Too High',
    text: 'This address has shipping risk factors that prevent delivery.',
  },
  notVerified: {
    title: 'Address Verification Failed',
    text: 'Please verify your address details and try again.',
  },
  notShippedTo: { title: 'Shipping Not Available', text: "We don't currently ship to this location." },
  /** The shipping address is missing or incomplete. */
  addressMissing: { title: 'Shipping Address Required', text: VERIFY_FIRST },
  /** The current shipping address has not been checked. */
  addressUnchecked: { title: 'Address Validation Required', text: VERIFY_FIRST },
  /** The check found that we cannot ship there. */
  addressRefused: { title: 'Shipping Address Error', text: VERIFY_FIRST },
  /** The server refused it when the payment was set up. */
  addressRejected: { title: 'Address Error', text: VERIFY_FIRST },
  paymentSetupFailed: {
    title: 'Payment Setup Failed',
    text: 'Failed to set up payment. Please try again.',
  },
} as const satisfies Record<string, CheckoutNotice>;

const invalidAddress = (errors: readonly string[]): CheckoutNotice => ({
  title: 'Invalid Address',
  text: errors.join(', ') || 'Address validation failed',
});

/** Why we cannot ship to this address; null if we can. A `check` of null means it was not checked. */
export function shippingRefusal(check: AddressVerification | null): CheckoutNotice | null {
  if (!check) return NOTICES.notVerified;
  if (check.shippingRisk.risk === 'high') return NOTICES.riskTooHigh;
  if (!check.isInShippingArea) return NOTICES.notShippedTo;
  return check.isValid ? null : invalidAddress(check.errors);
}

/** A billing address may be outside the shipping area; it only has to be valid. */
export function billingRefusal(check: AddressVerification | null): CheckoutNotice | null {
  if (!check) return NOTICES.notVerified;
  return check.isValid ? null : invalidAddress(check.errors);
}
