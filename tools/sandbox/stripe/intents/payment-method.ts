import type { Stripe } from 'stripe';
import { unixSeconds } from '../../mock-server.ts';
import { newStripeId } from '../account.ts';

/** How a payment with a card ends. */
export type TestCardOutcome =
  | { readonly kind: 'succeeds' }
  /** The customer is asked to authenticate first. */
  | { readonly kind: 'authenticates' }
  /** The money comes, or does not, some seconds later. */
  | { readonly kind: 'processes' }
  /** Succeeds, and the cardholder disputes it at once. */
  | { readonly kind: 'disputed' }
  | {
      readonly kind: 'declined';
      readonly code: string;
      readonly declineCode?: string;
      readonly message: string;
    };

const declined = (message: string, code: string, declineCode?: string): TestCardOutcome => ({
  kind: 'declined',
  code,
  message,
  ...(declineCode ? { declineCode } : {}),
});

/** All but the last are Stripe's own test numbers, https://docs.stripe.com/testing; `label` says what they do. */
const CARDS: Readonly<Record<string, { readonly label: string; readonly outcome: TestCardOutcome }>> = {
  '4242424242424242': { label: 'Succeeds', outcome: { kind: 'succeeds' } },
  '5555555555554444': { label: 'Succeeds (Mastercard)', outcome: { kind: 'succeeds' } },
  '378282246310005': { label: 'Succeeds (American Express)', outcome: { kind: 'succeeds' } },
  '4000002500003155': { label: 'Asks for authentication', outcome: { kind: 'authenticates' } },
  '4000002760003184': { label: 'Asks for authentication', outcome: { kind: 'authenticates' } },
  '4000000000000002': {
    label: 'Declined',
    outcome: declined('Your card was declined.', 'card_declined', 'generic_decline'),
  },
  '4000000000009995': {
    label: 'Declined: insufficient funds',
    outcome: declined('Your card has insufficient funds.', 'card_declined', 'insufficient_funds'),
  },
  '4000000000000069': { label: 'Expired', outcome: declined('Your card has expired.', 'expired_card') },
  '4000000000000127': {
    label: 'Wrong security code',
    outcome: declined("Your card's security code is incorrect.", 'incorrect_cvc'),
  },
  '4000000000000119': {
    label: 'Error while processing',
    outcome: declined(
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  },
  '4000000000000259': { label: 'Succeeds, then disputed', outcome: { kind: 'disputed' } },
  '4000000000007726': { label: 'Stays in processing for some seconds', outcome: { kind: 'processes' } },
};

export const TEST_CARDS = Object.entries(CARDS).map(([number, { label }]) => ({ number, label }));

const LIVE_CARD = declined(
  'Your card was declined. Your request was in test mode, but used a non test card.',
  'card_declined',
  'test_mode_live_card',
);

/** `number` is digits alone. An unknown card is declined, as in Stripe's test mode. */
export const outcomeOf = (number: string): TestCardOutcome => CARDS[number]?.outcome ?? LIVE_CARD;

function brandOf(number: string): 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown' {
  if (number.startsWith('4')) return 'visa';
  if (/^5[1-5]|^2[2-7]/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return number.startsWith('6') ? 'discover' : 'unknown';
}

export const NOBODY: Stripe.PaymentMethod.BillingDetails = {
  address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

interface CardFields {
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
