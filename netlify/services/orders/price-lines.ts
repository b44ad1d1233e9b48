import type { PriceFigures } from '../../../src/domain/orders/orders.api.ts';
import type { OrderItem } from '../../../src/domain/orders/order.schema.ts';
import {
  orderTotals,
  type OrderTotals,
  type PaymentMethod,
} from '../../../src/domain/orders/order-totals.ts';
import { toDollars } from '../../../src/domain/shared/money.ts';
import { cleanLine } from '../../../src/domain/shared/text.ts';
import type { OrderableVariant } from '../catalogue/find-variants.ts';

/** What the browser believes the order to cost, in dollars; the card path sends its total alone. */
export interface ClaimedTotals {
  readonly subtotal?: string;
  readonly shipping?: string;
  readonly tax?: string;
  readonly total: string;
}

interface PricedLine {
  readonly variant: OrderableVariant;
  readonly quantity: number;
}

export interface PricedOrder {
  readonly lines: readonly PricedLine[];
  readonly totals: OrderTotals;
  /** Whether every name, price and amount that was sent is the catalogue's. */
  readonly isAsClaimed: boolean;
  /** What is right instead. */
  readonly figures: PriceFigures;
}

/** An order at the catalogue's prices. `items` has each variant once. */
export function priceLines(
  items: readonly OrderItem[],
  variants: readonly OrderableVariant[],
  { method, claimed }: { readonly method: PaymentMethod; readonly claimed: ClaimedTotals },
): PricedOrder {
  const byId = new Map(variants.map((variant) => [variant.id, variant]));
  const priced = items.map((item) => ({ item, variant: byId.get(item.merchandiseItemId) }));
  const lines = priced.flatMap(({ item, variant }) =>
    variant ? [{ variant, quantity: item.quantity, unitPriceCents: variant.priceCents }] : [],
  );
  const totals = orderTotals(lines, method);
  const amounts = {
    subtotal: toDollars(totals.subtotalCents),
    shipping: toDollars(totals.shippingCents),
    tax: toDollars(totals.taxCents),
    total: toDollars(totals.totalCents),
  };
  const areLinesRight = priced.every(
    ({ item, variant }) =>
      variant !== undefined &&
      item.price === toDollars(variant.priceCents) &&
      cleanLine(item.name) === variant.itemName,
  );
  const areAmountsRight = (Object.keys(amounts) as (keyof typeof amounts)[]).every(
    (name) => claimed[name] === undefined || claimed[name] === amounts[name],
  );
  return {
    lines,
    totals,
    isAsClaimed: areLinesRight && areAmountsRight,
    figures: {
      ...amounts,
      items: priced.map(({ item, variant }) => ({
        merchandiseItemId: item.merchandiseItemId,
        name: variant?.itemName ?? cleanLine(item.name),
        price: variant ? toDollars(variant.priceCents) : item.price,
        available: variant !== undefined,
      })),
    },
  };
}
