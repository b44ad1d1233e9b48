import { randomUUID } from 'node:crypto';
import { ORDERS_RATE_LIMIT } from '../../../src/business/constants.ts';
import { CATALOGUE_CACHE } from '../../../src/domain/catalogue/catalogue.api.ts';
import type { NewOrder } from '../../../src/domain/orders/order.schema.ts';
import { createOrderApi, type OrderCreated } from '../../../src/domain/orders/orders.api.ts';
import { toE164 } from '../../../src/domain/shared/contact/phone.ts';
import type { Database } from '../../database/client.ts';
import { violates } from '../../database/database-errors.ts';
import { orderLines, orders } from '../../database/schema/orders.ts';
import { CodedError } from '../../lib/http/errors.ts';
import { earlierAnswer, once, type Repeatable } from '../../lib/http/idempotency.ts';
import { purgeTag } from '../../providers/cdn/purge-tag.ts';
import { addressOnRecord } from '../addresses/rows.ts';
import { findVariants } from '../catalogue/find-variants.ts';
import { holdStock, SoldOut } from '../stock/reserve-stock.ts';
import { type OrderRequest, orderRows, type OrderRows } from './order-rows.ts';
import { mergeItems, type PricedOrder, priceLines, randomOrderNumber, withSoldOut } from './rules.ts';

export interface OrderSender {
  /** As Netlify reports it. */
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

/** Inserts until a number is free: almost always the first, as one in a trillion is taken. */
async function write(
  db: Database,
  repeatable: Repeatable,
  address: string,
  drawNumber: () => string,
  rowsFor: (created: OrderCreated) => OrderRows,
): Promise<OrderCreated> {
  let isLast = false;
  for (;;) {
    const created = { id: randomUUID(), number: drawNumber() };
    const { order, lines } = rowsFor(created);
    try {
      const written = await once(db, repeatable, address, created, async (tx) => {
        await tx.insert(orders).values(order);
        await tx.insert(orderLines).values(lines);
        // A card is paid in the same call: what is sold out leaves no order behind.
        isLast = order.method === 'card' && (await holdStock(tx, created.id, address));
      });
      if (isLast) await purgeTag(CATALOGUE_CACHE.tag);
      return written;
    } catch (error) {
      if (!violates(error, 'orders_number_unique')) throw error;
    }
  }
}

/**
 * Saves an order at the catalogue's own prices, and holds its pieces if a card is to pay it; nothing is charged yet. The same
 * idempotency key gives the same order, even if prices have changed. Throws price_changed with PriceFigures, address_not_deliverable,
 * idempotency_key_reused, too_many_requests, too_many_unpaid_orders; then nothing is saved.
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
  const repeatable = { limit: ORDERS_RATE_LIMIT, key, ...request.sent };
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
  ).catch((error: unknown) => {
    if (!(error instanceof SoldOut)) throw error;
    throw new CodedError('price_changed', { figures: withSoldOut(priced.figures, error.variantIds) });
  });
}

/** Saves an order that PayPal is to pay; its body is flat. Throws what placeOrder throws. */
export function createWalletOrder(db: Database, order: NewOrder, sender: OrderSender): Promise<OrderCreated> {
  const { customerName, customerEmail, customerPhone, items, subtotal, shipping, tax, total } = order;
  const request = {
    method: 'paypal',
    customer: { customerName, customerEmail, customerPhone },
    shipping: {
      address: order.shippingAddress,
      city: order.shippingCity,
      state: order.shippingState,
      zip: order.shippingZip,
    },
    billing: {
      address: order.billingAddress,
      city: order.billingCity,
      state: order.billingState,
      zip: order.billingZip,
    },
    items,
    claimed: { subtotal, shipping, tax, total },
    sent: { schema: createOrderApi.input, content: order },
  } as const;
  return placeOrder(db, request, sender);
}
