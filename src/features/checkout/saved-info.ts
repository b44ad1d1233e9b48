import { type Address, addressSchema } from '../../domain/addresses/address.schema.ts';
import { type CustomerInfo, customerInfoSchema } from '../../domain/orders/order.schema.ts';
import { keptAtom } from '../../lib/kept-atom.ts';

/** What this device keeps of a customer between visits; undefined, which removes it, where there is none that is complete. */
export const $customer = keptAtom<CustomerInfo | undefined>(
  'georgia-scrap-metal-checkout-customer',
  (stored) => customerInfoSchema.safeParse(stored).data,
);

export const $savedShipping = keptAtom<Address | undefined>(
  'georgia-scrap-metal-checkout-shipping',
  (stored) => addressSchema.safeParse(stored).data,
);
