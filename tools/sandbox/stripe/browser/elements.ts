import type { Appearance, StripeError } from '@stripe/stripe-js';
import { callIntent, integrationError } from './call.ts';
import { createElement, type StandInElement } from './element.ts';
import { createExpressElement } from './express-element.ts';
import { createPaymentElement, type PaymentElement } from './payment-element.ts';

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
