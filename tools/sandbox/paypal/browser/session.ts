import type {
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
} from '@paypal/react-paypal-js/sdk-v6';
import { agree, decide } from './buyer.ts';

const failure = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable: false });

/** One visit to PayPal after another, for one button. */
export function createSession(options: PayPalOneTimePaymentSessionOptions): OneTimePaymentSession {
  const { onApprove, onCancel, onComplete, onError } = options;
  let isOver = false;

  function fail(error: unknown): void {
    onError?.(
      failure('ERR_SANDBOX', error instanceof Error ? error.message : 'The sandbox was told to fail'),
    );
    onComplete?.({ paymentSessionState: 'error' });
  }

  async function visit(orderId: string): Promise<void> {
    const choice = await decide(orderId);
    if (isOver) return;
    if (choice === 'fail') return fail(undefined);
    if (choice === 'cancel') {
      onCancel?.({ orderId });
      onComplete?.({ paymentSessionState: 'canceled' });
      return;
    }
    await agree(orderId, choice);
    await onApprove?.({ orderId, payerId: 'SANDBOXBUYER1', fundingSource: 'paypal' });
    onComplete?.({ paymentSessionState: 'approved' });
  }

  return {
    async start(_presentation, created = Promise.resolve({ orderId: options.orderId ?? '' })) {
      try {
        await visit((await created).orderId);
      } catch (error) {
        if (!isOver) fail(error);
      }
    },
    destroy() {
      isOver = true;
    },
    cancel() {
      onCancel?.({});
    },
  };
}
