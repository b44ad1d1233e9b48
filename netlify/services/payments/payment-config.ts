import type { PaymentConfig } from '../../../src/domain/payments/payments.api.ts';
import { config } from '../../lib/config.ts';

/** The settings that the pay step needs before it loads anything. */
export function paymentConfig(): PaymentConfig {
  const { stripe, paypal } = config();
  return {
    stripePublishableKey: stripe?.publishableKey ?? null,
    sandbox: [stripe, paypal].some((provider) => provider !== null && provider.mockUrl !== null),
  };
}
