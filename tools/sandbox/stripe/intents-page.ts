import type { Stripe } from 'stripe';
import { escapeHtml } from '../../../netlify/providers/mail/escape-html.ts';
import { moneyText } from '../../../src/domain/shared/money.ts';
import { htmlPage, seeOther } from '../html.ts';
import type { RoomAnswer, RoomRequest } from '../room.ts';
import { answerFailures } from './api.ts';
import type { createCustomer } from './customer.ts';
import { missing } from './failure.ts';
import { TEST_CARDS } from './test-cards.ts';

type Customer = ReturnType<typeof createCustomer>;

/** What a person may do to an intent, by the state it is in. */
const BUTTONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  requires_payment_method: { pay: 'Pay', decline: 'Decline' },
  processing: { settle: 'Let the money come', fail: 'Let it fail' },
  succeeded: { refund: 'Refund', dispute: 'Dispute', win: 'Dispute won', lose: 'Dispute lost' },
};

const verbs = (customer: Customer): Readonly<Record<string, (id: string) => unknown>> => ({
  pay: (id) => customer.pay(id),
  decline: customer.decline,
  settle: (id) => customer.finish(id),
  fail: (id) => customer.finish(id, 'failed'),
  refund: (id) => customer.refund(id),
  dispute: customer.dispute,
  win: (id) => customer.closeDispute(id, 'won'),
  lose: (id) => customer.closeDispute(id, 'lost'),
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

const listPage = (intents: readonly Stripe.PaymentIntent[]): RoomAnswer =>
  htmlPage(
    'Stripe, the stand-in',
    `<main><h1>Stripe <span class="badge">Sandbox</span></h1>
    <p>Nothing here has left this machine, and no money moves.</p>
    <h2>Payments</h2>
    <ol>${intents.toReversed().map(row).join('') || '<li>No payments yet.</li>'}</ol>
    <h2>Test cards</h2>
    <p>With any expiry date to come, any security code and any ZIP code. All other numbers are declined.</p>
    <ul>${TEST_CARDS.map(({ number, label }) => `<li><code>${number}</code> ${label}</li>`).join('')}</ul></main>`,
  );

/** /sandbox/stripe: all intents, and what a customer, a bank or our staff would do to them. */
export function answerIntentsPage(customer: Customer, { method, path }: RoomRequest): RoomAnswer {
  if (method !== 'POST') return listPage(customer.intents());
  return answerFailures(() => {
    const [, id = '', verb = ''] = /^\/intents\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const work = verbs(customer)[verb];
    if (!work) throw missing('call', path);
    work(id);
    return seeOther('/sandbox/stripe');
  });
}
