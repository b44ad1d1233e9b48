import type { ConfirmPaymentData, PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { moneyText } from '../../../../src/domain/shared/money.ts';
import { callIntent, integrationError } from './call.ts';
import { ask, node } from '../../browser/dialog.ts';
import { groupOf, type Group } from './elements.ts';

export interface ConfirmOptions {
  readonly elements?: object;
  readonly clientSecret?: string;
  readonly confirmParams?: Partial<ConfirmPaymentData>;
  readonly redirect?: 'always' | 'if_required';
}

/** Leaves the page; the promise never settles. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise(() => {});
}

/** Performs the intent's next action. */
export async function doNextAction(
  publishableKey: string,
  intent: PaymentIntent,
): Promise<PaymentIntentResult> {
  const { next_action: action, client_secret: clientSecret } = intent;
  if (intent.status !== 'requires_action' || !clientSecret) return { paymentIntent: intent };
  if (action?.redirect_to_url?.url) return leaveFor(action.redirect_to_url.url);
  const answer = await ask({
    title: 'Does your bank know you?',
    body: [node('p', {}, `A bank would ask here whether you want to pay ${moneyText(intent.amount)}.`)],
    buttons: { complete: 'Complete authentication', fail: 'Fail authentication' },
  });
  const result = answer === 'complete' ? 'complete' : 'fail';
  return callIntent({ publishableKey, clientSecret, verb: 'authenticate', fields: { result } });
}

const later = () => ({ month: 12, year: new Date().getFullYear() + 3 });

/** Stripe's `payment_method_data`: the page's billing details first, then the element's fields. */
function methodData({ payment, walletCard }: Group, params: Partial<ConfirmPaymentData>) {
  const fromPage = params.payment_method_data?.billing_details;
  const number = walletCard();
  if (number) {
    const { month, year } = later();
    const card = { number, exp_month: month, exp_year: year, wallet: 'google_pay' };
    return { type: 'card', card, billing_details: { name: 'Sandbox Wallet' } };
  }
  const element = payment();
  if (!element)
    throw integrationError('elements should have a mounted Payment Element or Express Checkout Element.');
  const { card, postalCode } = element.read();
  const { address = {}, ...person } = { ...element.defaults(), ...fromPage };
  const { line1, line2, city, state, country, postal_code } = { ...element.defaults()?.address, ...address };
  return {
    type: element.type(),
    card,
    billing_details: {
      name: person.name,
      email: person.email,
      phone: person.phone,
      address: { line1, line2, city, state, country, postal_code: postalCode ?? postal_code },
    },
  };
}

function checkUse(
  options: ConfirmOptions,
  clientSecret: string | undefined,
  group: Group | undefined,
): string {
  if (!clientSecret)
    throw integrationError('In order to call confirmPayment() a clientSecret must be provided.');
  if (options.redirect !== 'if_required' && !options.confirmParams?.return_url) {
    throw integrationError(
      'confirmPayment() needs confirmParams.return_url unless redirect is "if_required".',
    );
  }
  if (group?.lacksSubmit())
    throw integrationError('elements.submit() must be called before stripe.confirmPayment().');
  return clientSecret;
}

function backTo(returnUrl: string, intent: PaymentIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', intent.status === 'processing' ? 'pending' : 'succeeded');
  return url.href;
}

/** stripe.confirmPayment, including what the customer is asked on the way. */
export async function confirmPayment(
  publishableKey: string,
  options: ConfirmOptions,
): Promise<PaymentIntentResult> {
  const { elements, confirmParams = {}, redirect = 'always' } = options;
  const group = elements && groupOf(elements);
  const clientSecret = checkUse(options, options.clientSecret ?? group?.clientSecret, group);
  if (!group) throw integrationError('The sandbox confirms with elements alone.');
  const wrong = group.walletCard() ? undefined : group.payment()?.validate();
  if (wrong) return { error: { type: 'validation_error', ...wrong } };
  const fields = {
    return_url: confirmParams.return_url,
    payment_method_data: methodData(group, confirmParams),
  };
  const confirmed = await callIntent({ publishableKey, clientSecret, verb: 'confirm', fields });
  if (confirmed.error) return confirmed;
  const done = await doNextAction(publishableKey, confirmed.paymentIntent);
  if (done.error || redirect === 'if_required') return done;
  return leaveFor(backTo(confirmParams.return_url ?? '', done.paymentIntent));
}
