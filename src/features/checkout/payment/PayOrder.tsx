import { lazy, Suspense, useEffect } from 'react';
import { PAYABLE } from '../../../domain/orders/order-status.ts';
import type { OrderView } from '../../../domain/orders/orders.api.ts';
import { dollarsText } from '../../../domain/shared/numbers/money.ts';
import { orderConfirmationPath, orderLookUpPath } from '../../../paths.ts';
import { PAYMENT_LABELS } from '../../orders/order-labels.ts';
import { OrderFrame } from '../../orders/OrderFrame.tsx';
import { OrderFailed, OrderLoading, OrderMissing, ShopLink } from '../../orders/OrderStates.tsx';
import { OrderedGoods } from '../../orders/OrderSummary.tsx';
import { useOrder } from '../../orders/use-order.ts';
import { PayLoading } from './PayLoading.tsx';
import type { PayOrderPanelProps } from './PayOrderPanel.tsx';

function PanelMissing() {
  return (
    <p className="text-lg font-bold" role="alert">
      The ways to pay could not be loaded. Nothing was charged. Please load the page again.
    </p>
  );
}

// Asked for while the order is on its way; a chunk that fails to load must not break the whole page.
const panel = import('./PayOrderPanel.tsx').then(
  ({ PayOrderPanel: part }) => ({ default: part }),
  () => ({ default: PanelMissing }),
);
const PayOrderPanel = lazy(() => panel);

/** An order that needs no payment is shown on its own page. */
function ShownElsewhere({ orderId }: { readonly orderId: string }) {
  useEffect(() => location.replace(orderConfirmationPath(orderId)), [orderId]);
  return <OrderLoading />;
}

/**
 * The island of /payment: pays an existing order. Nothing personal is painted here, as styles of PayPal's may be in this page
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

function Payable({ order, ...given }: PayOrderPanelProps) {
  const failed = order.payment === 'failed' ? PAYMENT_LABELS.failed : null;
  return (
    <OrderFrame
      icon={failed ? 'alert' : 'cash'}
      over={`Order ${order.number}`}
      title={failed?.title ?? 'Pay for your order'}
      text={failed?.text ?? `${dollarsText(order.total)} in all.`}
    >
      <section className="mb-6 max-w-3xl border-t-8 border-copper bg-surface p-4 md:p-8" aria-label="Payment">
        <Suspense fallback={<PayLoading />}>
          <PayOrderPanel order={order} {...given} />
        </Suspense>
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
