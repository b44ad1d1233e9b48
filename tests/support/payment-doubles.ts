/**
 * Providers' scripts that fail in ways their mock servers cannot. `confirm` is the body of an async
 * function that returns what stripe.confirmPayment would.
 */
export const stripeDouble = (confirm: string): string => `
  let confirmations = 0;
  window.stripeConfirmations = () => confirmations;
  const element = (type) => {
    const handlers = {};
    return {
      mount(place) {
        place.append(type + ' field');
        setTimeout(() => handlers.ready?.({ elementType: type, availablePaymentMethods: undefined }), 0);
      },
      on(name, handler) { handlers[name] = handler; return this; },
      once() { return this; }, off() { return this; }, update() {}, destroy() {}, unmount() {},
    };
  };
  window.Stripe = Object.assign(() => ({
    elements: () => ({ create: element, getElement: () => null, update() {} }),
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    confirmPayment: async () => { confirmations += 1; ${confirm} },
  }), { version: 'endive' });`;

/** `session` is the body of createPayPalOneTimePaymentSession, `instance` runs in createInstance before it returns. */
export const paypalDouble = ({ session = '', instance = '' }): string => `
  window.paypal = {
    version: '6.0.0',
    createInstance: async () => {
      ${instance}
      return { createPayPalOneTimePaymentSession: (callbacks) => {
        ${session}
        return {
          async start(_, order) {
            const { orderId } = await order;
            if (window.paypalAnswer === 'cancel') callbacks.onCancel({ orderId });
            else if (window.paypalAnswer === 'error') callbacks.onError(new Error('PayPal is down'));
            else await callbacks.onApprove({ orderId });
          },
          destroy() {}, cancel() {},
        };
      } };
    },
  };
  customElements.get('paypal-button') ?? customElements.define('paypal-button', class extends HTMLElement {
    connectedCallback() {
      if (this.firstChild) return;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'PayPal';
      this.append(button);
    }
  });`;
