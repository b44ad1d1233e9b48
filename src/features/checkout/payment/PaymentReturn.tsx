import { useEffect, useState } from 'react';
import { isUndecided, PAYABLE } from '../../../domain/orders/order-status.ts';
import { orderByPaymentIntentApi, type OrderView } from '../../../domain/orders/orders.api.ts';
import { call } from '../../../lib/requests/request.ts';
import { replaceAddress } from '../../../lib/address/write-address.ts';
import { wait } from '../../../lib/requests/wait.ts';
import { orderConfirmationPath, orderLookUpPath, paymentPath } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showToast } from '../../../ui/toast/toast.store.ts';
import { clearOrdered } from '../../cart/cart.store.ts';
import { OrderFrame } from '../../orders/OrderFrame.tsx';
import { CallUs, OrderLoading, ShopLink } from '../../orders/OrderStates.tsx';

const TRIES = 5;
const PAUSE_MS = 2_000;

/**
 * The order of a payment, read until the payment is decided or the tries run out. Each call makes the server ask Stripe.
 * Throws if no call was answered.
 */
async function findReturnedOrder(paymentIntentId: string): Promise<OrderView> {
  let found: OrderView | undefined;
  for (let attempt = 1; attempt < TRIES; attempt += 1) {
    found = await call(orderByPaymentIntentApi, { params: { paymentIntentId } }).catch(() => found);
    if (found && !isUndecided(found.payment)) return found;
    await wait(PAUSE_MS);
  }
  return found ?? call(orderByPaymentIntentApi, { params: { paymentIntentId } });
}

const FAILURE = {
  title: 'Order Lookup Failed',
  description: 'Payment succeeded but order details could not be retrieved. Please contact support.',
} as const;

type ReturnState = 'checking' | 'nothing' | 'failed';

async function settle(): Promise<ReturnState> {
  const query = new URLSearchParams(location.search);
  const paymentIntentId = query.get('payment_intent');
  if (!paymentIntentId) return 'nothing';
  // Stripe's client secret gives access to the payment, so it must not stay in the URL.
  query.delete('payment_intent_client_secret');
  replaceAddress(`${location.pathname}?${query}`);
  try {
    const { id, payment, items } = await findReturnedOrder(paymentIntentId);
    if (!PAYABLE.includes(payment)) clearOrdered(items);
    location.replace(payment === 'failed' ? paymentPath(id) : orderConfirmationPath(id));
    return 'checking';
  } catch {
    showToast({ ...FAILURE, variant: 'destructive' });
    return 'failed';
  }
}

/** The island of /payment-success, where redirecting payment methods return. It redirects to the order's page. */
export function PaymentReturn() {
  const [state, setState] = useState<ReturnState>('checking');
  useEffect(() => {
    void settle().then(setState);
  }, []);

  if (state === 'checking') return <OrderLoading title="Checking your payment" />;
  const isFailed = state === 'failed';
  return (
    <OrderFrame
      icon={isFailed ? 'alert' : 'info'}
      title={isFailed ? FAILURE.title : 'No payment to show'}
      text={
        isFailed
          ? FAILURE.description
          : 'Your bank sends you back to this page after a payment. To see an order, use the link in its email or look it up.'
      }
      actions={
        <>
          {isFailed && (
            <Button variant="signal" onClick={() => location.reload()}>
              <Icon name="refresh" /> Retry
            </Button>
          )}
          <a className="button button-line" href={orderLookUpPath}>
            Find my order
          </a>
          <CallUs placement="payment-return" />
          {!isFailed && <ShopLink />}
        </>
      }
    />
  );
}
