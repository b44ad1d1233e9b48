import type { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import { newStripeId } from './ids.ts';
import { brandOf } from './test-cards.ts';

export const NOBODY: Stripe.PaymentMethod.BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

export interface CardFields {
  /** Digits alone. Only the last four are stored. */
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly throughWallet: boolean;
}

const base = (billing: Stripe.PaymentMethod.BillingDetails) => ({
  id: newStripeId('pm'),
  object: 'payment_method' as const,
  allow_redisplay: 'unspecified' as const,
  billing_details: billing,
  created: unixSeconds(),
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
});

export function newCard(
  { number, expMonth, expYear, throughWallet }: CardFields,
  billing: Stripe.PaymentMethod.BillingDetails,
): Stripe.PaymentMethod {
  const brand = brandOf(number);
  return {
    ...base(billing),
    type: 'card',
    card: {
      brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: billing.address?.postal_code ? 'pass' : null,
        cvc_check: 'pass',
      },
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      funding: 'credit',
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: throughWallet ? { dynamic_last4: null, type: 'google_pay' } : null,
    },
  };
}

/** A payment method that redirects to a bank's page. */
export const newBankRedirect = (billing: Stripe.PaymentMethod.BillingDetails): Stripe.PaymentMethod => ({
  ...base(billing),
  type: 'pay_by_bank',
  pay_by_bank: {},
});
