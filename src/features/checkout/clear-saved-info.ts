import { removeInTab } from '../../lib/storage.ts';
import { PAYPAL_ORDER_KEY } from '../../lib/storage-keys.ts';
import { EMPTY_ADDRESS } from './address-form.ts';
import { $step, showStep } from './checkout.store.ts';
import { $billingSameAsShipping, billingForm, shippingForm } from './checkout-addresses.ts';
import { tellSuccess } from './checkout-toasts.ts';
import { $customer, $savedShipping } from './saved-info.ts';

/** Removes customer and addresses from this device and from the fields, and begins anew. */
export function clearSavedInfo(): void {
  $customer.set(undefined);
  $savedShipping.set(undefined);
  removeInTab(PAYPAL_ORDER_KEY);
  shippingForm.put(EMPTY_ADDRESS);
  billingForm.put(EMPTY_ADDRESS);
  $billingSameAsShipping.set(true);
  if ($step.get() !== 'customer') showStep('customer', 'replace');
  tellSuccess('All Information Cleared', 'Nothing about you is kept on this device any more.');
}
