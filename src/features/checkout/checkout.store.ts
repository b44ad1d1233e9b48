import { atom } from 'nanostores';
import {
  CHECKOUT_STEPS,
  type CheckoutFacts,
  type CheckoutMove,
  type CheckoutStep,
  openStep,
} from '../../domain/orders/checkout-steps.ts';
import type { PaymentMethod } from '../../domain/orders/order-totals.ts';
import { createAddressView } from '../../lib/address/address-view.ts';
import { PAYPAL_ORDER_KEY } from '../../lib/storage/storage-keys.ts';
import { removeInTab } from '../../lib/storage/storage.ts';
import { EMPTY_ADDRESS, isFilled } from './steps/address-form.ts';
import { $billingSameAsShipping, billingForm, shippingForm } from './steps/checkout-addresses.ts';
import { tellProblem, tellSuccess } from './checkout-toasts.ts';
import { $sessionStatus } from './payment-session.store.ts';
import { $customer, $savedShipping } from './steps/saved-info.ts';

/** The step is in the URL's hash, so that the browser's Back and Forward move between steps. */
const stepView = createAddressView<CheckoutStep>({
  unread: 'customer',
  read: () => CHECKOUT_STEPS.find((step) => `#${step}` === location.hash) ?? 'customer',
  addressOf: (step) => `#${step}`,
});
export const $step = stepView.$view;

export interface SetUpProblem {
  readonly text: string;
  /** A card payment is not possible now, but PayPal may be. */
  readonly offersWallet: boolean;
}

/** Why the payment could not be set up, shown on the step where the visitor can fix it. */
export const $setUpProblem = atom<SetUpProblem | null>(null);
/** Counts step changes, so that a payment set up in the meantime does not move a visitor who went elsewhere. */
export const $moves = atom(0);
/** How the visitor means to pay. What the checkout says of the total follows it. */
export const $method = atom<PaymentMethod>('card');
/** The order is paid and the next page is loading. */
export const $finished = atom(false);

let paymentReady = false;

export const checkoutFacts = (): CheckoutFacts => ({
  customerComplete: $customer.get() !== undefined,
  shippingFilled: isFilled(shippingForm.$state.get().address),
  shippingCheck: shippingForm.$state.get().verification,
  billingSameAsShipping: $billingSameAsShipping.get(),
  billingCheck: billingForm.$state.get().verification,
  session: $sessionStatus.get(),
  paymentReady,
});

/** The only place where the step changes. Leaving the pay step also resets `paymentReady`. */
export function showStep(step: CheckoutStep, how: 'push' | 'replace'): void {
  $moves.set($moves.get() + 1);
  paymentReady = step === 'payment';
  $setUpProblem.set(null);
  stepView.show(step, how);
}

/** Carries out a move and shows its notice if it was refused. */
export function followMove(
  move: Exclude<CheckoutMove, { readonly kind: 'set-up-payment' }>,
  how: 'push' | 'replace',
): void {
  if (move.kind !== 'stay') showStep(move.to, move.kind === 'return' ? 'replace' : how);
  if (move.kind === 'go' || !move.notice) return;
  // The step that it comes back to keeps saying why.
  if (move.kind === 'return') $setUpProblem.set({ text: move.notice.text, offersWallet: false });
  tellProblem(move.notice);
}

/** Removes customer and addresses from this device and the fields, and returns to the first step. */
export function clearSavedInfo(): void {
  $customer.set(undefined);
  $savedShipping.set(undefined);
  removeInTab(PAYPAL_ORDER_KEY);
  shippingForm.put(EMPTY_ADDRESS);
  billingForm.put(EMPTY_ADDRESS);
  $billingSameAsShipping.set(true);
  if ($step.get() !== 'customer') showStep('customer', 'replace');
  tellSuccess('All Information Cleared', 'Your saved info was removed.');
}

function onSessionStatus(status: string): void {
  if (status !== 'none' || $step.get() !== 'payment' || $finished.get()) return;
  showStep('billing', 'replace');
  $setUpProblem.set({
    text: 'Your order changed. Please continue to payment again.',
    offersWallet: false,
  });
}

/** Opens the step named in the URL and follows the browser's history. Returns a function that stops it. */
export function startCheckout(): () => void {
  const saved = $savedShipping.get();
  if (saved && !isFilled(shippingForm.$state.get().address)) shippingForm.put(saved);
  const stopFollowing = stepView.follow((asked) => followMove(openStep(asked, checkoutFacts()), 'replace'));
  const stopWatching = $sessionStatus.listen(onSessionStatus);
  return () => {
    stopWatching();
    stopFollowing();
  };
}
