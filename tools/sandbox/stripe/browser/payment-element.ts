import type {
  StripeError,
  StripePaymentElementChangeEvent,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import type { CardProblem } from './card-rules.ts';
import { createCardForm } from './card-form.ts';
import type { ElementParts } from './element.ts';
import { createEmitter } from './emitter.ts';
import { node } from '../../browser/node.ts';

export interface PaymentElementOptions {
  /** The kinds of payment that the intent takes, or why there is no form. */
  readonly load: () => Promise<{ readonly types: readonly string[] } | { readonly error: StripeError }>;
  readonly options: StripePaymentElementOptions;
}

/** The page gives the ZIP with the payment itself. */
function asksZip({ fields }: StripePaymentElementOptions): boolean {
  const billing = fields?.billingDetails;
  const address = typeof billing === 'object' ? billing.address : billing;
  return address !== 'never' && !(typeof address === 'object' && address.postalCode === 'never');
}

function createChoice(types: readonly string[], onChoose: (type: string) => void): HTMLElement {
  const labels: Readonly<Record<string, string>> = { card: 'Card', pay_by_bank: 'Bank redirect (test)' };
  const choices = types.map((type, index) => {
    const input = node('input', { type: 'radio', name: 'method', value: type });
    input.checked = index === 0;
    input.addEventListener('change', () => onChoose(type));
    return node('label', {}, input, labels[type] ?? type);
  });
  return node(
    'fieldset',
    {},
    node('legend', {}, 'Payment method'),
    node('div', { class: 'choice' }, ...choices),
  );
}

const badge = (): HTMLElement =>
  node(
    'p',
    { class: 'badge' },
    node('strong', {}, 'Sandbox'),
    'No money moves.',
    node('a', { href: '/sandbox/stripe', target: '_blank', rel: 'noopener' }, 'Test cards'),
  );

/** The Payment Element: a card form and, if the intent takes it, a method that leaves the page. */
export function createPaymentElement({ load, options }: PaymentElementOptions) {
  const emitter = createEmitter();
  const zip = options.defaultValues?.billingDetails?.address?.postal_code ?? '';
  const card = createCardForm({ zip: asksZip(options) ? { value: zip } : null });
  const leaving = node('p', {}, 'You go to the page of the test bank, and come back here.');
  let chosen = 'card';

  function tell(): void {
    const isCard = chosen === 'card';
    const event: StripePaymentElementChangeEvent = {
      elementType: 'payment',
      empty: isCard && card.isEmpty(),
      complete: !isCard || card.isComplete(),
      collapsed: false,
      value: { type: chosen },
    };
    void emitter.emit('change', event);
  }

  function choose(type: string): void {
    chosen = type;
    card.box.hidden = type !== 'card';
    leaving.hidden = type === 'card';
    tell();
  }

  const parts: ElementParts = {
    type: 'payment',
    async paint(root) {
      const loaded = await load();
      if ('error' in loaded)
        return emitter.emit('loaderror', { elementType: 'payment', error: loaded.error });
      const { types } = loaded;
      const choice = types.length > 1 ? [createChoice(types, choose)] : [];
      choose(types[0] ?? 'card');
      root.replaceChildren(node('div', { class: 'form' }, badge(), ...choice, card.box, leaving));
      return emitter.emit('ready', { elementType: 'payment' });
    },
    focus: card.focus,
    clear: card.clear,
  };
  card.box.addEventListener('input', tell);
  card.box.addEventListener('keydown', (event) => {
    // The real fields send the form around them, too.
    const { host } = card.box.getRootNode() as ShadowRoot;
    if (event.key === 'Enter') host.closest('form')?.requestSubmit();
  });

  return {
    parts,
    emitter,
    /** Shows what is wrong with the form, if anything is. */
    validate: (): CardProblem | undefined => (chosen === 'card' ? card.validate() : undefined),
    type: () => chosen,
    read: () => (chosen === 'card' ? card.read() : { card: undefined, postalCode: undefined }),
    defaults: () => options.defaultValues?.billingDetails,
  };
}

export type PaymentElement = ReturnType<typeof createPaymentElement>;
