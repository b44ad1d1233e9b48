import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';
import { orderByPaymentIntentApi } from '../../../../domain/orders/orders.api.ts';
import { type CardOutcome, cardOutcome } from '../../../../domain/payments/card-outcome.ts';
import { call } from '../../../../lib/requests/request.ts';
import { paymentSuccessPath } from '../../../../paths.ts';
import type { PayProblemText } from '../PayProblem.tsx';
import { paymentToasts } from '../payment-toasts.ts';

const TIMEOUT_MS = 8_000;

/**
 * Makes the server ask Stripe, so that the next page shows the order as paid. Returns the order's id, or the session's if
 * the call fails.
 */
async function settleCardPayment(paymentIntentId: string, sessionOrderId: string): Promise<string> {
  try {
    const { id } = await call(orderByPaymentIntentApi, {
      params: { paymentIntentId },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return id;
  } catch {
    return sessionOrderId;
  }
}

interface CardConfirmOptions {
  readonly orderId: string;
  /** Called once the payment is made or pending at the bank. */
  readonly onPaid: (orderId: string) => void;
}

/** Confirms the intent once, however often the button is pressed. `confirm` returns whether it succeeded. */
export function useCardConfirm({ orderId, onPaid }: CardConfirmOptions) {
  const stripe = useStripe();
  const elements = useElements();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PayProblemText | null>(null);

  async function tell(outcome: CardOutcome): Promise<boolean> {
    switch (outcome.kind) {
      case 'paid':
      case 'processing': {
        const settling = settleCardPayment(outcome.paymentIntentId, orderId);
        if (outcome.kind === 'paid') await paymentToasts.paid();
        onPaid(await settling);
        return true;
      }
      case 'action_required':
        setProblem(paymentToasts.actionRequired());
        return false;
      case 'failed':
        setProblem(paymentToasts.cardFailed(outcome.message));
        return false;
    }
  }

  async function confirm(): Promise<boolean> {
    if (!stripe || !elements || running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const confirmParams = { return_url: new URL(paymentSuccessPath, location.href).href };
      const result = await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
      const isDone = await tell(cardOutcome(result));
      // A paid form stays locked while the next page loads.
      running.current = isDone;
      setBusy(isDone);
      return isDone;
    } catch (error) {
      console.error('Confirming the card payment failed:', error);
      setProblem(paymentToasts.cardError(error));
      running.current = false;
      setBusy(false);
      return false;
    }
  }

  return { confirm, busy, problem, isRunning: () => running.current };
}
