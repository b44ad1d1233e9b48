import { randomUUID } from 'node:crypto';
import { SHOP_MAX_QUANTITY } from '../../../src/business/constants.ts';
import { ORDERS_RATE_LIMIT } from '../../../src/business/rate-limits.ts';
import type { OrderCreated } from '../../../src/domain/orders/orders.api.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database } from '../../database/client.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { violates } from '../../database/database-errors.ts';
import { CodedError } from '../../lib/errors.ts';
import { earlierAnswer, once, type Repeatable } from '../../lib/idempotency.ts';
import { addressOnRecord } from '../addresses/rows.ts';
import { findVariants } from '../catalogue/find-variants.ts';
import { orderRows, type OrderRequest, type OrderRows } from './order-rows.ts';
import { priceLines, type PricedOrder } from './price-lines.ts';
import type { OrderItem } from '../../../src/domain/orders/order.schema.ts';
import { randomSigns } from '../../lib/random-signs.ts';

/** What a customer says on the phone, "GS-7K2M9QXT": one of a million million, and no hint at how many there are. */
export const randomOrderNumber = (): string => `GS-${randomSigns(8)}`;

/** Each variant once, with what its lines have together. Throws invalid_input where they differ or are too many. */
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

export interface OrderSender {
  /** As Netlify tells it. */
  readonly address: string;
  readonly checkoutKey: string;
  readonly idempotencyKey: string | null;
}

interface Checked {
  readonly priced: PricedOrder;
  readonly addressUnchecked: boolean;
}

/** The order at the catalogue's prices. Throws price_changed with the right ones, address_not_deliverable. */
async function check(db: Database, { items, method, claimed, shipping }: OrderRequest): Promise<Checked> {
  const ids = items.map(({ merchandiseItemId }) => merchandiseItemId);
  const [variants, { outcome }] = await Promise.all([findVariants(db, ids), addressOnRecord(db, shipping)]);
  const priced = priceLines(items, variants, { method, claimed });
  if (!priced.isAsClaimed) throw new CodedError('price_changed', { figures: priced.figures });
  if (outcome === 'undeliverable') throw new CodedError('address_not_deliverable');
  return { priced, addressUnchecked: outcome === 'unchecked' };
}

/** Writes until a number is free: the first, save once in a million million. */
async function write(
  db: Database,
  repeatable: Repeatable,
  address: string,
  drawNumber: () => string,
  rowsFor: (created: OrderCreated) => OrderRows,
): Promise<OrderCreated> {
  for (;;) {
    const created = { id: randomUUID(), number: drawNumber() };
    const { order, lines } = rowsFor(created);
    try {
      return await once(db, repeatable, address, created, async (tx) => {
        await tx.insert(orders).values(order);
        await tx.insert(orderLines).values(lines);
      });
    } catch (error) {
      if (!violates(error, 'orders_number_unique')) throw error;
    }
  }
}

/**
 * Keeps an order at the catalogue's own prices; nothing is charged yet. The same idempotency key gives the same order,
 * whatever prices are by then. Throws price_changed with PriceFigures, address_not_deliverable, idempotency_key_reused,
 * too_many_requests.
 */
export async function placeOrder(
  db: Database,
  request: OrderRequest,
  { address, checkoutKey, idempotencyKey: key }: OrderSender,
  drawNumber: () => string = randomOrderNumber,
): Promise<OrderCreated> {
  const merged: OrderRequest = { ...request, items: mergeItems(request.items) };
  const customerPhone = toE164(request.customer.customerPhone);
  if (!customerPhone) {
    throw new CodedError('invalid_input', { fields: { customerPhone: 'Please enter a US phone number' } });
  }
  const repeatable = { limit: ORDERS_RATE_LIMIT, key, content: request };
  const checked = await check(db, merged).catch(async (error: unknown) => {
    // Prices may have changed since the first time.
    const earlier = await earlierAnswer<OrderCreated>(db, repeatable);
    if (earlier) return earlier.answer;
    throw error;
  });
  if ('number' in checked) return checked;

  const { priced, addressUnchecked } = checked;
  return write(db, repeatable, address, drawNumber, (created) =>
    orderRows(merged, priced, { ...created, checkoutKey, customerPhone, addressUnchecked }),
  );
}
