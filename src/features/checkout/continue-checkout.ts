import type { CustomerInfo } from '../../domain/orders/order.schema.ts';
import { continueFrom, openStep, previousStep } from '../../domain/orders/checkout-steps.ts';
import { $moves, $setUpProblem, $step, checkoutFacts, followMove, showStep } from './checkout.store.ts';
import { tellProblem, tellSuccess } from './checkout-toasts.ts';
import { waiveCard } from './payment-session.store.ts';
import { $customer } from './saved-info.ts';
import { type SetUpOutcome, setUpPayment } from './set-up-payment.ts';

function takeOutcome(outcome: SetUpOutcome, movesBefore: number): void {
  const hasMoved = $moves.get() !== movesBefore;
  if (outcome.kind === 'ready') {
    if (!hasMoved) void continueCheckout();
    return;
  }
  // Whoever went back meanwhile hears of it when they come by again.
  if (hasMoved && !['billing', 'payment'].includes($step.get())) return;
  if ($step.get() !== outcome.step) showStep(outcome.step, 'replace');
  $setUpProblem.set(outcome.problem);
  tellProblem(outcome.notice);
}

/** Continue on the step that is shown. */
export async function continueCheckout(): Promise<void> {
  const move = continueFrom($step.get(), checkoutFacts());
  if (move.kind !== 'set-up-payment') return followMove(move, 'push');
  const movesBefore = $moves.get();
  $setUpProblem.set(null);
  takeOutcome(await setUpPayment(), movesBefore);
}

/** The first step goes on with a valid form, which this device keeps. */
export function saveCustomer(customer: CustomerInfo): void {
  $customer.set(customer);
  tellSuccess('Customer Information Saved', 'Your details are kept on this device.');
  void continueCheckout();
}

/** On to the pay step where no card payment could be set up. */
export function continueWithWallet(): void {
  waiveCard();
  followMove(openStep('payment', { ...checkoutFacts(), paymentReady: true }), 'push');
}

/** Back on the step that is shown. Answers false on the first, which leads out of the checkout. */
export function goBack(): boolean {
  const step = previousStep($step.get());
  if (step) showStep(step, 'push');
  return step !== null;
}
