import type {
  Appearance,
  ClickResolveDetails,
  StripeError,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import { moneyText } from '../../../../src/domain/shared/money.ts';
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
async function openWallet(
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
const walletDetails = ({
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

const ANSWER_WITHIN_MS = 1_000;
const elementType = 'expressCheckout';
// Stripe has no name for our wallet: pages meet it as Google Pay.
const expressPaymentType = 'google_pay';

interface ExpressElementOptions {
  readonly load: () => Promise<
    { readonly types: readonly string[]; readonly cents: number } | { readonly error: StripeError }
  >;
  readonly options: StripeExpressCheckoutElementOptions;
  /** Takes the card for the next confirmation; undefined clears it. */
  readonly payWith: (number: string | undefined) => void;
}

/** The Express Checkout Element: one button, "Pay with Sandbox Pay". */
function createExpressElement({ load, options, payWith }: ExpressElementOptions) {
  const emitter = createEmitter();
  const failure = node('p', { class: 'problem', role: 'alert' });
  let settings = options;

  /** The page's answer to a click: the sheet's options, or undefined if there is none. */
  function askPage(): Promise<ClickResolveDetails | undefined> {
    if (!emitter.has('click')) return Promise.resolve({});
    return new Promise((done) => {
      setTimeout(() => done(undefined), ANSWER_WITHIN_MS);
      const event: StripeExpressCheckoutElementClickEvent = {
        elementType,
        expressPaymentType,
        resolve: (details = {}) => done(details),
        reject: () => done(undefined),
      };
      void emitter.emit('click', event);
    });
  }

  async function pay(cents: number): Promise<void> {
    failure.textContent = '';
    const details = await askPage();
    // Refused, or too late: the sheet stays closed.
    if (!details) return;
    const number = await openWallet(cents, details);
    if (!number) return emitter.emit('cancel', { elementType });
    payWith(number);
    const event: StripeExpressCheckoutElementConfirmEvent = {
      expressPaymentType,
      ...walletDetails({ ...settings, ...details }),
      paymentFailed({ message } = {}) {
        failure.textContent = message ?? 'Your payment did not go through.';
      },
    };
    await emitter.emit('confirm', { ...event, elementType });
    payWith(undefined);
    return undefined;
  }

  const parts: ElementParts = {
    type: elementType,
    async paint(root) {
      const loaded = await load();
      if ('error' in loaded) return emitter.emit('loaderror', { elementType, error: loaded.error });
      const isShown = settings.paymentMethods?.googlePay !== 'never' && loaded.types.includes('card');
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
    update(next) {
      settings = { ...settings, ...next };
    },
  };
  return { parts, emitter };
}

export interface ElementsOptions {
  readonly clientSecret?: string;
  readonly mode?: 'payment';
  readonly amount?: number;
  readonly appearance?: Appearance;
  readonly allowedPaymentMethodTypes?: readonly string[];
}

/** What confirmPayment needs from a group of elements. */
export interface Group {
  readonly clientSecret: string | undefined;
  readonly payment: () => PaymentElement | undefined;
  /** The wallet's card during its confirm event. */
  readonly walletCard: () => string | undefined;
  /** True if the page has not called `submit` although it must. */
  readonly lacksSubmit: () => boolean;
}

const groups = new WeakMap<object, Group>();

export function groupOf(elements: object): Group {
  const found = groups.get(elements);
  if (!found)
    throw integrationError('Invalid value for confirmPayment(): elements should be an Elements instance.');
  return found;
}

const validationError = ({ code, message }: { code: string; message: string }): StripeError => ({
  type: 'validation_error',
  code,
  message,
});

export function createElements(publishableKey: string, initial: ElementsOptions) {
  let options = initial;
  let payment: PaymentElement | undefined;
  let walletCard: string | undefined;
  let isSubmitted = false;
  const made = new Map<string, StandInElement>();
  const { clientSecret } = initial;

  async function fetchIntent() {
    if (!clientSecret) {
      return {
        types: options.allowedPaymentMethodTypes ?? ['card', 'pay_by_bank'],
        cents: options.amount ?? 0,
      };
    }
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
    if (type !== 'expressCheckout') throw integrationError(`The sandbox has no ${type} element.`);
    return createExpressElement({ load, options: elementOptions, payWith });
  }

  const elements = {
    create(type: string, elementOptions: object = {}): StandInElement {
      if (made.has(type)) throw integrationError(`Can only create one Element of type ${type}.`);
      const element = createElement({
        ...partsOf(type, elementOptions),
        appearance: () => options.appearance,
        onDestroy: () => {
          made.delete(type);
          if (type === 'payment') payment = undefined;
        },
      });
      made.set(type, element);
      return element;
    },
    getElement: (type: string): StandInElement | null => made.get(type) ?? null,
    async update(changes: ElementsOptions): Promise<void> {
      options = { ...options, ...changes };
    },
    async fetchUpdates() {
      loading = undefined;
      const loaded = await load();
      return 'error' in loaded ? { error: { message: loaded.error?.message ?? '' } } : {};
    },
    async submit() {
      const wrong = walletCard ? undefined : payment?.validate();
      if (wrong) return { error: validationError(wrong) };
      isSubmitted = true;
      return { selectedPaymentMethod: walletCard ? 'google_pay' : (payment?.type() ?? 'card') };
    },
    on(): void {},
  };
  groups.set(elements, {
    clientSecret,
    payment: () => payment,
    walletCard: () => walletCard,
    lacksSubmit: () => !clientSecret && !isSubmitted,
  });
  return elements;
}
