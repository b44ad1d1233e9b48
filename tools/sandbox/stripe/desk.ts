import { Stripe } from 'stripe';
import type { Webhooks } from '../webhooks.ts';
import { newId, now } from './ids.ts';
import type { Ledger } from './ledger.ts';

type Subject = Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute;

/** What a call does it to: the books, and the tellings of what changed in them. */
export interface Desk {
  readonly ledger: Ledger;
  emit(type: Stripe.Event['type'], subject: Subject): void;
}

/** Writes an event into the books and sends it, signed over its very bytes. */
export function createDesk(ledger: Ledger, webhooks: Webhooks, webhookSecret: string): Desk {
  return {
    ledger,
    emit(type, subject) {
      const event = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: now(),
        data: { object: structuredClone(subject) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: null, idempotency_key: null },
        type,
      } as Stripe.Event;
      ledger.events.set(event.id, event);
      // Stripe's own bodies are indented: who parses and writes them again breaks the signature.
      const body = JSON.stringify(event, null, 2);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
      webhooks.emit({ body, headers: { 'stripe-signature': signature } });
    },
  };
}
