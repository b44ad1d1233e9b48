import { type CatalogueItem, groupedMerchandiseApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { orderTotals, type PaymentMethod } from '../../src/domain/orders/order-totals.ts';
import { readCents, toDollars } from '../../src/domain/shared/money.ts';

const VISITORS = 4_096;

/**
 * Each request is the next of some thousands of visitors, so that limits by address do not end a measurement. New ones without
 * end would measure how fast the host's counters, which are Netlify's work in production, fill memory.
 */
export function visitorAddresses(): () => string {
  let visitors = 0;
  return () => {
    visitors = (visitors + 1) % VISITORS;
    return `10.0.${visitors >> 8}.${visitors & 255}`;
  };
}

export const QUOTE = JSON.stringify({
  firstName: 'Ada',
  lastName: 'Wright',
  phone: '(770) 555-0199',
  description: 'About 200 lb of bright copper wire',
  filledInMs: 9_000,
});

const CUSTOMER = {
  customerName: 'Ada Wright',
  customerEmail: 'ada.wright@example.com',
  customerPhone: '(770) 555-0199',
};

const ADDRESS = { address: '12 Mill Street', city: 'Griffin', state: 'GA', zip: '30223' };

/** The two first things on sale, and what they come to. */
async function cartAt(origin: string, method: PaymentMethod) {
  const offered = (await (await fetch(`${origin}${groupedMerchandiseApi.path}`)).json()) as CatalogueItem[];
  const items = offered
    .slice(0, 2)
    .flatMap(({ name, variants: [variant] }) =>
      variant ? [{ merchandiseItemId: variant.id, quantity: 1, price: variant.price, name }] : [],
    );
  const priced = items.map(({ price, quantity }) => ({ unitPriceCents: readCents(price), quantity }));
  return { items, totals: orderTotals(priced, method) };
}

/** What the wallet path of the checkout sends. */
export async function walletOrderBody(origin: string): Promise<string> {
  const { items, totals } = await cartAt(origin, 'paypal');
  const { address, city, state, zip } = ADDRESS;
  return JSON.stringify({
    ...CUSTOMER,
    shippingAddress: address,
    shippingCity: city,
    shippingState: state,
    shippingZip: zip,
    billingAddress: address,
    billingCity: city,
    billingState: state,
    billingZip: zip,
    subtotal: toDollars(totals.subtotalCents),
    shipping: toDollars(totals.shippingCents),
    tax: toDollars(totals.taxCents),
    total: toDollars(totals.totalCents),
    items,
  });
}

/** What the card path sends, for which an order and its intent are made. */
export async function cardOrderBody(origin: string): Promise<string> {
  const { items, totals } = await cartAt(origin, 'card');
  return JSON.stringify({
    amount: toDollars(totals.totalCents),
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    customerInfo: CUSTOMER,
    items,
  });
}
