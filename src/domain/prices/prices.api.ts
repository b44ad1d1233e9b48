import { answer, endpoint } from '../shared/endpoint.ts';

export interface MetalPrice {
  readonly id: string;
  /** snake_case; see metal-types.ts for the names. */
  readonly metalType: string;
  /** US dollars per unit, a decimal string as staff typed it: "4.50", "0.085". */
  readonly price: string;
  readonly unit: string;
  /** When this price took effect on the server, ISO 8601. */
  readonly updatedAt: string;
  /** Signed dollars against the price before, as a decimal string ("-0.05"); null where there was none. */
  readonly change: string | null;
}

/** Public and cacheable; HEAD answers the same headers without the body. */
export const listMetalPricesApi = endpoint({
  method: 'GET',
  path: '/api/metal-prices',
  output: answer<MetalPrice[]>(),
});
