import type { Stripe } from 'stripe';
import { resourceMissing, StripeApiError } from './form.ts';

/** Everything in memory, by id, oldest first. */
export function createStripeLedger() {
  return {
    intents: new Map<string, Stripe.PaymentIntent>(),
    methods: new Map<string, Stripe.PaymentMethod>(),
    charges: new Map<string, Stripe.Charge>(),
    transactions: new Map<string, Stripe.BalanceTransaction>(),
    refunds: new Map<string, Stripe.Refund>(),
    disputes: new Map<string, Stripe.Dispute>(),
    payouts: new Map<string, Stripe.Payout>(),
    events: new Map<string, Stripe.Event>(),
  };
}

export type StripeLedger = ReturnType<typeof createStripeLedger>;

type Kind = keyof StripeLedger;
type Row<K extends Kind> = StripeLedger[K] extends Map<string, infer T> ? T : never;

const NAMES: Readonly<Record<Kind, string>> = {
  intents: 'payment_intent',
  methods: 'payment_method',
  charges: 'charge',
  transactions: 'balance transaction',
  refunds: 'refund',
  disputes: 'dispute',
  payouts: 'payout',
  events: 'event',
};

/** Throws Stripe's 404 if there is none. */
export function find<K extends Kind>(ledger: StripeLedger, kind: K, id: string, param?: string): Row<K> {
  const found = ledger[kind].get(id) as Row<K> | undefined;
  if (!found) throw resourceMissing(NAMES[kind], id, param);
  return found;
}

/** Stores a changed copy; earlier answers stay as they were. */
export function change<T extends { id: string }>(rows: Map<string, T>, row: T, changes: Partial<T>): T {
  const next = { ...row, ...changes };
  rows.set(row.id, next);
  return next;
}

/** Anything by its id. */
export function findById(ledger: StripeLedger, id: string): object | undefined {
  return Object.values(ledger)
    .map((rows) => rows.get(id))
    .find((row) => row !== undefined);
}

/** Fields that Stripe hides from publishable keys. */
const SECRETS = [
  'amount_received',
  'amount_capturable',
  'latest_charge',
  'metadata',
  'statement_descriptor_suffix',
] as const satisfies readonly (keyof Stripe.PaymentIntent)[];

const isSecret = (key: string): boolean => SECRETS.some((secret) => secret === key);

/** The intent as Stripe.js gets it. */
export const toPublic = (intent: object): object =>
  Object.fromEntries(Object.entries(intent).filter(([key]) => !isSecret(key)));

const refused = (status: number, message: string): StripeApiError =>
  new StripeApiError(status, { type: 'invalid_request_error', message });

/** The intent of a page that presents our publishable key and the intent's client secret. */
export function openIntent(
  ledger: StripeLedger,
  id: string,
  proof: { readonly key: string | undefined; readonly clientSecret: string | undefined },
  publishableKey: string,
): Stripe.PaymentIntent {
  if (proof.key !== publishableKey) throw refused(401, 'Invalid API Key provided.');
  const intent = find(ledger, 'intents', id, 'intent');
  if (intent.client_secret !== proof.clientSecret) {
    throw refused(
      400,
      'The client_secret provided does not match any associated PaymentIntent on this account.',
    );
  }
  return intent;
}
