import type { AddressVerification } from '../addresses/addresses.api.ts';

/** What a visitor is told when a step is refused. */
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
  /** There is no shipping address, or not all of it. */
  addressMissing: { title: 'Shipping Address Required', text: VERIFY_FIRST },
  /** There is one that nobody has checked as it now stands. */
  addressUnchecked: { title: 'Address Validation Required', text: VERIFY_FIRST },
  /** It was checked, and we cannot ship to it. */
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

/** Why this is no address to ship to, or null where it is one. `null`: not checked as it stands. */
export function shippingRefusal(check: AddressVerification | null): CheckoutNotice | null {
  if (!check) return NOTICES.notVerified;
  if (check.shippingRisk.risk === 'high') return NOTICES.riskTooHigh;
  if (!check.isInShippingArea) return NOTICES.notShippedTo;
  return check.isValid ? null : invalidAddress(check.errors);
}

/** A bill may go where we do not ship: only the address itself must be good. */
export function billingRefusal(check: AddressVerification | null): CheckoutNotice | null {
  if (!check) return NOTICES.notVerified;
  return check.isValid ? null : invalidAddress(check.errors);
}
