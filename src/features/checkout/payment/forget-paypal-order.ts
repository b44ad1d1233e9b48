import { removeInTab } from '../../../lib/storage.ts';

/** Under which this tab keeps a PaypalAttempt: who orders what, and where it goes. */
export const PAYPAL_ORDER_KEY = 'paypal-order';

export const forgetPaypalOrder = (): void => removeInTab(PAYPAL_ORDER_KEY);
