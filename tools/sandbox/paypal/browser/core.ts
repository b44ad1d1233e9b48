import type { Components, CreateInstanceOptions, PayPalV6Namespace } from '@paypal/react-paypal-js/sdk-v6';
import { PaypalButtonElement } from './button.ts';
import { createPaypalSession } from './session.ts';

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
