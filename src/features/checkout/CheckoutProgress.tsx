import { CHECKOUT_STEPS, type CheckoutStep } from '../../domain/orders/checkout-steps.ts';
import { Icon } from '../../ui/Icon.tsx';

const NAMES: Readonly<Record<CheckoutStep, string>> = {
  customer: 'Customer',
  shipping: 'Shipping',
  billing: 'Billing',
  payment: 'Payment',
};

export function CheckoutProgress({ step }: { readonly step: CheckoutStep }) {
  const now = CHECKOUT_STEPS.indexOf(step);
  return (
    <ol className="mb-4 grid grid-cols-4 gap-1" aria-label="Steps of the checkout">
      {CHECKOUT_STEPS.map((name, index) => (
        <li
          key={name}
          className={`border-t-4 pt-2 text-xs sm:text-sm ${index <= now ? 'border-copper' : 'border-line text-muted'} ${index === now ? 'font-bold' : ''}`}
          aria-current={index === now ? 'step' : undefined}
        >
          <span className="flex items-center gap-1 font-display text-2xl" aria-hidden="true">
            {index + 1}
            {index < now && <Icon name="check" className="size-5 text-up" />}
          </span>
          {NAMES[name]}
          {index < now && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
