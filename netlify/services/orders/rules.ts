import type { PriceFigures } from '../../../src/domain/orders/orders.api.ts';
import type { OrderItem } from '../../../src/domain/orders/order.schema.ts';
import {
  orderTotals,
  type OrderTotals,
  type PaymentMethod,
} from '../../../src/domain/orders/order-totals.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import { cleanLine } from '../../../src/domain/shared/text/clean-text.ts';
import type { OrderableVariant } from '../catalogue/find-variants.ts';
import { SHOP_MAX_QUANTITY } from '../../../src/business/constants.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { randomCharacters } from '../../lib/random-characters.ts';
import type { outbox } from '../../database/schema/outbox.ts';
import type { OrderRecord, OrderLineRow } from './rows.ts';

interface Sendable {
  readonly order: Pick<OrderRecord, 'fulfillment'>;
  readonly lines: readonly { readonly sentAt: unknown }[];
}

type OutboxMessage = Pick<typeof outbox.$inferSelect, 'state'> | undefined;

/**
 * Whether an order is stuck on its way to Printful and nothing of it has left: no message is working on it anymore, or
 * Printful refused it.
 */
export function canFulfillAgain(
  { order: { fulfillment }, lines }: Sendable,
  /** The outbox row that sends it there. */
  message: OutboxMessage,
): boolean {
  if (lines.some(({ sentAt }) => sentAt !== null)) return false;
  if (fulfillment === 'queued') return message?.state !== 'pending';
  return fulfillment === 'failed' || fulfillment === 'none';
}

type Order = Pick<OrderRecord, 'printfulOrderId' | 'fulfillment'>;

/** Whether staff pack and send a line: all lines if nothing went to Printful, or if Printful gave up. */
export const isStaffLine = (
  { printfulOrderId, fulfillment }: Order,
  { printfulVariantId }: Pick<OrderLineRow, 'printfulVariantId'>,
): boolean => printfulOrderId === null || printfulVariantId === null || fulfillment === 'failed';

/** What a customer says on the phone, "GS-7K2M9QXT": one of a trillion, so it does not reveal how many there are. */
export const randomOrderNumber = (): string => `GS-${randomCharacters(8)}`;

/** Each variant once, with the quantity of all its lines. Throws invalid_input if they differ or are too many. */
export function mergeItems(items: readonly OrderItem[]): readonly OrderItem[] {
  const merged = new Map<string, OrderItem>();
  for (const item of items) {
    const merchandiseItemId = item.merchandiseItemId.toLowerCase();
    const known = merged.get(merchandiseItemId);
    const quantity = (known?.quantity ?? 0) + item.quantity;
    const isSame = !known || (known.price === item.price && known.name === item.name);
    if (!isSame || quantity > SHOP_MAX_QUANTITY) {
      throw new CodedError('invalid_input', {
        fields: { items: `Please order each item once, at most ${SHOP_MAX_QUANTITY} of it` },
      });
    }
    merged.set(merchandiseItemId, { ...item, merchandiseItemId, quantity });
  }
  return [...merged.values()];
}

/** The amounts the browser expects, in dollars; the card path sends only its total. */
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
  /** Whether every name, price and amount that was sent matches the catalogue. */
  readonly isAsClaimed: boolean;
  /** The right amounts. */
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

/** The figures of an order when these are sold out. */
export const withSoldOut = (figures: PriceFigures, soldOut: readonly string[]): PriceFigures => ({
  ...figures,
  items: figures.items.map((item) =>
    soldOut.includes(item.merchandiseItemId) ? { ...item, available: false } : item,
  ),
});
