import { type Address, addressSchema } from '../../../domain/addresses/address.schema.ts';
import { type CustomerInfo, customerInfoSchema } from '../../../domain/orders/order.schema.ts';
import { savedAtom } from '../../../lib/storage/saved-atom.ts';
import { CHECKOUT_CUSTOMER_KEY, CHECKOUT_SHIPPING_KEY } from '../../../lib/storage/storage-keys.ts';

/** The customer saved on this device, if complete. Setting undefined removes it. */
export const $customer = savedAtom<CustomerInfo | undefined>(
  CHECKOUT_CUSTOMER_KEY,
  (stored) => customerInfoSchema.safeParse(stored).data,
);

export const $savedShipping = savedAtom<Address | undefined>(
  CHECKOUT_SHIPPING_KEY,
  (stored) => addressSchema.safeParse(stored).data,
);
