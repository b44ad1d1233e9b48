import type { StripeError } from '@stripe/stripe-js';
import { integrationError } from './call.ts';
import { confirmPayment, type ConfirmOptions } from './confirm.ts';
import { createElements, type ElementsOptions } from './elements.ts';

const notSimulated = (name: string) => async (): Promise<{ error: StripeError }> => ({
  error: { type: 'invalid_request_error', message: `The sandbox does not simulate ${name}.` },
});

/** window.Stripe, as far as our pages use it; its design and texts are our own. */
function createStripe(publishableKey: string) {
  if (!publishableKey.startsWith('pk_test_')) {
    throw integrationError('The sandbox takes a publishable key that starts with pk_test_.');
  }
  return {
    elements: (options: ElementsOptions) => createElements(publishableKey, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(publishableKey, options),
    // The React wrapper checks for these three.
    createToken: notSimulated('createToken'),
    createPaymentMethod: notSimulated('createPaymentMethod'),
    confirmCardPayment: notSimulated('confirmCardPayment'),
    registerAppInfo(): void {},
    _registerWrapper(): void {},
  };
}

// The loader warns about other release trains.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
