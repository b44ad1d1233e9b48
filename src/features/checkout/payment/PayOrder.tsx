import { useEffect } from 'react';
import { PAYABLE } from '../../../domain/orders/order-status.ts';
import type { OrderPrivateView, OrderView } from '../../../domain/orders/orders.api.ts';
import { dollarsText } from '../../../domain/shared/money.ts';
import { orderConfirmationPath, orderLookUpPath } from '../../../paths.ts';
import { clearOrdered } from '../../cart/cart.store.ts';
import { PAYMENT_LABELS } from '../../orders/order-labels.ts';
import { OrderFrame } from '../../orders/OrderFrame.tsx';
import { OrderFailed, OrderLoading, OrderMissing, ShopLink } from '../../orders/OrderStates.tsx';
import { OrderedGoods } from '../../orders/OrderSummary.tsx';
import { useOrder } from '../../orders/use-order.ts';
import { PaymentConfigGate } from './PaymentConfigGate.tsx';
import { PayOrderByCard } from './PayOrderByCard.tsx';
import { PayOrderByPaypal } from './PayOrderByPaypal.tsx';

/** An order that needs no payment is shown on its own page. */
function ShownElsewhere({ orderId }: { readonly orderId: string }) {
  useEffect(() => location.replace(orderConfirmationPath(orderId)), [orderId]);
  return <OrderLoading />;
}

/**
 * The island of /payment: pays an existing order. Nothing personal is painted here, as styles of PayPal's may stand in this page
 * (docs/decisions/0030).
 */
export function PayOrder() {
  const { state, read, retry } = useOrder();
  if (state.status === 'loading') return <OrderLoading />;
  if (state.status === 'missing') return <OrderMissing />;
  if (state.status === 'failed') return <OrderFailed onRetry={retry} />;
  const { order } = state;
  if (!PAYABLE.includes(order.payment)) return <ShownElsewhere orderId={order.id} />;
  if (!order.own) return <NotYours order={order} />;
  return <Payable order={order} own={order.own} onNotPayable={() => void read()} />;
}

interface PayableProps {
  readonly order: OrderView;
  readonly own: OrderPrivateView;
  readonly onNotPayable: () => void;
}

const WAYS = { card: PayOrderByCard, paypal: PayOrderByPaypal } as const;

function Payable({ order, own, onNotPayable }: PayableProps) {
  const failed = order.payment === 'failed' ? PAYMENT_LABELS.failed : null;
  const PayByMethod = WAYS[order.method];
  return (
    <OrderFrame
      icon={failed ? 'alert' : 'cash'}
      over={`Order ${order.number}`}
      title={failed?.title ?? 'Pay for your order'}
      text={failed?.text ?? `${dollarsText(order.total)} in all.`}
    >
      <section className="mb-6 max-w-3xl border-t-8 border-copper bg-surface p-4 md:p-8" aria-label="Payment">
        <PaymentConfigGate>
          {(config) => (
            <PayByMethod
              config={config}
              order={order}
              own={own}
              onPaid={(orderId) => {
                clearOrdered(order.items);
                location.assign(orderConfirmationPath(orderId));
              }}
              onNotPayable={onNotPayable}
            />
          )}
        </PaymentConfigGate>
      </section>
      <OrderedGoods order={order} />
    </OrderFrame>
  );
}

function NotYours({ order }: { readonly order: OrderView }) {
  return (
    <OrderFrame
      icon="shield"
      over={`Order ${order.number}`}
      title="Please show that this order is yours"
      text="You can pay for it on the device that placed it. On another device, open it first with a code we email you."
      actions={
        <>
          <a className="button button-signal" href={orderLookUpPath}>
            Send me a code
          </a>
          <ShopLink />
        </>
      }
    >
      <OrderedGoods order={order} />
    </OrderFrame>
  );
}
