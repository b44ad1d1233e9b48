import type { Request } from 'autocannon';
import { groupedMerchandiseApi } from '../../../src/domain/catalogue/catalogue.api.ts';
import { createPaymentIntentApi } from '../../../src/domain/payments/payments.api.ts';
import { listMetalPricesApi } from '../../../src/domain/prices/prices.api.ts';
import { listQuotesApi } from '../../../src/domain/quotes/admin-quotes.api.ts';
import { createQuoteRequestApi } from '../../../src/domain/quotes/quotes.api.ts';
import { lookUpCustomerApi } from '../../../src/domain/rewards/rewards.api.ts';
import { SAMPLE_CUSTOMERS } from '../../samples/sample-customers.ts';
import { cardOrderBody, QUOTE } from '../visitors.ts';

const page = (path: string): Request => ({ path, headers: { 'accept-encoding': 'br' } });
const get = (path: string, headers = {}): Request => ({ path, headers });

export interface Visits {
  readonly requests: readonly Request[];
  /** How many calls of our functions they make. */
  readonly functions: number;
}

/** A round of requests of all kinds: mostly pages, and one each for a quote request, an order with its intent, a look-up and a staff list. */
export async function mixedVisits(origin: string, ownersCookie: string): Promise<Visits> {
  const headers = { 'content-type': 'application/json', origin };
  const post = ({ path }: { readonly path: string }, body: string): Request => ({
    method: 'POST',
    path,
    headers,
    body,
  });
  const phone = SAMPLE_CUSTOMERS[0]?.phone.slice(2) ?? '';
  const pages = ['/', '/materials/copper', '/location/griffin', '/merch', '/rewards', '/blog'].map(page);
  const prices = get(listMetalPricesApi.path);
  const catalogue = get(groupedMerchandiseApi.path);
  const requests = [
    ...pages,
    prices,
    prices,
    catalogue,
    post(createQuoteRequestApi, QUOTE),
    ...pages,
    prices,
    catalogue,
    post(createPaymentIntentApi, await cardOrderBody(origin)),
    get(lookUpCustomerApi.path.replace(/:\w+/, phone)),
    get(listQuotesApi.path, { cookie: ownersCookie }),
  ];
  const called = requests.flatMap(({ path = '' }) => (path.startsWith('/api/') ? [path] : []));
  return { requests, functions: new Set(called).size };
}
