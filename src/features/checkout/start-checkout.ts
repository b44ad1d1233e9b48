import { openStep } from '../../domain/orders/checkout-steps.ts';
import { isFilled } from './address-form.ts';
import {
  $finished,
  $setUpProblem,
  $step,
  checkoutFacts,
  followMove,
  showStep,
  stepView,
} from './checkout.store.ts';
import { shippingForm } from './checkout-addresses.ts';
import { $sessionStatus } from './payment-session.store.ts';
import { $savedShipping } from './saved-info.ts';

function onSessionStatus(status: string): void {
  if (status !== 'none' || $step.get() !== 'payment' || $finished.get()) return;
  showStep('billing', 'replace');
  $setUpProblem.set({
    text: 'Your order has changed. Please continue to payment again.',
    offersWallet: false,
  });
}

/** A page that the browser brings back as it was left is not on its way to the next one any more. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) $finished.set(false);
}

/** Opens the step that the page's address names and follows the browser's history. Answers the way to stop. */
export function startCheckout(): () => void {
  const saved = $savedShipping.get();
  if (saved && !isFilled(shippingForm.$state.get().address)) shippingForm.put(saved);
  const stopFollowing = stepView.follow((asked) => followMove(openStep(asked, checkoutFacts()), 'replace'));
  window.addEventListener('pageshow', onPageShow);
  const stopWatching = $sessionStatus.listen(onSessionStatus);
  return () => {
    stopWatching();
    stopFollowing();
    window.removeEventListener('pageshow', onPageShow);
  };
}
