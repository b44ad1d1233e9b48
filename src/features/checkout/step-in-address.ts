import { CHECKOUT_STEPS, type CheckoutStep } from '../../domain/orders/checkout-steps.ts';

/** The step is the hash of the page's address, so that the browser's own Back and Forward move between steps. */
export const stepInAddress = (): CheckoutStep =>
  CHECKOUT_STEPS.find((step) => `#${step}` === location.hash) ?? 'customer';

/** `replace` for a step that the visitor was sent to; whoever asked for one finds the step before under Back. */
export function putStepInAddress(step: CheckoutStep, how: 'push' | 'replace'): void {
  if (step === stepInAddress()) return;
  if (how === 'push') history.pushState(history.state, '', `#${step}`);
  else history.replaceState(history.state, '', `#${step}`);
}
