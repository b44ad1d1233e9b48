import { randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '../../../src/business/constants.ts';
import type { Address } from '../../../src/domain/addresses/address.schema.ts';
import type { OrderCreated } from '../../../src/domain/orders/orders.api.ts';
import type { CustomerInfo, OrderItem } from '../../../src/domain/orders/order.schema.ts';
import type { PaymentMethod } from '../../../src/domain/orders/order-totals.ts';
import { toE164 } from '../../../src/domain/shared/phone.ts';
import type { Database, Executor } from '../../database/client.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { CodedError } from '../../lib/errors.ts';
import { fault } from '../../lib/fault.ts';
import { firstAnswer } from '../../lib/idempotency.ts';
import { useAllowance } from '../../lib/rate-limit.ts';
import { addressOnRecord } from '../addresses/address-on-record.ts';
import { findVariants } from '../catalogue/find-variants.ts';
import { insertOrder, type NewOrderRow } from './insert-order.ts';
import { mergeItems } from './merge-items.ts';
import { randomOrderNumber } from './order-number.ts';
import { priceLines, type ClaimedTotals } from './price-lines.ts';

export interface OrderRequest {
  readonly method: PaymentMethod;
  readonly customer: CustomerInfo;
  readonly shipping: Address;
  readonly billing: Address;
  readonly items: readonly OrderItem[];
  readonly claimed: ClaimedTotals;
}

export interface OrderSender {
  /** As Netlify tells it. */
  readonly address: string;
  readonly checkoutKey: string;
  readonly idempotencyKey: string | null;
}

/** Ends a transaction whose order number is taken; the next one draws another. */
class NumberTaken extends Error {}

/** Whether nobody could check the address. Throws address_not_deliverable. */
async function isUnchecked(tx: Executor, shipping: Address): Promise<boolean> {
  const { outcome } = await addressOnRecord(tx, shipping);
  if (outcome === 'undeliverable') throw new CodedError('address_not_deliverable');
  return outcome === 'unchecked';
}

async function place(
  tx: Executor,
  { method, customer, shipping, billing, items, claimed }: OrderRequest,
  fixed: Pick<NewOrderRow, 'id' | 'number' | 'checkoutKey' | 'customerPhone'>,
): Promise<void> {
  const variants = await findVariants(
    tx,
    items.map(({ merchandiseItemId }) => merchandiseItemId),
  );
  const { lines, totals, isAsClaimed, figures } = priceLines(items, variants, { method, claimed });
  if (!isAsClaimed) throw new CodedError('price_changed', { figures });
  const row: NewOrderRow = {
    ...fixed,
    ...totals,
    method,
    customerName: customer.customerName,
    customerEmail: customer.customerEmail,
    shippingAddress: shipping.address,
    shippingCity: shipping.city,
    shippingState: shipping.state,
    shippingZip: shipping.zip,
    billingAddress: billing.address,
    billingCity: billing.city,
    billingState: billing.state,
    billingZip: billing.zip,
    addressUnchecked: await isUnchecked(tx, shipping),
  };
  if (!(await insertOrder(tx, row, lines))) throw new NumberTaken();
}

/**
 * Keeps an order at the catalogue's own prices; nothing is charged yet. The same idempotency key gives the same order.
 * Throws price_changed with PriceFigures, address_not_deliverable, idempotency_key_reused, too_many_requests.
 */
export async function placeOrder(
  db: Database,
  request: OrderRequest,
  { address, checkoutKey, idempotencyKey }: OrderSender,
  drawNumber: () => string = randomOrderNumber,
): Promise<OrderCreated> {
  const merged: OrderRequest = { ...request, items: mergeItems(request.items) };
  const customerPhone = toE164(request.customer.customerPhone);
  if (!customerPhone) {
    throw new CodedError('invalid_input', { fields: { customerPhone: 'Please enter a US phone number' } });
  }
  const repeatable = { scope: 'orders', key: idempotencyKey, content: request };
  const attempt = () =>
    inTransaction(db, async (tx) => {
      const drawn: OrderCreated = { id: randomUUID(), number: drawNumber() };
      const answered = await firstAnswer(tx, repeatable, drawn);
      if (answered !== drawn) return answered;
      await useAllowance(tx, 'orders', address, RATE_LIMITS.orders);
      await place(tx, merged, { ...drawn, checkoutKey, customerPhone });
      await fault('before_order_commit');
      return drawn;
    });
  for (;;) {
    try {
      const placed = await attempt();
      await fault('after_order_commit');
      return placed;
    } catch (error) {
      if (!(error instanceof NumberTaken)) throw error;
    }
  }
}
