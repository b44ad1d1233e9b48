import { hasCode, RequestError } from '../../../lib/requests/request.ts';
import { wait } from '../../../lib/requests/wait.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';
import type { PayProblemText } from './PayProblem.tsx';

const PAID_READ_MS = 1_000;

/** Returns what it has said, for the page to keep next to its pay button. */
function tell(title: string, text: string, variant?: 'destructive'): PayProblemText {
  showToast({ title, description: text, isSaidByPage: true, ...(variant ? { variant } : {}) });
  return { title, text };
}
const fail = (title: string, text: string) => tell(title, text, 'destructive');

/** Why PayPal could not be asked. */
export function unreachedPaypal(error: unknown): string {
  if (hasCode(error, 'provider_refused'))
    return 'PayPal didn’t accept this order. Please pay another way or call us.';
  return (error instanceof RequestError && error.text) || 'We couldn’t reach PayPal.';
}

/** All toasts of the pay step. */
export const paymentToasts = {
  /** Resolves after a moment, because the next page removes the toast. */
  paid: async () => {
    showToast({ title: 'Payment Successful!', description: 'Thank you. Your order is in.' });
    await wait(PAID_READ_MS);
  },
  cardFailed: (message: string | undefined) =>
    fail('Payment Failed', message || 'A processing error occurred.'),
  cardError: (error: unknown) =>
    fail(
      'Payment Error',
      (error instanceof Error && error.message) || 'An unexpected error occurred. Please try again.',
    ),
  actionRequired: () => tell('Payment Requires Action', 'Please complete the additional verification steps.'),
  paypalSetUpFailed: (reason: string) => fail('PayPal Setup Failed', `${reason} You haven’t been charged.`),
  paypalError: () => fail('PayPal Error', 'PayPal couldn’t take this payment. Please try again or call us.'),
  paypalDeclined: () =>
    fail(
      'PayPal Error',
      'PayPal declined this payment and you haven’t been charged. Please choose another way to pay in PayPal.',
    ),
  canceled: () =>
    tell(
      'Payment Cancelled',
      'You left PayPal before paying. You haven’t been charged and your order is still here.',
    ),
  processingError: () =>
    fail(
      'Payment Processing Error',
      'Payment succeeded but order processing failed. Please contact support.',
    ),
} as const;
