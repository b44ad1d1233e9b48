import type { AddressVerification } from '../addresses/addresses.api.ts';
import { billingRefusal, NOTICES, shippingRefusal, type CheckoutNotice } from './checkout-notices.ts';

export const CHECKOUT_STEPS = ['customer', 'shipping', 'billing', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** All that a move depends on, as it stands when the move is asked for. */
export interface CheckoutFacts {
  readonly customerComplete: boolean;
  /** All four fields of the shipping address hold something. */
  readonly shippingFilled: boolean;
  /** Of the address as it now stands. */
  readonly shippingCheck: AddressVerification | null;
  readonly billingSameAsShipping: boolean;
  readonly billingCheck: AddressVerification | null;
  /** Of a card payment for exactly this cart, customer and addresses; 'waived': the wallet will do without it. */
  readonly session: 'none' | 'creating' | 'ready' | 'waived';
  /** The pay step may be shown: set on the way to it, reset on the way back. */
  readonly paymentReady: boolean;
}

type StepOpened =
  | { readonly kind: 'go'; readonly to: CheckoutStep }
  /** Sent back to a step before, which must be mended first. */
  | { readonly kind: 'return'; readonly to: CheckoutStep; readonly notice: CheckoutNotice | null };

export type CheckoutMove =
  | StepOpened
  | { readonly kind: 'stay'; readonly notice: CheckoutNotice }
  /** A payment session must be made first; then this move is asked for again. */
  | { readonly kind: 'set-up-payment' };

interface Guard {
  /** The first step that it stands before. */
  readonly before: CheckoutStep;
  readonly returnTo: CheckoutStep;
  readonly refuses: (facts: CheckoutFacts) => boolean;
  readonly notice: CheckoutNotice | null;
}

/** What must hold to be on a step at all, in the order in which it is asked. */
const GUARDS: readonly Guard[] = [
  {
    before: 'shipping',
    returnTo: 'customer',
    refuses: ({ customerComplete }) => !customerComplete,
    notice: null,
  },
  {
    before: 'billing',
    returnTo: 'shipping',
    refuses: ({ shippingFilled }) => !shippingFilled,
    notice: NOTICES.addressMissing,
  },
  {
    before: 'billing',
    returnTo: 'shipping',
    refuses: ({ shippingCheck }) => shippingCheck === null,
    notice: NOTICES.addressUnchecked,
  },
  {
    before: 'billing',
    returnTo: 'shipping',
    refuses: ({ shippingCheck }) => shippingRefusal(shippingCheck) !== null,
    notice: NOTICES.addressRefused,
  },
  {
    before: 'payment',
    returnTo: 'billing',
    refuses: ({ paymentReady, session }) => !paymentReady || session === 'none',
    notice: null,
  },
];

const isAt = (step: CheckoutStep, before: CheckoutStep) =>
  CHECKOUT_STEPS.indexOf(step) >= CHECKOUT_STEPS.indexOf(before);

/** Opens a step from its address, from the browser's history, or anew because something has changed under it. */
export function openStep(to: CheckoutStep, facts: CheckoutFacts): StepOpened {
  const guard = GUARDS.find(({ before, refuses }) => isAt(to, before) && refuses(facts));
  return guard ? { kind: 'return', to: guard.returnTo, notice: guard.notice } : { kind: 'go', to };
}

/** What Continue finds wrong with the step that it stands on; the pay step goes on by paying. */
const OWN_REFUSAL: Readonly<Record<CheckoutStep, (facts: CheckoutFacts) => CheckoutNotice | null>> = {
  customer: () => null,
  shipping: ({ shippingCheck }) => shippingRefusal(shippingCheck),
  billing: ({ billingSameAsShipping, billingCheck }) =>
    billingSameAsShipping ? null : billingRefusal(billingCheck),
  payment: () => null,
};

const nextStep = (step: CheckoutStep): CheckoutStep =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? step;

/** null: out of the checkout, back to the cart. */
export const previousStep = (step: CheckoutStep): CheckoutStep | null =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) - 1] ?? null;

/** Where Continue leads from a step. */
export function continueFrom(step: CheckoutStep, facts: CheckoutFacts): CheckoutMove {
  const here = openStep(step, { ...facts, paymentReady: true });
  if (here.kind !== 'go') return here;
  const notice = OWN_REFUSAL[step](facts);
  if (notice) return { kind: 'stay', notice };
  const to = nextStep(step);
  const hasSession = facts.session === 'creating' || facts.session === 'ready';
  return to === 'payment' && !hasSession
    ? { kind: 'set-up-payment' }
    : openStep(to, { ...facts, paymentReady: true });
}
