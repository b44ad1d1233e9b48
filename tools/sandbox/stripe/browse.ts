import type { Stripe } from 'stripe';
import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { moneyText } from '../../../src/domain/shared/numbers/money.ts';
import { answerScript, htmlPage, seeOther } from '../html.ts';
import type { MockAnswer, MockHandler, MockRequest } from '../mock-server.ts';
import type { StripeAccount } from './account.ts';
import type { createStripeActions } from './actions.ts';
import { resourceMissing } from './form.ts';
import { answerStripeErrors } from './api.ts';
import { createBrowserCalls } from './browser-calls.ts';
import { answerAction } from './intents/confirm-intent.ts';
import { openIntent } from './ledger.ts';
import { TEST_CARDS } from './intents/payment-method.ts';

const question = (intent: Stripe.PaymentIntent): string => `<main class="bank">
  <p class="badge">Sandbox</p>
  <h1>Test bank</h1>
  <p>Pay <strong>${moneyText(intent.amount)}</strong>? No money moves.</p>
  <form method="post">
    <button name="answer" value="authorise">Authorise payment</button>
    <button name="answer" value="fail">Fail payment</button>
  </form>
</main>`;

function backTo(returnUrl: string, intent: Stripe.PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  return url.href;
}

/** /sandbox/stripe/redirect: a bank's page, which asks the customer and sends them back to our `return_url`. */
function answerBankPage(account: StripeAccount, publishableKey: string, request: MockRequest): MockAnswer {
  const { query, body, method } = request;
  return answerStripeErrors(() => {
    const id = query.get('payment_intent') ?? '';
    const proof = {
      key: publishableKey,
      clientSecret: query.get('payment_intent_client_secret') ?? undefined,
    };
    const intent = openIntent(account.ledger, id, proof, publishableKey);
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    if (!returnUrl)
      return htmlPage('Test bank', '<main class="bank"><h1>Nothing to authorise here.</h1></main>', 410);
    if (method !== 'POST') return htmlPage('Test bank', question(intent));
    const agrees = new URLSearchParams(body).get('answer') === 'authorise';
    return seeOther(backTo(returnUrl, answerAction(account, id, agrees)));
  });
}

type Actions = ReturnType<typeof createStripeActions>;

/** The actions that an intent's state allows. */
const BUTTONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  requires_payment_method: { pay: 'Pay', decline: 'Decline' },
  processing: { settle: 'Let the money come', fail: 'Let it fail' },
  succeeded: { refund: 'Refund', dispute: 'Dispute', win: 'Dispute won', lose: 'Dispute lost' },
};

const verbs = (actions: Actions): Readonly<Record<string, (id: string) => unknown>> => ({
  pay: (id) => actions.pay(id),
  decline: actions.decline,
  settle: (id) => actions.finish(id),
  fail: (id) => actions.finish(id, 'failed'),
  refund: (id) => actions.refund(id),
  dispute: actions.dispute,
  win: (id) => actions.closeDispute(id, 'won'),
  lose: (id) => actions.closeDispute(id, 'lost'),
});

function row({
  id,
  amount,
  status,
  created,
  metadata,
  last_payment_error: error,
}: Stripe.PaymentIntent): string {
  const buttons = Object.entries(BUTTONS[status] ?? {}).map(
    ([verb, label]) => `<button formaction="/sandbox/stripe/intents/${id}/${verb}">${label}</button>`,
  );
  const facts = Object.entries(metadata).map(([key, value]) => `${key}: ${value}`);
  return `<li>
    <strong>${status}</strong> · ${moneyText(amount)} · <code>${id}</code><br>
    <time>${new Date(created * 1000).toISOString()}</time>
    ${facts.length > 0 ? `<br>${escapeHtml(facts.join(' · '))}` : ''}
    ${error ? `<br>${escapeHtml(error.message ?? '')}` : ''}
    ${buttons.length > 0 ? `<br><form method="post">${buttons.join('')}</form>` : ''}</li>`;
}

const listPage = (intents: readonly Stripe.PaymentIntent[]): MockAnswer =>
  htmlPage(
    'Stripe, the mock server',
    `<main><h1>Stripe <span class="badge">Sandbox</span></h1>
    <p>Nothing here has left this machine, and no money moves.</p>
    <h2>Payments</h2>
    <ol>${intents.toReversed().map(row).join('') || '<li>No payments yet.</li>'}</ol>
    <h2>Test cards</h2>
    <p>With any expiry date to come, any security code and any ZIP code. All other numbers are declined.</p>
    <ul>${TEST_CARDS.map(({ number, label }) => `<li><code>${number}</code> ${label}</li>`).join('')}</ul></main>`,
  );

/** /sandbox/stripe: all intents, with buttons for what customers, banks and staff can do. */
function answerIntentsPage(actions: Actions, { method, path }: MockRequest): MockAnswer {
  if (method !== 'POST') return listPage(actions.intents());
  return answerStripeErrors(() => {
    const [, id = '', verb = ''] = /^\/intents\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const work = verbs(actions)[verb];
    if (!work) throw resourceMissing('call', path);
    work(id);
    return seeOther('/sandbox/stripe');
  });
}

/** Answers /sandbox/stripe: the script, its calls, the bank's page, and the list for people. */
export function createStripePages(
  account: StripeAccount,
  actions: ReturnType<typeof createStripeActions>,
  publishableKey: string,
) {
  const calls = createBrowserCalls(account, publishableKey);
  const browse: MockHandler = (request) => {
    const { path } = request;
    if (path === '/stripe.js') return answerScript('stripe/browser/stripe.ts');
    if (path.startsWith('/v1/')) return calls.answer(request);
    if (path === '/redirect') return answerBankPage(account, publishableKey, request);
    if (path === '/' || path.startsWith('/intents/')) return answerIntentsPage(actions, request);
    return htmlPage('Not found', '<h1>Not found</h1>', 404);
  };
  return { browse, stop: calls.stop };
}
