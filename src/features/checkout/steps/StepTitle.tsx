import { CHECKOUT_STEPS, type CheckoutStep } from '../../../domain/orders/checkout-steps.ts';

export const STEP_TITLE_ID = 'checkout-step';

/** Takes the focus when the step changes, so that screen readers announce the step. */
export function StepTitle({ step, title }: { readonly step: CheckoutStep; readonly title: string }) {
  return (
    <h2 id={STEP_TITLE_ID} className="mb-1 text-3xl uppercase focus:outline-0" tabIndex={-1}>
      <span className="sr-only">
        Step {CHECKOUT_STEPS.indexOf(step) + 1} of {CHECKOUT_STEPS.length}:{' '}
      </span>
      {title}
    </h2>
  );
}
