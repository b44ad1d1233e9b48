import type { Address } from '../addresses/address.schema.ts';
import { toDollars, type Cents } from '../shared/money.ts';
import type { CustomerInfo, OrderItem } from './order.schema.ts';

export interface OrderedLine {
  /** The variant's id. */
  readonly id: string;
  readonly name: string;
  readonly unitPriceCents: Cents;
  readonly quantity: number;
}

/** What an order is made of, whichever way it is paid. */
export interface Purchase {
  readonly customer: CustomerInfo;
  readonly shipping: Address;
  readonly billing: Address;
  readonly lines: readonly OrderedLine[];
}

/** The lines of a cart as they go over the wire. */
export const orderItems = (lines: readonly OrderedLine[]): OrderItem[] =>
  lines.map(({ id, name, unitPriceCents, quantity }) => ({
    merchandiseItemId: id,
    quantity,
    price: toDollars(unitPriceCents),
    name,
  }));
