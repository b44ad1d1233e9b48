import type { PaymentState } from '../../../domain/orders/order-status.ts';
import { flagsOf, PAYMENT_NAMES } from './staff-order-labels.ts';

const TONES: Readonly<Record<PaymentState, string>> = {
  pending: 'border-line text-muted',
  processing: 'border-brass text-brass',
  paid: 'border-up text-up',
  failed: 'border-down text-down',
  refunded: 'border-line text-muted',
  partially_refunded: 'border-brass text-brass',
};

/** How the payment stands, in words and color. */
export const PaymentChip = ({ payment }: { readonly payment: PaymentState }) => (
  <span className={`inline-block border-2 px-2 font-bold ${TONES[payment]}`}>{PAYMENT_NAMES[payment]}</span>
);

/** What needs a person's attention. */
export function OrderFlags(props: Parameters<typeof flagsOf>[0]) {
  const flags = flagsOf(props);
  if (flags.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {flags.map((flag) => (
        <li key={flag} className="bg-steel px-2 py-1 font-bold text-on-steel">
          {flag}
        </li>
      ))}
    </ul>
  );
}
