import type {
  ClickResolveDetails,
  StripeError,
  StripeExpressCheckoutElementClickEvent,
  StripeExpressCheckoutElementConfirmEvent,
  StripeExpressCheckoutElementOptions,
  StripeExpressCheckoutElementReadyEvent,
} from '@stripe/stripe-js';
import type { ElementParts } from './element.ts';
import { createEmitter } from './emitter.ts';
import { node } from '../../browser/node.ts';
import { openWallet, walletDetails } from './wallet.ts';

const ANSWER_WITHIN_MS = 1_000;
const elementType = 'expressCheckout';
// Stripe has no name for our wallet: pages meet it as Google Pay.
const expressPaymentType = 'google_pay';

export interface ExpressElementOptions {
  readonly load: () => Promise<
    { readonly types: readonly string[]; readonly cents: number } | { readonly error: StripeError }
  >;
  readonly options: StripeExpressCheckoutElementOptions;
  /** Takes the card for the next confirmation; undefined clears it. */
  readonly payWith: (number: string | undefined) => void;
}

/** The Express Checkout Element: one button, "Pay with Sandbox Pay". */
export function createExpressElement({ load, options, payWith }: ExpressElementOptions) {
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
