import type { AddressVerification } from '../addresses/addresses.api.ts';
import { billingRefusal, NOTICES, shippingRefusal, type CheckoutNotice } from './checkout-notices.ts';

export const CHECKOUT_STEPS = ['customer', 'shipping', 'billing', 'payment'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Everything that decides a move. */
export interface CheckoutFacts {
  readonly customerComplete: boolean;
  /** All four fields of the shipping address are filled. */
  readonly shippingFilled: boolean;
  /** The check of the current address. */
  readonly shippingCheck: AddressVerification | null;
  readonly billingSameAsShipping: boolean;
  readonly billingCheck: AddressVerification | null;
  /** The card payment for this cart, customer and addresses. 'waived': the visitor skips it and uses PayPal. */
  readonly session: 'none' | 'creating' | 'ready' | 'waived';
  /** Whether the pay step may be shown: set on the way to it, reset on the way back. */
  readonly paymentReady: boolean;
}

type StepOpened =
  | { readonly kind: 'go'; readonly to: CheckoutStep }
  /** Back to an earlier step that must be fixed first. */
  | { readonly kind: 'return'; readonly to: CheckoutStep; readonly notice: CheckoutNotice | null };

export type CheckoutMove =
  | StepOpened
  | { readonly kind: 'stay'; readonly notice: CheckoutNotice }
  /** A payment session must be created first; then the move is tried again. */
  | { readonly kind: 'set-up-payment' };

interface Guard {
  /** The first step that it protects. */
  readonly before: CheckoutStep;
  readonly returnTo: CheckoutStep;
  readonly refuses: (facts: CheckoutFacts) => boolean;
  readonly notice: CheckoutNotice | null;
}

/** The conditions for being on a step, in the order they are checked. */
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

/** Whether a step may be opened, or which earlier step must come first. */
export function openStep(to: CheckoutStep, facts: CheckoutFacts): StepOpened {
  const guard = GUARDS.find(({ before, refuses }) => isAt(to, before) && refuses(facts));
  return guard ? { kind: 'return', to: guard.returnTo, notice: guard.notice } : { kind: 'go', to };
}

/** Why Continue refuses to leave a step. The pay step has no Continue. */
const OWN_REFUSAL: Readonly<Record<CheckoutStep, (facts: CheckoutFacts) => CheckoutNotice | null>> = {
  customer: () => null,
  shipping: ({ shippingCheck }) => shippingRefusal(shippingCheck),
  billing: ({ billingSameAsShipping, billingCheck }) =>
    billingSameAsShipping ? null : billingRefusal(billingCheck),
  payment: () => null,
};

const nextStep = (step: CheckoutStep): CheckoutStep =>
  CHECKOUT_STEPS[CHECKOUT_STEPS.indexOf(step) + 1] ?? step;

/** null: back to the cart. */
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
