import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../netlify/database/client.ts';
import { merchandiseItems, merchandiseVariants } from '../../netlify/database/schema/catalogue.ts';
import type { NewOrder, OrderItem } from '../../src/domain/orders/order.schema.ts';
import { orderTotals, type PaymentMethod } from '../../src/domain/orders/order-totals.ts';
import { readCents, toDollars } from '../../src/domain/shared/numbers/money.ts';

/** The first products, each in another quantity, with the prices that a cart expects. */
export async function cartOf(db: Database, lines = 2): Promise<OrderItem[]> {
  const variants = await db
    .select({
      id: merchandiseVariants.id,
      priceCents: merchandiseVariants.priceCents,
      name: merchandiseItems.name,
    })
    .from(merchandiseVariants)
    .innerJoin(merchandiseItems, eq(merchandiseItems.id, merchandiseVariants.itemId))
    .orderBy(asc(merchandiseItems.position), asc(merchandiseVariants.position))
    .limit(lines);
  return variants.map(({ id, priceCents, name }, index) => ({
    merchandiseItemId: id,
    quantity: index + 1,
    price: toDollars(priceCents),
    name,
  }));
}

export function totalsOf(items: readonly OrderItem[], method: PaymentMethod) {
  const lines = items.map(({ price, quantity }) => ({ unitPriceCents: readCents(price), quantity }));
  const { subtotalCents, shippingCents, taxCents, totalCents } = orderTotals(lines, method);
  return {
    subtotal: toDollars(subtotalCents),
    shipping: toDollars(shippingCents),
    tax: toDollars(taxCents),
    total: toDollars(totalCents),
    totalCents,
  };
}

export const ADDRESS = { address: '123 Peachtree St', city: 'Griffin', state: 'GA', zip: '30223' };

export const CUSTOMER = {
  customerName: 'Ada Wright',
  customerEmail: 'ada.wright@example.com',
  customerPhone: '(770) 555-0199',
};

/** What the card path sends. */
export const cardBody = (items: readonly OrderItem[]) => ({
  amount: totalsOf(items, 'card').total,
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  customerInfo: CUSTOMER,
  items,
});

/** What the wallet path sends. */
export function walletBody(items: readonly OrderItem[]): NewOrder {
  const { subtotal, shipping, tax, total } = totalsOf(items, 'paypal');
  return {
    ...CUSTOMER,
    shippingAddress: ADDRESS.address,
    shippingCity: ADDRESS.city,
    shippingState: ADDRESS.state,
    shippingZip: ADDRESS.zip,
    billingAddress: ADDRESS.address,
    billingCity: ADDRESS.city,
    billingState: ADDRESS.state,
    billingZip: ADDRESS.zip,
    subtotal,
    shipping,
    tax,
    total,
    items: [...items],
  };
}

/** The Cookie header that a browser would send back after an answer. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
