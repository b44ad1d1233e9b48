import { type CatalogueItem, groupedMerchandiseApi } from '../../src/domain/catalogue/catalogue.api.ts';
import { orderTotals } from '../../src/domain/orders/order-totals.ts';
import { readCents, toDollars } from '../../src/domain/shared/numbers/money.ts';

const VISITORS = 4_096;

/**
 * Rotates through thousands of visitors, so that limits by address do not end a measurement. Endless new
 * addresses would measure the memory of the host's counters, which Netlify replaces in production.
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

/** An order of the first two products, by card. */
export async function cardOrderBody(origin: string): Promise<string> {
  const offered = (await (await fetch(`${origin}${groupedMerchandiseApi.path}`)).json()) as CatalogueItem[];
  const items = offered
    .slice(0, 2)
    .flatMap(({ name, variants: [variant] }) =>
      variant ? [{ merchandiseItemId: variant.id, quantity: 1, price: variant.price, name }] : [],
    );
  const priced = items.map(({ price, quantity }) => ({ unitPriceCents: readCents(price), quantity }));
  const totals = orderTotals(priced, 'card');
  return JSON.stringify({
    amount: toDollars(totals.totalCents),
    shippingAddress: ADDRESS,
    billingAddress: ADDRESS,
    customerInfo: CUSTOMER,
    items,
  });
}
