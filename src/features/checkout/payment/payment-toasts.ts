import { wait } from '../../../lib/wait.ts';
import { showToast } from '../../../ui/toast/toast.store.ts';

const PAID_READ_MS = 1_000;

const fail = (title: string, description: string) =>
  void showToast({ title, description, variant: 'destructive' });

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
  actionRequired: () =>
    void showToast({
      title: 'Payment Requires Action',
      description: 'Please complete the additional verification steps.',
    }),
  paypalSetUpFailed: (reason: string) => fail('PayPal Setup Failed', `${reason} You have not been charged.`),
  paypalError: () => fail('PayPal Error', 'PayPal could not take this payment. Please try again or call us.'),
  paypalDeclined: () =>
    fail(
      'PayPal Error',
      'PayPal declined this payment and you have not been charged. Please choose another way to pay in PayPal.',
    ),
  cancelled: () =>
    void showToast({
      title: 'Payment Cancelled',
      description: 'You left PayPal before paying. You have not been charged and your order is still here.',
    }),
  processingError: () =>
    fail(
      'Payment Processing Error',
      'Payment succeeded but order processing failed. Please contact support.',
    ),
} as const;
