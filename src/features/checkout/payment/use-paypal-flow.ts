import { useRef, useState } from 'react';
import type { Address } from '../../../domain/addresses/address.schema.ts';
import { completeOrderApi, fulfilOrderApi, type PriceFigures } from '../../../domain/orders/orders.api.ts';
import {
  capturePaypalOrderApi,
  type CaptureResult,
  createPaypalOrderApi,
} from '../../../domain/payments/payments.api.ts';
import { answerTimeout, call, hasCode, RequestError } from '../../../lib/request.ts';
import { withRetries } from '../../../lib/with-retries.ts';
import { orderConfirmationPath } from '../../../paths.ts';
import { paymentToasts } from './payment-toasts.ts';
import { forgetPaypalOrder, rememberedPaypalOrder } from './paypal-attempt.ts';

const PAUSES_MS = [500, 2_000];
const HURRY_TIMEOUT_MS = 4_000;

/** Both calls are harmless to repeat, and money hangs on them: a lost answer is asked for again. */
const insist = <Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> =>
  withRetries(() => ask(answerTimeout()), { pausesMs: PAUSES_MS });

/** Captures what the visitor approved, completes our order with it and asks for fulfilment. Throws where it is not known to be paid. */
export async function finishPaypal(paypalOrderId: string): Promise<CaptureResult> {
  const captured = await insist((signal) =>
    call(capturePaypalOrderApi, { params: { paypalOrderId }, signal }),
  );
  if (captured.status !== 'completed') return captured;
  const params = { id: captured.orderId };
  await insist((signal) =>
    call(completeOrderApi, { params, body: { status: 'completed', paypalOrderId }, signal }),
  );
  // The server fulfils every paid order by itself; this only hurries it, and nobody waits for it for long.
  const signal = AbortSignal.timeout(HURRY_TIMEOUT_MS);
  await call(fulfilOrderApi, { params, signal }).catch(() => undefined);
  return captured;
}

interface PaypalOrder {
  readonly orderId: string;
  /** Dollars with two decimals, as PayPal will ask for them. */
  readonly amount: string;
  readonly shippingAddress: Address;
}

export interface PaypalFlowOptions {
  /** Makes our own order, or names the one there is. */
  readonly prepare: () => Promise<PaypalOrder>;
  /** Paid, or with PayPal for review: nothing is left to pay, and the order's page tells how it stands. */
  readonly onPaid: (orderId: string) => void;
  /** The server asks for other figures; nothing was created at PayPal. */
  readonly onPriceChanged: (figures: PriceFigures) => void;
}

/** `stuck`: PayPal has the visitor's approval, and we could not see it through. */
type PaypalPhase =
  | { readonly name: 'idle' | 'with_paypal' | 'capturing' }
  | { readonly name: 'stuck'; readonly orderId: string | undefined };

function reasonOf(error: unknown): string {
  if (hasCode(error, 'provider_refused'))
    return 'PayPal did not accept this order. Please pay another way or call us.';
  return (error instanceof RequestError && error.text) || 'We could not reach PayPal.';
}

/** It is paid, or was given up: its own page knows which. */
function showOrder(error: unknown): never {
  const orderId = rememberedPaypalOrder();
  forgetPaypalOrder();
  if (orderId) location.assign(orderConfirmationPath(orderId));
  throw error;
}

/** The wallet path: our order, PayPal's order, and after approval capture, completion and fulfilment. */
export function usePaypalFlow({ prepare, onPaid, onPriceChanged }: PaypalFlowOptions) {
  const [phase, setPhase] = useState<PaypalPhase>({ name: 'idle' });
  // A failed set-up makes PayPal's script report an error of its own: one toast is enough.
  const told = useRef(false);

  async function createOrder(): Promise<{ orderId: string }> {
    told.current = false;
    try {
      const body = { currency: 'USD', intent: 'CAPTURE', ...(await prepare()) } as const;
      const { id } = await call(createPaypalOrderApi, { body });
      return { orderId: id };
    } catch (error) {
      told.current = true;
      setPhase({ name: 'idle' });
      if (hasCode(error, 'order_not_payable')) return showOrder(error);
      paymentToasts.paypalSetUpFailed(reasonOf(error));
      if (hasCode(error, 'price_changed') && error.figures) onPriceChanged(error.figures as PriceFigures);
      throw error;
    }
  }

  async function onApprove({ orderId: paypalOrderId }: { readonly orderId: string }): Promise<void> {
    setPhase({ name: 'capturing' });
    const ours = rememberedPaypalOrder();
    try {
      const { orderId, status } = await finishPaypal(paypalOrderId);
      if (status === 'declined') {
        paymentToasts.paypalDeclined();
        return setPhase({ name: 'idle' });
      }
      // Pending or stuck, our order stays remembered: pressed again, it is the same one, and cannot be paid twice.
      if (status === 'pending') return onPaid(orderId);
      forgetPaypalOrder();
      await paymentToasts.paid();
      onPaid(orderId);
    } catch {
      paymentToasts.processingError();
      setPhase({ name: 'stuck', orderId: ours });
    }
  }

  function onCancel() {
    setPhase({ name: 'idle' });
    paymentToasts.cancelled();
  }

  function onError() {
    setPhase((now) => (now.name === 'with_paypal' ? { name: 'idle' } : now));
    if (!told.current) paymentToasts.paypalError();
    told.current = true;
  }

  const begin = () => setPhase({ name: 'with_paypal' });
  return { phase, begin, session: { createOrder, onApprove, onCancel, onError } };
}
