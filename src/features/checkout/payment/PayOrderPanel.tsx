import { useState } from 'react';
import type { OrderPrivateView, OrderView } from '../../../domain/orders/orders.api.ts';
import { leaveFor } from '../../../lib/address/leave-for.ts';
import { orderConfirmationPath } from '../../../paths.ts';
import { dollarsText } from '../../../domain/shared/numbers/money.ts';
import type { RequestError } from '../../../lib/requests/request.ts';
import { clearOrdered } from '../../cart/cart.store.ts';
import { PurchaseTerms } from '../PurchaseTerms.tsx';
import { PaymentConfigGate } from './PaymentConfigGate.tsx';
import { PayOrderByCard, type PayOrderProps } from './card/PayOrderByCard.tsx';
import { rememberPaypalOrder } from './paypal/paypal-attempt.ts';
import { PayRefused } from './PayRefused.tsx';
import { PaypalWallet } from './paypal/PaypalWallet.tsx';

/** PayPal for an existing order. */
function PayOrderByPaypal({ config, order, own, onPaid }: PayOrderProps) {
  const [refusal, setRefusal] = useState<RequestError | null>(null);

  async function prepare() {
    setRefusal(null);
    rememberPaypalOrder(order.id);
    const { shippingAddress: address, shippingZip: zip } = own;
    const { shippingCity: city, shippingState: state } = order;
    return { orderId: order.id, amount: order.total, shippingAddress: { address, city, state, zip } };
  }

  return (
    <div className="grid gap-4">
      <p className="text-lg font-bold">
        PayPal charges <span className="tabular-nums">{dollarsText(order.total)}</span>.
      </p>
      {refusal && <PayRefused error={refusal} />}
      <PaypalWallet sandbox={config.sandbox} prepare={prepare} onPaid={onPaid} onRefused={setRefusal} />
    </div>
  );
}

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
