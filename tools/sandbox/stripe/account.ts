import { Stripe } from 'stripe';
import { unixSeconds } from '../mock-server.ts';
import type { Webhooks } from '../webhooks.ts';
import { newStripeId } from './ids.ts';
import type { StripeLedger } from './ledger.ts';

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
