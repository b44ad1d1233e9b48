import type { OrderPrivateView, OrderView } from '../../../domain/orders/orders.api.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { orderConfirmationPath } from '../../../paths.ts';
import { clearOrdered } from '../../cart/cart.store.ts';
import { PurchaseTerms } from '../PurchaseTerms.tsx';
import { PaymentConfigGate } from './PaymentConfigGate.tsx';
import { PayOrderByCard } from './PayOrderByCard.tsx';
import { PayOrderByPaypal } from './PayOrderByPaypal.tsx';

export interface PayOrderPanelProps {
  readonly order: OrderView;
  readonly own: OrderPrivateView;
  /** Called if the order can no longer be paid. */
  readonly onNotPayable: () => void;
}

const WAYS = { card: PayOrderByCard, paypal: PayOrderByPaypal } as const;

/** Pays an order in the way that was chosen when it was placed. */
export function PayOrderPanel({ order, own, onNotPayable }: PayOrderPanelProps) {
  const PayByMethod = WAYS[order.method];
  return (
    <>
      <PurchaseTerms />
      <PaymentConfigGate>
        {(config) => (
          <PayByMethod
            config={config}
            order={order}
            own={own}
            onPaid={(orderId) => {
              clearOrdered(order.items);
              const path = orderConfirmationPath(orderId);
              // Back finds the order paid: its own page says so, also where the order cannot be read here.
              leaveFor(path, () => location.replace(path));
            }}
            onNotPayable={onNotPayable}
          />
        )}
      </PaymentConfigGate>
    </>
  );
}
