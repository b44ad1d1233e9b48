import { loadScript } from '../../../lib/load-script.ts';

/**
 * The package's loader asks paypal.com alone (/web-sdk/v6/core), unless `window.paypal` is there with a `version` that starts
 * with "6". So the stand-in comes first: it sets `window.paypal = { version: '6.0.0', createInstance }` and `<paypal-button>`.
 */
const STAND_IN = '/sandbox/paypal/v6/core.js';

/** Readies the page for PayPalProvider; outside the sandbox that loads everything itself. */
export const preparePaypal = async (sandbox: boolean): Promise<void> =>
  sandbox ? loadScript(STAND_IN) : undefined;
