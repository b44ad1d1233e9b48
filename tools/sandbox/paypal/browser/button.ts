import { node } from '../../browser/node.ts';
import { addStyles } from '../../browser/styles.ts';

const LABELS: Readonly<Record<string, string>> = {
  buynow: 'Buy now with PayPal',
  checkout: 'PayPal Checkout',
  pay: 'Pay with PayPal',
};

/** `<paypal-button>`; the page handles its click. */
export class PaypalButtonElement extends HTMLElement {
  static observedAttributes = ['disabled', 'type'];
  readonly #button = node('button', { type: 'button' });

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    addStyles(root);
    root.append(this.#button);
  }

  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }

  // React sets the properties of a custom element, and undefined to reset one.
  set disabled(value: boolean | undefined) {
    this.toggleAttribute('disabled', Boolean(value));
  }

  get type(): string {
    return this.getAttribute('type') ?? 'pay';
  }

  set type(value: string | undefined) {
    this.setAttribute('type', value ?? 'pay');
  }

  connectedCallback(): void {
    this.attributeChangedCallback();
  }

  attributeChangedCallback(): void {
    this.#button.disabled = this.disabled;
    this.#button.textContent = `${LABELS[this.type] ?? 'PayPal'} (sandbox)`;
  }
}
