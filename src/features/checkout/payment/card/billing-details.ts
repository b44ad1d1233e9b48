import type { DefaultValuesOption } from '@stripe/stripe-js';
import type { Address } from '../../../../domain/addresses/address.schema.ts';
import type { CustomerInfo } from '../../../../domain/orders/order.schema.ts';

/** What Stripe's form does not need to ask again. */
export type BillingDetails = NonNullable<DefaultValuesOption['billingDetails']>;

export function billingDetails(
  { customerName, customerEmail, customerPhone }: CustomerInfo,
  { address, city, state, zip }: Address,
): BillingDetails {
  return {
    name: customerName,
    email: customerEmail,
    phone: customerPhone,
    address: { line1: address, city, state, postal_code: zip, country: 'US' },
  };
}
