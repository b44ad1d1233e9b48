import type { StripeError, StripePaymentElementOptions } from '@stripe/stripe-js';
import { node } from '../../browser/dialog.ts';
import {
  type CardProblem,
  checkCvc,
  checkExpiry,
  checkNumber,
  checkZip,
  digitsOf,
  formatExpiry,
  formatNumber,
  readExpiry,
} from './card-rules.ts';
import { createEmitter, type ElementParts } from './element.ts';

interface FieldOptions {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly autocomplete: string;
  readonly format?: (text: string) => string;
  readonly check: (text: string) => CardProblem | undefined;
}

function createField({ id, label, placeholder, autocomplete, format, check }: FieldOptions) {
  const problemText = node('p', { class: 'problem', id: `${id}-problem`, role: 'alert' });
  const input = node('input', {
    id,
    placeholder,
    autocomplete,
    inputmode: 'numeric',
    'aria-describedby': problemText.id,
    'aria-invalid': 'false',
  });
  const show = (found: CardProblem | undefined): CardProblem | undefined => {
    input.setAttribute('aria-invalid', String(found !== undefined));
    if (problemText.textContent !== (found?.message ?? '')) problemText.textContent = found?.message ?? '';
    return found;
  };
  input.addEventListener('input', () => {
    // Formatting in the middle would move the caret to the end.
    if (format && input.selectionStart === input.value.length) input.value = format(input.value);
    show(undefined);
  });
  input.addEventListener('blur', () => {
    if (format) input.value = format(input.value);
    if (input.value) show(check(input.value));
  });
  return {
    input,
    box: node('div', {}, node('label', { for: id }, label), input, problemText),
    validate: () => show(check(input.value)),
  };
}

/** Number, expiry, security code, and the ZIP that the page knows. */
function createCardForm(zip: string) {
  const number = createField({
    id: 'card-number',
    label: 'Card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
    format: formatNumber,
    check: checkNumber,
  });
  const expiry = createField({
    id: 'card-expiry',
    label: 'Expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
    format: formatExpiry,
    check: (text) => checkExpiry(text, new Date()),
  });
  const cvc = createField({
    id: 'card-cvc',
    label: 'Security code',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
    format: (text) => digitsOf(text).slice(0, 4),
    check: (text) => checkCvc(text, number.input.value),
  });
  const postal = createField({
    id: 'card-zip',
    label: 'ZIP code',
    placeholder: '12345',
    autocomplete: 'postal-code',
    check: checkZip,
  });
  postal.input.value = zip;
  const fields = [number, expiry, cvc, postal];
  return {
    box: node(
      'div',
      { class: 'form' },
      number.box,
      node('div', { class: 'pair' }, expiry.box, cvc.box),
      postal.box,
    ),
    /** Shows all problems, focuses the first and returns it. */
    validate(): CardProblem | undefined {
      const found = fields.map((field) => ({ field, wrong: field.validate() })).find(({ wrong }) => wrong);
      found?.field.input.focus();
      return found?.wrong;
    },
    read() {
      const { month, year } = readExpiry(expiry.input.value);
      return {
        card: { number: digitsOf(number.input.value), exp_month: month, exp_year: year },
        postalCode: postal.input.value.trim(),
      };
    },
  };
}

interface PaymentElementOptions {
  /** The kinds of payment that the intent takes, or why there is no form. */
  readonly load: () => Promise<{ readonly types: readonly string[] } | { readonly error: StripeError }>;
  readonly options: StripePaymentElementOptions;
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
  const card = createCardForm(options.defaultValues?.billingDetails?.address?.postal_code ?? '');
  const leaving = node('p', {}, 'You go to the page of the test bank, and come back here.');
  let chosen = 'card';

  function choose(type: string): void {
    chosen = type;
    card.box.hidden = type !== 'card';
    leaving.hidden = type === 'card';
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
  };
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
