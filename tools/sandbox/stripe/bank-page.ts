import type { Stripe } from 'stripe';
import { moneyText } from '../../../src/domain/shared/money.ts';
import { htmlPage, seeOther } from '../html.ts';
import type { RoomAnswer, RoomRequest } from '../room.ts';
import { answerFailures } from './api.ts';
import { answerAction } from './confirm-intent.ts';
import type { Desk } from './desk.ts';
import { openIntent } from './public-intent.ts';

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

/** /sandbox/stripe/redirect: the page of a bank, which asks the customer and sends them back to our `return_url`. */
export function answerBankPage(desk: Desk, publishableKey: string, request: RoomRequest): RoomAnswer {
  const { query, body, method } = request;
  return answerFailures(() => {
    const id = query.get('payment_intent') ?? '';
    const proof = {
      key: publishableKey,
      clientSecret: query.get('payment_intent_client_secret') ?? undefined,
    };
    const intent = openIntent(desk.ledger, id, proof, publishableKey);
    const returnUrl = intent.next_action?.redirect_to_url?.return_url;
    if (!returnUrl)
      return htmlPage('Test bank', '<main class="bank"><h1>Nothing to authorise here.</h1></main>', 410);
    if (method !== 'POST') return htmlPage('Test bank', question(intent));
    const agrees = new URLSearchParams(body).get('answer') === 'authorise';
    return seeOther(backTo(returnUrl, answerAction(desk, id, agrees)));
  });
}
