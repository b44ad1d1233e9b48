import type { CardProblem } from './card-rules.ts';
import {
  checkCvc,
  checkExpiry,
  checkNumber,
  checkZip,
  digitsOf,
  formatExpiry,
  formatNumber,
  readExpiry,
} from './card-rules.ts';
import { node } from '../../browser/node.ts';

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
    isComplete: () => check(input.value) === undefined,
    validate: () => show(check(input.value)),
    clear() {
      input.value = '';
      show(undefined);
    },
  };
}

/** Number, expiry, security code and, unless the page gives it, ZIP. */
export function createCardForm({ zip }: { readonly zip: { readonly value: string } | null }) {
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
  postal.input.value = zip?.value ?? '';
  const fields = [number, expiry, cvc, ...(zip ? [postal] : [])];
  return {
    box: node(
      'div',
      { class: 'form' },
      number.box,
      node('div', { class: 'pair' }, expiry.box, cvc.box),
      ...(zip ? [postal.box] : []),
    ),
    isEmpty: () => fields.every(({ input }) => input.value === '' || input === postal.input),
    isComplete: () => fields.every((field) => field.isComplete()),
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
        postalCode: zip ? postal.input.value.trim() : undefined,
      };
    },
    focus: () => number.input.focus(),
    clear: () => fields.forEach((field) => field.clear()),
  };
}
