import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { MockAnswer, MockRequest } from '../mock-server.ts';
import type { StripeAccount } from './account.ts';
import { invalidRequest, readForm, resourceMissing, StripeApiError } from './form.ts';
import { answerStripeErrors } from './api.ts';
import {
  answerAction,
  type ConfirmAttempt,
  confirmIntent,
  failureOf,
  settleIntent,
} from './intents/confirm-intent.ts';
import { newBankRedirect, newCard, NOBODY } from './intents/payment-method.ts';
import { openIntent, toPublic } from './ledger.ts';

/** How long a payment with the processing card takes. */
const PROCESSING_MS = 5_000;

const nullable = z.string().nullable().default(null);
const address = z.object({
  line1: nullable,
  line2: nullable,
  city: nullable,
  state: nullable,
  postal_code: nullable,
  country: nullable,
});

const confirmation = z.object({
  return_url: z.url().optional(),
  payment_method_data: z.object({
    type: z.enum(['card', 'pay_by_bank']),
    card: z
      .object({
        number: z.string().regex(/^\d{12,19}$/),
        exp_month: z.coerce.number(),
        exp_year: z.coerce.number(),
        wallet: z.literal('google_pay').optional(),
      })
      .optional(),
    billing_details: z
      .object({
        name: nullable,
        email: nullable,
        phone: nullable,
        address: address.default(address.parse({})),
      })
      .optional(),
  }),
});

function readAttempt(form: unknown, intent: { id: string; client_secret: string | null }): ConfirmAttempt {
  const { success, data } = confirmation.safeParse(form);
  if (!success) throw invalidRequest('The payment method is not complete.', { param: 'payment_method_data' });
  const { card, billing_details: billing, type } = data.payment_method_data;
  const details = { ...NOBODY, ...billing };
  if (type === 'card') {
    if (!card)
      throw invalidRequest('Missing required param: payment_method_data[card].', {
        code: 'parameter_missing',
      });
    const { number, exp_month: expMonth, exp_year: expYear, wallet } = card;
    return {
      number,
      method: newCard({ number, expMonth, expYear, throughWallet: wallet !== undefined }, details),
    };
  }
  if (!data.return_url) throw invalidRequest('Missing required param: return_url.', { param: 'return_url' });
  const query = new URLSearchParams({
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret ?? '',
  });
  const url = new URL(`/sandbox/stripe/redirect?${query}`, data.return_url).href;
  return { method: newBankRedirect(details), redirect: { url, returnUrl: data.return_url } };
}

/** The calls of the mock Stripe.js: /sandbox/stripe/v1/payment_intents/:id and below. */
export function createBrowserCalls(account: StripeAccount, publishableKey: string) {
  const stopping = new AbortController();

  async function settleLater(id: string): Promise<void> {
    await sleep(PROCESSING_MS, undefined, { signal: stopping.signal, ref: false });
    settleIntent(account, id, true);
  }

  function answer({ method, path, query, body }: MockRequest): MockAnswer {
    const [, id = '', verb = ''] = /^\/v1\/payment_intents\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
    const form = readForm(method === 'GET' ? query : body);
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined);
    const proof = { key: text('key'), clientSecret: text('client_secret') };
    const intent = openIntent(account.ledger, id, proof, publishableKey);
    const call = `${method} ${verb}`.trim();
    if (call === 'GET') return { status: 200, body: toPublic(intent) };
    if (call === 'POST authenticate') answerAction(account, id, form['result'] === 'complete');
    else if (call === 'POST confirm') {
      const { status } = confirmIntent(account, id, readAttempt(form, intent));
      if (status === 'processing') void settleLater(id).catch(() => {});
    } else throw resourceMissing('call', `${method} ${path}`);
    const next = openIntent(account.ledger, id, proof, publishableKey);
    const failure = failureOf(next);
    if (failure) throw failure;
    return { status: 200, body: toPublic(next) };
  }

  /** A failure includes the intent, of which a page may see less than a server. */
  function answerPublicly(request: MockRequest): MockAnswer {
    try {
      return answer(request);
    } catch (error) {
      if (!(error instanceof StripeApiError) || !error.body.payment_intent) throw error;
      throw new StripeApiError(error.status, {
        ...error.body,
        payment_intent: toPublic(error.body.payment_intent),
      });
    }
  }

  return {
    answer: (request: MockRequest) => answerStripeErrors(() => answerPublicly(request)),
    stop: () => stopping.abort(),
  };
}
