import type { PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import { callIntent, integrationError } from './call.ts';
import { ask, node } from '../../browser/dialog.ts';
import { groupOf, type Group } from './elements.ts';

export interface ConfirmOptions {
  readonly elements: object;
  readonly confirmParams: { readonly return_url: string };
  readonly redirect: 'if_required';
}

/** Performs the intent's next action. */
async function doNextAction(publishableKey: string, intent: PaymentIntent): Promise<PaymentIntentResult> {
  const { next_action: action, client_secret: clientSecret } = intent;
  if (intent.status !== 'requires_action' || !clientSecret) return { paymentIntent: intent };
  if (action?.redirect_to_url?.url) {
    location.assign(action.redirect_to_url.url);
    // The page is left: nothing settles.
    return new Promise(() => {});
  }
  const answer = await ask({
    title: 'Does your bank know you?',
    body: [node('p', {}, `A bank would ask here whether you want to pay ${moneyText(intent.amount)}.`)],
    buttons: { complete: 'Complete authentication', fail: 'Fail authentication' },
  });
  const result = answer === 'complete' ? 'complete' : 'fail';
  return callIntent({ publishableKey, clientSecret, verb: 'authenticate', fields: { result } });
}

/** Stripe's `payment_method_data`: the page's billing details, with the ZIP of the element's field. */
function methodData({ payment, walletCard }: Group) {
  const number = walletCard();
  if (number) {
    const card = {
      number,
      exp_month: 12,
      exp_year: new Date().getFullYear() + 3,
      wallet: 'google_pay',
    };
    return { type: 'card', card, billing_details: { name: 'Sandbox Wallet' } };
  }
  const element = payment();
  if (!element)
    throw integrationError('elements should have a mounted Payment Element or Express Checkout Element.');
  const { card, postalCode } = element.read();
  const { name, email, phone, address } = element.defaults() ?? {};
  const { line1, line2, city, state, country, postal_code } = address ?? {};
  return {
    type: element.type(),
    card,
    billing_details: {
      name,
      email,
      phone,
      address: { line1, line2, city, state, country, postal_code: postalCode ?? postal_code },
    },
  };
}

/** stripe.confirmPayment, including what the customer is asked on the way. */
export async function confirmPayment(
  publishableKey: string,
  { elements, confirmParams }: ConfirmOptions,
): Promise<PaymentIntentResult> {
  const group = groupOf(elements);
  const { clientSecret } = group;
  const wrong = group.walletCard() ? undefined : group.payment()?.validate();
  if (wrong) return { error: { type: 'validation_error', ...wrong } };
  const fields = { return_url: confirmParams.return_url, payment_method_data: methodData(group) };
  const confirmed = await callIntent({ publishableKey, clientSecret, verb: 'confirm', fields });
  return confirmed.error ? confirmed : doNextAction(publishableKey, confirmed.paymentIntent);
}
