import { useRef, useState } from 'react';
import type { Address } from '../../../../domain/addresses/address.schema.ts';
import { completeOrderApi, fulfillOrderApi } from '../../../../domain/orders/orders.api.ts';
import {
  capturePaypalOrderApi,
  type CaptureResult,
  createPaypalOrderApi,
} from '../../../../domain/payments/payments.api.ts';
import { answerTimeout, call, hasCode, type RequestError } from '../../../../lib/requests/request.ts';
import { withRetries } from '../../../../lib/requests/with-retries.ts';
import { orderConfirmationPath } from '../../../../paths.ts';
import type { PayProblemText } from '../PayProblem.tsx';
import { isPayRefusal } from '../PayRefused.tsx';
import { paymentToasts, unreachedPaypal } from '../payment-toasts.ts';
import { forgetPaypalOrder, rememberedPaypalOrder } from './paypal-attempt.ts';

const PAUSES_MS = [500, 2_000];
const HURRY_TIMEOUT_MS = 4_000;

/** Both calls are safe to repeat, so a lost answer is requested again. */
const insist = <Value>(ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> =>
  withRetries(() => ask(answerTimeout()), { pausesMs: PAUSES_MS });

/** Captures the approved payment, completes our order and requests fulfillment. Throws if the order may not be paid. */
export async function finishPaypal(paypalOrderId: string): Promise<CaptureResult> {
  const captured = await insist((signal) =>
    call(capturePaypalOrderApi, { params: { paypalOrderId }, signal }),
  );
  if (captured.status !== 'completed') return captured;
  const params = { id: captured.orderId };
  await insist((signal) =>
    call(completeOrderApi, { params, body: { status: 'completed', paypalOrderId }, signal }),
  );
  // The server fulfills every paid order anyway; this only speeds it up, so the wait is short.
  const signal = AbortSignal.timeout(HURRY_TIMEOUT_MS);
  await call(fulfillOrderApi, { params, signal }).catch(() => undefined);
  return captured;
}

interface PaypalOrder {
  readonly orderId: string;
  /** Dollars with two decimals. */
  readonly amount: string;
  readonly shippingAddress: Address;
}

export interface PaypalFlowOptions {
  /** Creates our own order, or returns the existing one. */
  readonly prepare: () => Promise<PaypalOrder>;
  /** Called once the payment is made or under review at PayPal. */
  readonly onPaid: (orderId: string) => void;
  /** Called if the server refused the order as it is: nothing was created or charged at PayPal. */
  readonly onRefused: (error: RequestError) => void;
}

/** `stuck`: the visitor approved the payment, but we could not finish it. */
type PaypalPhase =
  | { readonly name: 'idle' | 'with_paypal' | 'capturing' }
  | { readonly name: 'stuck'; readonly orderId: string | undefined };

/** The order is already paid or abandoned; its own page shows which. */
function showOrder(error: unknown): never {
  const orderId = rememberedPaypalOrder();
  forgetPaypalOrder();
  if (orderId) location.assign(orderConfirmationPath(orderId));
  throw error;
}

/** Payment with PayPal: our order, PayPal's order, then capture, completion and fulfillment after approval. */
export function usePaypalFlow({ prepare, onPaid, onRefused }: PaypalFlowOptions) {
  const [phase, setPhase] = useState<PaypalPhase>({ name: 'idle' });
  const [problem, setProblem] = useState<PayProblemText | null>(null);
  // PayPal's script also reports a failed setup as its own error; one toast is enough.
  const told = useRef(false);

  function tellSetUpFailed(error: unknown) {
    const said = paymentToasts.paypalSetUpFailed(unreachedPaypal(error));
    if (!isPayRefusal(error)) return setProblem(said);
    // Otherwise the same cart would become the same order again.
    if (error.code === 'order_too_old') forgetPaypalOrder();
    onRefused(error);
  }

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
      tellSetUpFailed(error);
      throw error;
    }
  }

  async function onApprove({ orderId: paypalOrderId }: { readonly orderId: string }): Promise<void> {
    setPhase({ name: 'capturing' });
    const ours = rememberedPaypalOrder();
    try {
      const { orderId, status } = await finishPaypal(paypalOrderId);
      if (status === 'declined') {
        setProblem(paymentToasts.paypalDeclined());
        return setPhase({ name: 'idle' });
      }
      // A pending or stuck order stays remembered, so that pressing again cannot pay twice.
      if (status === 'pending') return onPaid(orderId);
      forgetPaypalOrder();
      await paymentToasts.paid();
      onPaid(orderId);
    } catch (error) {
      if (isPayRefusal(error)) {
        tellSetUpFailed(error);
        return setPhase({ name: 'idle' });
      }
      paymentToasts.processingError();
      setPhase({ name: 'stuck', orderId: ours });
    }
  }

  function onCancel() {
    setPhase({ name: 'idle' });
    setProblem(paymentToasts.canceled());
  }

  function onError() {
    setPhase((now) => (now.name === 'with_paypal' ? { name: 'idle' } : now));
    if (!told.current) setProblem(paymentToasts.paypalError());
    told.current = true;
  }

  function begin() {
    setProblem(null);
    setPhase({ name: 'with_paypal' });
  }
  return { phase, problem, begin, session: { createOrder, onApprove, onCancel, onError } };
}
