import type { ClickResolveDetails, StripeExpressCheckoutElementOptions } from '@stripe/stripe-js';
import { moneyText } from '../../../../src/domain/shared/money.ts';
import { ask } from '../../browser/dialog.ts';
import { node } from '../../browser/node.ts';

/** The cards in the sandbox's wallet, by number. */
const WALLET_CARDS: Readonly<Record<string, string>> = {
  '4242424242424242': 'Visa •••• 4242',
  '4000000000000002': 'Visa •••• 0002, which is declined',
  '4000002500003155': 'Visa •••• 3155, which asks for authentication',
};

const HOME = {
  line1: '100 Main St',
  line2: null,
  city: 'Griffin',
  state: 'GA',
  postal_code: '30223',
  country: 'US',
};

function cardChoice(): { readonly box: HTMLElement; readonly number: () => string } {
  const inputs = Object.keys(WALLET_CARDS).map((value) =>
    node('input', { type: 'radio', name: 'wallet-card', value }),
  );
  inputs.slice(0, 1).forEach((input) => Object.assign(input, { checked: true }));
  const labels = inputs.map((input) => node('label', {}, input, WALLET_CARDS[input.value] ?? ''));
  return {
    box: node(
      'fieldset',
      {},
      node('legend', {}, 'Card in the wallet'),
      node('div', { class: 'choice' }, ...labels),
    ),
    number: () => inputs.find(({ checked }) => checked)?.value ?? '',
  };
}

/** The wallet's sheet. Resolves with the card's number, or undefined if the customer cancels. */
export async function openWallet(
  cents: number,
  { lineItems = [] }: ClickResolveDetails,
): Promise<string | undefined> {
  const items = lineItems.map(({ name, amount }) => node('p', {}, `${name}: ${moneyText(amount)}`));
  const choice = cardChoice();
  const answer = await ask({
    title: `Pay ${moneyText(cents)} with Sandbox Pay`,
    body: [...items, choice.box],
    buttons: { pay: 'Pay', cancel: 'Cancel' },
  });
  return answer === 'pay' ? choice.number() : undefined;
}

type Wanted = Pick<
  StripeExpressCheckoutElementOptions,
  'emailRequired' | 'phoneNumberRequired' | 'shippingAddressRequired' | 'shippingRates'
>;

/** The owner's details that the page asked for. */
export const walletDetails = ({
  emailRequired,
  phoneNumberRequired,
  shippingAddressRequired,
  shippingRates,
}: Wanted) => ({
  billingDetails: {
    name: 'Sandbox Wallet',
    address: HOME,
    ...(emailRequired ? { email: 'wallet@example.com' } : {}),
    ...(phoneNumberRequired ? { phone: '+17705550142' } : {}),
  },
  ...(shippingAddressRequired ? { shippingAddress: { name: 'Sandbox Wallet', address: HOME } } : {}),
  ...(shippingRates?.[0] ? { shippingRate: shippingRates[0] } : {}),
});
