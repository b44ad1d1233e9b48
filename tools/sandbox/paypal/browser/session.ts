import type {
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
} from '@paypal/react-paypal-js/sdk-v6';
import { ask } from '../../browser/dialog.ts';
import { node } from '../../browser/node.ts';

const ORDERS = '/sandbox/paypal/orders';

type Choice = 'approve' | 'pend' | 'decline' | 'cancel' | 'fail';

async function call(path: string, method: 'GET' | 'POST'): Promise<{ amount: string }> {
  const response = await fetch(`${ORDERS}/${path}`, { method });
  if (!response.ok) throw new Error(`The sandbox knows no such order (${response.status})`);
  return (await response.json()) as { amount: string };
}

/** Asks the person at the page to act as a buyer in PayPal's window. Closing it means Cancel. */
async function decide(orderId: string): Promise<Choice> {
  const { amount } = await call(orderId, 'GET');
  const chosen = await ask({
    title: 'Pay with PayPal',
    body: [node('p', {}, 'Pay ', node('strong', {}, amount), '?')],
    buttons: {
      approve: 'Approve',
      pend: 'Approve, PayPal keeps it for review',
      decline: 'Approve, the bank declines',
      cancel: 'Cancel',
      fail: 'Fail',
    },
  });
  return (chosen || 'cancel') as Choice;
}

/** The buyer agrees; the mock server remembers how the payment will end. */
const agree = (orderId: string, choice: Choice): Promise<unknown> => call(`${orderId}/${choice}`, 'POST');

const failure = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable: false });

/** A button's session, for any number of visits to PayPal. */
export function createPaypalSession(options: PayPalOneTimePaymentSessionOptions): OneTimePaymentSession {
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
