import { SHOP_SHIPPING_CENTS, SHOP_TAX_MILLI_PERCENT } from '../../business/constants.ts';
import { shareOf, type Cents } from '../shared/numbers/money.ts';

export type PaymentMethod = keyof typeof SHOP_TAX_MILLI_PERCENT;

export interface OrderTotals {
  readonly subtotalCents: Cents;
  readonly shippingCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
}

/** The cost of an order. The tax depends on the payment method. An empty cart costs nothing. */
export function orderTotals(
  lines: readonly { readonly unitPriceCents: Cents; readonly quantity: number }[],
  method: PaymentMethod,
): OrderTotals {
  const subtotalCents = lines.reduce(
    (sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity,
    0,
  );
  const shippingCents = lines.length > 0 ? SHOP_SHIPPING_CENTS : 0;
  const taxCents = shareOf(subtotalCents, SHOP_TAX_MILLI_PERCENT[method]);
  return { subtotalCents, shippingCents, taxCents, totalCents: subtotalCents + shippingCents + taxCents };
}
