import { randomBytes } from 'node:crypto';
import { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import type { Webhooks } from '../webhooks.ts';
import type { StripeLedger } from './ledger.ts';

type Prefix = 'pi' | 'pm' | 'ch' | 'py' | 'txn' | 're' | 'pyr' | 'du' | 'evt' | 'req' | 'po' | 'ba';

const text = (bytes: number) => randomBytes(bytes).toString('hex');

/** An object as Stripe makes it, but for fields that are null and that nobody reads. */
export const stripeObject = <T>(
  told: Partial<T> & { readonly [Field in keyof T as null extends T[Field] ? never : Field]: T[Field] },
): T => told as T;

/** Random, so that ids stay unique after a restart. */
export const newStripeId = (prefix: Prefix): string => `${prefix}_${text(12)}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${text(12)}`;

/** Keys that look like Stripe's own and are valid here alone. */
export const newStripeKeys = () => ({
  secretKey: `sk_test_${text(12)}`,
  publishableKey: `pk_test_${text(12)}`,
  webhookSecret: `whsec_${text(16)}`,
});

type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/** The simulated account: its ledger, and events about changes. */
export interface StripeAccount {
  readonly ledger: StripeLedger;
  emit(type: Stripe.Event['type'], subject: Subject): void;
}

/** Records an event and sends it, signed over its exact bytes. */
export function createStripeAccount(
  ledger: StripeLedger,
  webhooks: Webhooks,
  webhookSecret: string,
): StripeAccount {
  return {
    ledger,
    emit(type, subject) {
      const event = {
        id: newStripeId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: unixSeconds(),
        data: { object: structuredClone(subject) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as Stripe.Event;
      ledger.events.set(event.id, event);
      // Stripe's own bodies are indented: parsing and rewriting them breaks the signature.
      const body = JSON.stringify(event, null, 2);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
      webhooks.emit({ body, headers: { 'stripe-signature': signature } });
    },
  };
}
