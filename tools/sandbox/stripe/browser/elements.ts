import type { Appearance, StripeError, StripeExpressCheckoutElementReadyEvent } from '@stripe/stripe-js';
import { moneyText } from '../../../../src/domain/shared/numbers/money.ts';
import { ask, node } from '../../browser/dialog.ts';
import { callIntent, integrationError } from './call.ts';
import { createElement, createEmitter, type ElementParts, type StandInElement } from './element.ts';
import { createPaymentElement, type PaymentElement } from './payment-element.ts';

/** The cards in the sandbox's wallet, by number. */
const WALLET_CARDS: Readonly<Record<string, string>> = {
  '4242424242424242': 'Visa •••• 4242',
  '4000000000000002': 'Visa •••• 0002, which is declined',
  '4000002500003155': 'Visa •••• 3155, which asks for authentication',
};

/** The wallet's sheet. Resolves with the card's number, or undefined if the customer cancels. */
async function openWallet(cents: number): Promise<string | undefined> {
  const inputs = Object.keys(WALLET_CARDS).map((value) =>
    node('input', { type: 'radio', name: 'wallet-card', value }),
  );
  inputs.slice(0, 1).forEach((input) => Object.assign(input, { checked: true }));
  const labels = inputs.map((input) => node('label', {}, input, WALLET_CARDS[input.value] ?? ''));
  const choice = node('div', { class: 'choice' }, ...labels);
  const answer = await ask({
    title: `Pay ${moneyText(cents)} with Sandbox Pay`,
    body: [node('fieldset', {}, node('legend', {}, 'Card in the wallet'), choice)],
    buttons: { pay: 'Pay', cancel: 'Cancel' },
  });
  return answer === 'pay' ? inputs.find(({ checked }) => checked)?.value : undefined;
}

const ANSWER_WITHIN_MS = 1_000;
const elementType = 'expressCheckout';

interface ExpressElementOptions {
  readonly load: () => Promise<
    { readonly types: readonly string[]; readonly cents: number } | { readonly error: StripeError }
  >;
  /** Takes the card for the next confirmation; undefined clears it. */
  readonly payWith: (number: string | undefined) => void;
}

/** The Express Checkout Element: one button, "Pay with Sandbox Pay". */
function createExpressElement({ load, payWith }: ExpressElementOptions) {
  const emitter = createEmitter();
  const failure = node('p', { class: 'problem', role: 'alert' });

  /** Whether the page lets the sheet open. No answer in time means no. */
  const askPage = () =>
    new Promise<boolean>((done) => {
      setTimeout(() => done(false), ANSWER_WITHIN_MS);
      const event = { elementType, resolve: () => done(true), reject: () => done(false) };
      void emitter.emit('click', event);
    });

  async function pay(cents: number): Promise<void> {
    failure.textContent = '';
    const number = (await askPage()) ? await openWallet(cents) : undefined;
    if (!number) return;
    payWith(number);
    const paymentFailed = () => {
      failure.textContent = 'Your payment did not go through.';
    };
    await emitter.emit('confirm', { elementType, paymentFailed });
    payWith(undefined);
  }

  const parts: ElementParts = {
    type: elementType,
    async paint(root) {
      const loaded = await load();
      if ('error' in loaded) return emitter.emit('loaderror', { elementType, error: loaded.error });
      const isShown = loaded.types.includes('card');
      // Stripe has no name for our wallet: pages meet it as Google Pay.
      const ready: StripeExpressCheckoutElementReadyEvent = {
        elementType,
        availablePaymentMethods: isShown
          ? { amazonPay: false, applePay: false, googlePay: true, klarna: false, link: false, paypal: false }
          : undefined,
      };
      if (isShown) {
        const button = node('button', { type: 'button', class: 'dark' }, 'Pay with Sandbox Pay');
        button.addEventListener('click', () => void pay(loaded.cents));
        root.replaceChildren(button, failure);
      }
      return emitter.emit('ready', ready);
    },
  };
  return { parts, emitter };
}

export interface ElementsOptions {
  readonly clientSecret: string;
  readonly appearance?: Appearance;
}

/** What confirmPayment needs from a group of elements. */
export interface Group {
  readonly clientSecret: string;
  readonly payment: () => PaymentElement | undefined;
  /** The wallet's card during its confirm event. */
  readonly walletCard: () => string | undefined;
}

const groups = new WeakMap<object, Group>();

export function groupOf(elements: object): Group {
  const found = groups.get(elements);
  if (!found)
    throw integrationError('Invalid value for confirmPayment(): elements should be an Elements instance.');
  return found;
}

export function createElements(publishableKey: string, initial: ElementsOptions) {
  let options = initial;
  let payment: PaymentElement | undefined;
  let walletCard: string | undefined;
  const made = new Set<string>();
  const { clientSecret } = initial;

  async function fetchIntent() {
    const { paymentIntent, error } = await callIntent({ publishableKey, clientSecret });
    if (error) return { error };
    if (paymentIntent.status === 'succeeded' || paymentIntent.status === 'canceled') {
      const message = `This PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`;
      const failed: StripeError = {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message,
      };
      return { error: { ...failed, payment_intent: paymentIntent } };
    }
    return { types: paymentIntent.payment_method_types, cents: paymentIntent.amount };
  }

  let loading: ReturnType<typeof fetchIntent> | undefined;
  const load = () => (loading ??= fetchIntent());

  const payWith = (number: string | undefined) => {
    walletCard = number;
  };

  function partsOf(type: string, elementOptions: object) {
    if (type === 'payment') {
      payment = createPaymentElement({ load, options: elementOptions });
      return payment;
    }
    if (type !== elementType) throw integrationError(`The sandbox has no ${type} element.`);
    return createExpressElement({ load, payWith });
  }

  const elements = {
    create(type: string, elementOptions: object = {}): StandInElement {
      if (made.has(type)) throw integrationError(`Can only create one Element of type ${type}.`);
      made.add(type);
      return createElement({
        ...partsOf(type, elementOptions),
        appearance: () => options.appearance,
        onDestroy: () => {
          made.delete(type);
          if (type === 'payment') payment = undefined;
        },
      });
    },
    update(changes: Partial<ElementsOptions>): void {
      options = { ...options, ...changes };
    },
  };
  groups.set(elements, { clientSecret, payment: () => payment, walletCard: () => walletCard });
  return elements;
}
