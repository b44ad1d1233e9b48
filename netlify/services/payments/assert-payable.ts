import { PAYMENT_GIVE_UP_AFTER_MS } from '../../../src/business/constants.ts';
import { toDollars } from '../../../src/domain/shared/numbers/money.ts';
import type { Database } from '../../database/client.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { findVariants } from '../catalogue/find-variants.ts';
import { findLines, type FoundOrder, type OrderRecord } from '../orders/rows.ts';
import { priceLines, withSoldOut, type PricedOrder } from '../orders/rules.ts';
import { countedLines, isHeld, isThere } from '../stock/rows.ts';
import { reserveStock, SoldOut } from '../stock/reserve-stock.ts';

export interface Payable extends FoundOrder {
  /** What it would cost now. */
  readonly figures: PricedOrder['figures'];
}

/**
 * An order that waited is checked again before anything is made or taken at a provider, whichever it is. Throws order_too_old,
 * price_changed, both with PriceFigures. Nothing is written.
 */
export async function assertPayable(db: Database, order: OrderRecord): Promise<Payable> {
  const lines = await findLines(db, order.id);
  const variants = await findVariants(
    db,
    lines.map(({ variantId }) => variantId),
  );
  // Another name alone is not another price.
  const nameOf = new Map(variants.map(({ id, itemName }) => [id, itemName]));
  const items = lines.map(({ variantId, name, quantity, unitPriceCents }) => ({
    merchandiseItemId: variantId,
    name: nameOf.get(variantId) ?? name,
    quantity,
    price: toDollars(unitPriceCents),
  }));
  const { figures, isAsClaimed } = priceLines(items, variants, {
    method: order.method,
    claimed: {
      subtotal: toDollars(order.subtotalCents),
      shipping: toDollars(order.shippingCents),
      tax: toDollars(order.taxCents),
      total: toDollars(order.totalCents),
    },
  });
  if (Date.now() - order.createdAt.getTime() > PAYMENT_GIVE_UP_AFTER_MS) {
    throw new CodedError('order_too_old', { figures });
  }
  if (!isAsClaimed) throw new CodedError('price_changed', { figures });
  return { order, lines, figures };
}

/** Holds the pieces of an order that was checked. Throws price_changed, order_not_payable, too_many_unpaid_orders; then nothing has changed. */
export async function reserveFor(db: Database, { order, figures }: Payable, address: string): Promise<void> {
  await reserveStock(db, order.id, address).catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    throw new CodedError('price_changed', { figures: withSoldOut(figures, error.variantIds) });
  });
}

/**
 * The same check before we capture. Pieces that are no longer held must still be there; where the buyer is gone (`isAttended` is false)
 * they must be held, as a buyer who was told "sold out" may have ordered something else since.
 */
export async function assertCapturable(db: Database, order: OrderRecord, isAttended: boolean): Promise<void> {
  const { figures } = await assertPayable(db, order);
  const isOurs = isAttended ? isThere : isHeld;
  const counted = await countedLines(db, order.id);
  const soldOut = counted.filter((line) => line.stock !== null && !isOurs(line));
  if (soldOut.length === 0) return;
  throw new CodedError('price_changed', {
    figures: withSoldOut(
      figures,
      soldOut.map(({ variantId }) => variantId),
    ),
  });
}
