import type {
  Components,
  CreateInstanceOptions,
  OneTimePaymentSession,
  PayPalOneTimePaymentSessionOptions,
  PayPalV6Namespace,
} from '@paypal/react-paypal-js/sdk-v6';
import { addStyles, ask, node } from '../../browser/dialog.ts';

/** `<paypal-button>`; the page handles its click. */
class PaypalButtonElement extends HTMLElement {
  static observedAttributes = ['disabled'];
  readonly #button = node('button', { type: 'button' }, 'Pay with PayPal (sandbox)');

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

  attributeChangedCallback(): void {
    this.#button.disabled = this.disabled;
  }
}

const ORDERS = '/sandbox/paypal/orders';

type Choice = 'approve' | 'pend' | 'decline' | 'cancel' | 'fail';

async function call(path: string, method: 'GET' | 'POST'): Promise<{ amount: string }> {
  const response = await fetch(`${ORDERS}/${path}`, { method });
  if (!response.ok) throw new Error(`The sandbox knows no such order (${response.status})`);
  return (await response.json()) as { amount: string };
}

/** Asks the person at the page to act as a buyer in PayPal's window. Closing it means Cancel. */
async function decide(orderId: string): Promise<Choice> {
  const { amount } = await call(orderId, 'GET');
  const chosen = await ask({
    title: 'Pay with PayPal',
    body: [node('p', {}, 'Pay ', node('strong', {}, amount), '?')],
    buttons: {
      approve: 'Approve',
      pend: 'Approve, PayPal keeps it for review',
      decline: 'Approve, the bank declines',
      cancel: 'Cancel',
      fail: 'Fail',
    },
  });
  return (chosen || 'cancel') as Choice;
}

/** The buyer agrees; the mock server remembers how the payment will end. */
const agree = (orderId: string, choice: Choice): Promise<unknown> => call(`${orderId}/${choice}`, 'POST');

const failure = (code: string, message: string) =>
  Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable: false });

/** A button's session, for any number of visits to PayPal. */
function createPaypalSession(options: PayPalOneTimePaymentSessionOptions): OneTimePaymentSession {
  const { onApprove, onCancel, onComplete, onError } = options;
  let isOver = false;

  function fail(error: unknown): void {
    onError?.(
      failure('ERR_SANDBOX', error instanceof Error ? error.message : 'The sandbox was told to fail'),
    );
    onComplete?.({ paymentSessionState: 'error' });
  }

  async function visit(orderId: string): Promise<void> {
    const choice = await decide(orderId);
    if (isOver) return;
    if (choice === 'fail') return fail(undefined);
    if (choice === 'cancel') {
      onCancel?.({ orderId });
      onComplete?.({ paymentSessionState: 'canceled' });
      return;
    }
    await agree(orderId, choice);
    await onApprove?.({ orderId, payerId: 'SANDBOXBUYER1', fundingSource: 'paypal' });
    onComplete?.({ paymentSessionState: 'approved' });
  }

  return {
    async start(_presentation, created = Promise.resolve({ orderId: options.orderId ?? '' })) {
      try {
        await visit((await created).orderId);
      } catch (error) {
        if (!isOver) fail(error);
      }
    },
    destroy() {
      isOver = true;
    },
    cancel() {
      onCancel?.({});
    },
  };
}

/** Defined by the server when it bundles this script. */
declare const SETTINGS: { readonly clientId: string; readonly trouble: string };

const eligible = {
  isEligible: (method: string) => method === 'paypal',
  getDetails: () => ({ canBeVaulted: false }),
};

async function createInstance({ clientId, components }: CreateInstanceOptions<readonly Components[]>) {
  if (SETTINGS.trouble === 'no-init') throw new Error('The sandbox was told not to initialize');
  if (clientId !== SETTINGS.clientId) throw new Error('Unknown client id');
  if (!components.includes('paypal-payments')) throw new Error('The sandbox only knows paypal-payments');
  return {
    findEligibleMethods: async () => eligible,
    hydrateEligibleMethods: () => eligible,
    updateLocale: () => {},
    createPayPalOneTimePaymentSession(options: Parameters<typeof createPaypalSession>[0]) {
      if (SETTINGS.trouble === 'no-buttons') throw new Error('The sandbox was told to show no buttons');
      return createPaypalSession(options);
    },
  };
}

customElements.define('paypal-button', PaypalButtonElement);
// The namespace's type describes every component that PayPal has; the shop uses one.
Object.assign(window, { paypal: { version: '6.0.0', createInstance } as unknown as PayPalV6Namespace });
