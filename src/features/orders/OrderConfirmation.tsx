import { useEffect, useEffectEvent, useRef } from 'react';
import { isUndecided, PAYABLE } from '../../domain/orders/order-status.ts';
import type { OrderView } from '../../domain/orders/orders.api.ts';
import { track } from '../../lib/measurement/analytics.ts';
import { REPORTED_PURCHASES_KEY } from '../../lib/storage/storage-keys.ts';
import { readStored, writeStored } from '../../lib/storage/storage.ts';
import { paymentPath } from '../../paths.ts';
import { FOUND_LABELS, PAYMENT_LABELS } from './order-labels.ts';
import { OrderFrame } from './OrderFrame.tsx';
import { OrderFailed, OrderLoading, OrderMissing, ShopLink } from './OrderStates.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { useOrder } from './use-order.ts';
import { Button } from '../../ui/Button.tsx';

const REMEMBERED = 20;

/** Reports a paid order to analytics, once per device and only for its buyer. */
function reportPurchase({ id, payment, own, total, items }: OrderView): void {
  if (payment !== 'paid' || !own) return;
  const stored = readStored<unknown>(REPORTED_PURCHASES_KEY);
  const reported = Array.isArray(stored) ? stored : [];
  if (reported.includes(id)) return;
  writeStored(REPORTED_PURCHASES_KEY, [id, ...reported].slice(0, REMEMBERED));
  track('purchase', {
    transaction_id: id,
    value: Number(total),
    currency: 'USD',
    items: items.reduce((sum, { quantity }) => sum + quantity, 0),
  });
}

/** A fresh payment may take a moment to show up, so the order is read again a few times. */
const RE_READS = 5;
const RE_READ_MS = 3_000;

/** The island of /order-confirmation. */
export function OrderConfirmation() {
  const { state, isLoading, read, retry } = useOrder();
  const isOpen = state.status === 'loaded' && isUndecided(state.order.payment);
  const left = useRef(RE_READS);

  const readAgain = useEffectEvent(() => void read());
  useEffect(() => {
    if (isLoading || !isOpen || left.current === 0) return undefined;
    left.current -= 1;
    const timer = setTimeout(readAgain, RE_READ_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isOpen]);

  if (state.status === 'loading') return <OrderLoading />;
  if (state.status === 'missing') return <OrderMissing />;
  if (state.status === 'failed') return <OrderFailed onRetry={retry} />;
  return <LoadedOrder order={state.order} />;
}

function LoadedOrder({ order }: { readonly order: OrderView }) {
  useEffect(() => reportPurchase(order), [order]);
  const isFound = order.payment === 'paid' && new URLSearchParams(location.search).has('found');
  const canPay = PAYABLE.includes(order.payment) && order.own !== null;
  return (
    <OrderFrame
      {...(isFound ? FOUND_LABELS : PAYMENT_LABELS[order.payment])}
      over={`Order ${order.number}`}
      actions={
        <>
          {canPay && (
            <a className="button button-signal" href={paymentPath(order.id)}>
              Pay now
            </a>
          )}
          <Button onClick={() => print()}>Print</Button>
          <ShopLink />
        </>
      }
    >
      <OrderSummary order={order} />
    </OrderFrame>
  );
}
